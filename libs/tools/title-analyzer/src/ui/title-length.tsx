import { useToolWords } from '@seller-toolbox/tool-kit';
import { LengthCounter, LengthDot } from '@seller-toolbox/listing-ui/listing-title';
import { useFormat } from '@seller-toolbox/words/react';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';

/** Character and word count, red over the limit. */
export function TitleCounter({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { length, maxLength, wordCount, counter } = analysis;
  return (
    <LengthCounter state={counter.state}>
      {t('ui.counter', {
        length: format.number(length),
        max: format.number(maxLength),
        words: format.number(wordCount),
        count: wordCount,
      })}
    </LengthCounter>
  );
}

/** A warning dot beside the title from 80 percent of the limit. */
export function TitleDot({ analysis }: { analysis: TitleAnalysis | undefined }) {
  const note = useLengthNote(analysis);
  return analysis ? <LengthDot state={analysis.counter.state} note={note} /> : null;
}

/** Note about the length; undefined well within the limit. */
export function useLengthNote(analysis: TitleAnalysis | undefined): string | undefined {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  if (analysis?.counter.state === 'over')
    return t('ui.counter-over', { over: format.number(analysis.overBy) });
  return analysis?.counter.state === 'near' ? t('ui.counter-near') : undefined;
}
