import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton } from '@seller-toolbox/ui';
import { FIXER_RULES } from '../../engine/fixer-rules.data.ts';
import type { TitleFix } from '../../engine/title-fixer.schema.ts';
import type zh from '../../locales/zh.json';
import styles from './version-list.module.css';

export interface ItemHighlightsProps {
  text: string;
  ruleSet: TitleFix['ruleSet'];
  /** The language of the listing. */
  language: string | undefined;
}

/** What went from a title into the item highlights, to copy. */
export function ItemHighlights({ text, ruleSet, language }: ItemHighlightsProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  return (
    <div className={styles.highlights}>
      <b>{t('ui.itemHighlightsProposed')}</b>
      <span>
        {format.number(codePointLength(text))}/{format.number(FIXER_RULES[ruleSet].itemHighlights ?? 0)}
      </span>
      <p lang={language} dir="auto">
        {text}
      </p>
      <CopyButton
        text={text}
        label={t('ui.copyHighlights')}
        copiedLabel={platform('frame.copied')}
        failedLabel={platform('frame.copyFailed')}
        size="s"
      />
    </div>
  );
}
