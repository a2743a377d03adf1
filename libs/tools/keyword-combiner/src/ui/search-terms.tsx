import { useToolWords } from '@seller-toolbox/tool-kit';
import { Card, CopyButton } from '@seller-toolbox/ui';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { searchTermsOf } from '../engine/search-terms.ts';
import { keywordsOf } from '../engine/split-keywords.ts';
import type zh from '../locales/zh.json';
import type { Group } from './group-texts.ts';
import styles from './combination-results.module.css';

/** The words of the groups as one line for the backend field, with its bytes. */
export function SearchTerms({ groups }: { groups: readonly Group[] }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { text, bytes, maxBytes, leftOut } = searchTermsOf(groups.map(keywordsOf));
  return (
    <Card
      title={t('ui.searchTerms')}
      actions={
        <CopyButton
          size="s"
          text={() => text}
          label={t('ui.copyTerms')}
          copiedLabel={platform('frame.copied')}
          failedLabel={platform('frame.copyFailed')}
        />
      }
    >
      <p className={styles.terms} dir="auto">
        {text}
      </p>
      <p className={styles.note}>
        {t('ui.searchTermsNote', { bytes: format.number(bytes), max: format.number(maxBytes) })}
      </p>
      {leftOut > 0 && <p className={styles.note}>{t('ui.searchTermsLeft', { count: leftOut })}</p>}
    </Card>
  );
}
