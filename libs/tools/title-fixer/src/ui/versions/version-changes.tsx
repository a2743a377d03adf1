import { useToolWords } from '@seller-toolbox/tool-kit';
import type zh from '../../locales/zh.json';
import type { ShownVersion } from './shown-version.ts';
import { DiffLegend, InlineDiff } from './inline-diff.tsx';
import { useVersionText } from './version-text.ts';
import styles from './version-changes.module.css';

/** Changes that say nothing but the words that the diff marks. */
const SHOWN_BY_DIFF: readonly string[] = ['removed-characters', 'removed-repeats', 'shortened'];

export interface VersionChangesProps {
  version: ShownVersion;
  original: string;
  /** The language of the listing. */
  language: string | undefined;
}

/** What one rewritten title changed: in its words, as a list, and why. */
export function VersionChanges({ version, original, language }: VersionChangesProps) {
  const { t } = useToolWords<typeof zh>();
  const textOf = useVersionText();
  const { title, changes, explanation, itemHighlights } = version;
  return (
    <>
      <InlineDiff
        caption={`${t('ui.original')} → ${t('ui.rewritten')}`}
        before={original}
        after={title}
        language={language}
        moved={{ text: itemHighlights ?? '', name: t('ui.itemHighlightsShort') }}
      />
      {title !== original && <DiffLegend />}
      <ul className={styles.changes}>
        {changes
          .filter((change) => !('code' in change && SHOWN_BY_DIFF.includes(change.code)))
          .map((change, index) => (
            <li key={index}>{textOf(change)}</li>
          ))}
        <li>{textOf(explanation)}</li>
      </ul>
    </>
  );
}
