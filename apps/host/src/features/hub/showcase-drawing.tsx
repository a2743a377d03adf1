import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import type { I18n } from '@seller-toolbox/words';
import { useI18n, useLanguage } from '@seller-toolbox/words/react';
import { use, useState } from 'react';
import { loadedShowcase, prepareShowcase } from '../../site/base/showcases.ts';
import styles from './showcase-drawing.module.css';

/**
 * The worked example of a tool. The build draws it into the page, and a page that hydrates leaves it as it is: neither the
 * drawing nor its words are loaded then. They are loaded where the visitor comes from another page, or changes the language.
 */
export function ShowcaseDrawing({ toolId, isPrerendered }: { toolId: string; isPrerendered: boolean }) {
  const i18n = useI18n();
  const language = useLanguage();
  const [prerenderedIn, setPrerenderedIn] = useState(isPrerendered ? language : null);
  if (prerenderedIn !== null && prerenderedIn !== language) setPrerenderedIn(null);
  if (loadedShowcase(toolId, i18n, language)) return <Drawn toolId={toolId} />;
  return prerenderedIn === language ? <Prerendered /> : <Arriving toolId={toolId} />;
}

/** Its space while it is loaded. */
export function ShowcasePlaceholder() {
  return <div className={styles.drawing} />;
}

function Drawn({ toolId }: { toolId: string }) {
  const language = useLanguage();
  const Drawing = loadedShowcase(toolId, useI18n(), language);
  return (
    <div className={styles.drawing} data-static>
      {Drawing && <Drawing pathOf={(id) => withLanguage(paths.tool(id), language)} />}
    </div>
  );
}

/** React keeps the content of the prerendered element: it has nothing of its own to compare it with. */
function Prerendered() {
  return (
    <div className={styles.drawing} dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning data-static />
  );
}
const NOTHING = { __html: '' };

function Arriving({ toolId }: { toolId: string }) {
  use(arrivalOf(toolId, useI18n(), useLanguage()));
  return <Drawn toolId={toolId} />;
}

const arrivals = new WeakMap<I18n, Map<string, Promise<void>>>();

function arrivalOf(
  toolId: string,
  i18n: I18n,
  language: Parameters<typeof prepareShowcase>[2],
): Promise<void> {
  const known = arrivals.get(i18n) ?? new Map<string, Promise<void>>();
  arrivals.set(i18n, known);
  const key = `${toolId} ${language}`;
  const arrival = known.get(key) ?? prepareShowcase(toolId, i18n, language);
  known.set(key, arrival);
  arrival.catch(() => known.delete(key));
  return arrival;
}
