import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './length-counter.module.css';

/** Characters of the limit and words, red over the limit. */
export function LengthCounter({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { length, maxLength, wordCount, counter } = analysis;
  return (
    <span className={styles.counter} data-state={counter.state}>
      {t('ui.counter', {
        length: format.number(length),
        max: format.number(maxLength),
        words: format.number(wordCount),
      })}
    </span>
  );
}

/** Stands beside the title from 80 percent of the limit on: amber, then red. */
export function LengthDot({ analysis }: { analysis: TitleAnalysis | undefined }) {
  const note = useLengthNote(analysis);
  if (!analysis || note === undefined) return null;
  return (
    <span
      className={styles.dot}
      data-state={analysis.counter.state}
      role="img"
      aria-label={note}
      title={note}
    />
  );
}

/** What there is to say about the length; nothing while it is well within the limit. */
export function useLengthNote(analysis: TitleAnalysis | undefined): string | undefined {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  if (analysis?.counter.state === 'over')
    return t('ui.counter-over', { over: format.number(analysis.overBy) });
  return analysis?.counter.state === 'near' ? t('ui.counter-near') : undefined;
}
