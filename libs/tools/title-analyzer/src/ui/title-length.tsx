import { useToolWords } from '@seller-toolbox/tool-kit';
import { LengthCounter } from '@seller-toolbox/listing-ui/listing-title';
import { useFormat } from '@seller-toolbox/words/react';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';

/** Character and word count, with a dot from 80 percent of the limit on, red over it. */
export function TitleCounter({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const note = useLengthNote(analysis);
  const { length, maxLength, wordCount, counter } = analysis;
  return (
    <LengthCounter state={counter.state} note={note}>
      {t('ui.counter', {
        length: format.number(length),
        max: format.number(maxLength),
        words: format.number(wordCount),
        count: wordCount,
      })}
    </LengthCounter>
  );
}

/** Note about the length; undefined well within the limit. */
export function useLengthNote(analysis: TitleAnalysis | undefined): string | undefined {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  if (analysis?.counter.state === 'over')
    return t('ui.counter-over', { over: format.number(analysis.overBy) });
  return analysis?.counter.state === 'near' ? t('ui.counter-near') : undefined;
}
