import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { MarkedText, toRuns } from '@seller-toolbox/listing-ui/listing-title';
import type { KeywordDensityOutput } from '../engine/keyword-density.schema.ts';
import type zh from '../locales/zh.json';
import styles from './marked-content.module.css';

export interface MarkedContentProps {
  /** The text of the output. */
  content: string;
  output: KeywordDensityOutput;
}

/** The text with the occurrences of keywords marked. */
export function MarkedContent({ content, output }: MarkedContentProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { total, first } = output.highlights;
  if (total === 0) return null;
  return (
    <MarkedText
      caption={t('ui.marked')}
      more={
        total > first.length && (
          <p className={styles.note}>
            {t('ui.markedFirst', { shown: format.number(first.length), total: format.number(total) })}
          </p>
        )
      }
    >
      {toRuns(content, first).map(({ start, text, mark }) =>
        mark ? (
          <mark key={start} className={styles.mark}>
            {text}
          </mark>
        ) : (
          <span key={start}>{text}</span>
        ),
      )}
    </MarkedText>
  );
}
