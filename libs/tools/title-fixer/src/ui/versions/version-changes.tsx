import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Disclosure } from '@seller-toolbox/ui';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import type { ShownVersion } from './shown-version.ts';
import { DiffLegend, InlineDiff } from './inline-diff.tsx';
import { useVersionText } from './version-text.ts';
import styles from './version-changes.module.css';

/** Characters of the longest original whose diff is open at first: six lines of its column. */
const SHORT_DIFF = 240;

/** Changes that say nothing but the words that the diff marks. */
const SHOWN_BY_DIFF: readonly string[] = ['removed-characters', 'removed-repeats', 'shortened'];

export interface VersionChangesProps {
  version: ShownVersion;
  fix: TitleFix;
  original: string;
  /** The language of the listing. */
  language: string | undefined;
}

/** What one rewritten title changed: in its words, as a list, and why. A short diff is open at first. */
export function VersionChanges({ version, fix, original, language }: VersionChangesProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const textOf = useVersionText();
  const { title, length, changes, explanation, itemHighlights } = version;
  return (
    <Disclosure
      summary={t('ui.changes')}
      aside={`${format.number(fix.stats.length)} → ${format.number(length)}`}
      open={title !== original && fix.stats.length <= SHORT_DIFF}
    >
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
    </Disclosure>
  );
}
