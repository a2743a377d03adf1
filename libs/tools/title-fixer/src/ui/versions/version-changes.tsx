import { useToolWords } from '@seller-toolbox/tool-kit';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { useFormat } from '@seller-toolbox/words/react';
import { Disclosure } from '@seller-toolbox/ui';
import { lazy, useState } from 'react';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { ShownVersion } from './shown-version.ts';
import { useVersionText } from './version-text.ts';
import styles from './version-changes.module.css';

const InlineDiff = lazy(async () => ({ default: (await import('./title-diff.tsx')).InlineDiff }));

export interface VersionChangesProps {
  version: ShownVersion;
  fix: TitleFix;
  original: string;
  /** The language of the listing. */
  language: string | undefined;
}

/** What one rewritten title changed: in its words, as a list, and why. The diff is loaded when it is opened. */
export function VersionChanges({ version, fix, original, language }: VersionChangesProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const textOf = useVersionText();
  const [wasOpened, setOpened] = useState(false);
  const { title, length, changes, explanation } = version;
  return (
    <Disclosure
      summary={t('ui.changes', { count: format.number(changes.length) })}
      aside={`${format.number(fix.stats.length)} → ${format.number(length)}`}
      onToggle={(isOpen) => isOpen && setOpened(true)}
    >
      {wasOpened && (
        <LazyBoundary>
          <InlineDiff before={original} after={title} language={language} />
        </LazyBoundary>
      )}
      <ul className={styles.changes}>
        {changes.map((change, index) => (
          <li key={index}>{textOf(change)}</li>
        ))}
        <li>{textOf(explanation)}</li>
      </ul>
    </Disclosure>
  );
}
