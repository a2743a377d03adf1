import { useToolWords } from '@seller-toolbox/tool-kit';
import { LengthCounter } from '@seller-toolbox/listing-ui/listing-title';
import { useFormat } from '@seller-toolbox/words/react';
import type { TitleAnalysis } from '../engine/title-analyzer.schema.ts';
import type zh from '../locales/zh.json';

/** Character and word count, with a dot from 80 percent of the limit on, red over it. */
export function TitleCounter({ analysis }: { analysis: TitleAnalysis }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { length, maxLength, overBy, wordCount, counter } = analysis;
  const { state } = counter;
  return (
    <LengthCounter
      state={state}
      note={state === 'within' ? undefined : t(`ui.counter-${state}`, { over: format.number(overBy) })}
    >
      {t('ui.counter', {
        length: format.number(length),
        max: format.number(maxLength),
        words: format.number(wordCount),
        count: wordCount,
      })}
    </LengthCounter>
  );
}
