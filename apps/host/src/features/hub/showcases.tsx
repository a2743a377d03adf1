import { showcaseIds, tools } from '@seller-toolbox/catalogue';
import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import { Icon, IconButton, toIconName } from '@seller-toolbox/ui';
// The drawings are in the page before their code is.
import '@seller-toolbox/ui/showcase.module.css';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Suspense, useState, type CSSProperties } from 'react';
import { useEndOfPrerendered, usePrerenderedAt } from '../../site/base/hydration.tsx';
import { useCatalogueWords } from '../../site/base/site-words.tsx';
import { useHomeWords } from '../../site/base/home-words.ts';
import { ShowcaseDrawing, ShowcasePlaceholder } from './showcase-drawing.tsx';
import styles from './showcases.module.css';

/**
 * The styles can show one of three. A tool that is announced only has no place among what the site does. The slogan speaks of
 * calculations: those come before texts.
 */
const SHOWN = tools
  .filter(({ id, status }) => status === 'ready' && showcaseIds.includes(id))
  .sort((a, b) => +(a.category === 'optimization') - +(b.category === 'optimization'))
  .slice(0, 3);

type State = 'turning' | 'paused' | 'still';

/**
 * Worked examples of tools, one after the other, once around. The styles turn them, so that it needs no script; the visitor can
 * pause them or choose one, and with reduced motion the first stays.
 */
export function Showcases() {
  const t = useHomeWords();
  const words = useCatalogueWords();
  const [state, setState] = useState<State>('turning');
  const [chosen, setChosen] = useState(0);
  // Boundaries below hydrate later than this component.
  const [isPrerendered] = useState(usePrerenderedAt() !== null);
  useEndOfPrerendered();
  const around = { '--count': SHOWN.length } as CSSProperties;

  function choose(index: number) {
    setChosen(index);
    setState('still');
  }

  function turn() {
    setState(state === 'turning' ? 'paused' : 'turning');
    if (state === 'still') setChosen(0);
  }

  return (
    <section className={styles.showcases} aria-label={t('hero.examples')} data-state={state} style={around}>
      <div
        className={styles.stage}
        onAnimationEnd={({ currentTarget, target }) => target === currentTarget.lastChild && choose(0)}
      >
        {SHOWN.map((tool, index) => (
          <div key={tool.id} className={styles.slide} {...place(index)} data-chosen={chosen === index}>
            <Head tool={tool} />
            <ErrorBoundary fallback={() => null}>
              <Suspense fallback={<ShowcasePlaceholder />}>
                <ShowcaseDrawing toolId={tool.id} isPrerendered={isPrerendered} />
              </Suspense>
            </ErrorBoundary>
          </div>
        ))}
      </div>
      <div className={styles.choices}>
        {SHOWN.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            className={styles.choice}
            {...place(index)}
            data-chosen={chosen === index}
            aria-pressed={state === 'still' && chosen === index}
            onClick={() => choose(index)}
          >
            <span>{words[id]?.title ?? id}</span>
          </button>
        ))}
        <IconButton
          className={styles.pause}
          size="s"
          icon={state === 'turning' ? 'pause' : 'play'}
          label={t(state === 'turning' ? 'hero.pause' : 'hero.play')}
          onClick={turn}
        />
      </div>
    </section>
  );
}

const place = (index: number) => ({ style: { '--index': index } as CSSProperties });

function Head({ tool: { id, icon } }: { tool: ToolManifest }) {
  const words = useCatalogueWords();
  const platform = usePlatformWords();
  return (
    <p className={styles.head}>
      <LocalLink to={paths.tool(id)} className={styles.link}>
        <Icon name={toIconName(icon)} size={16} />
        <span>{words[id]?.title ?? id}</span>
      </LocalLink>
      <span className={styles.example}>{platform('frame.example')}</span>
    </p>
  );
}
