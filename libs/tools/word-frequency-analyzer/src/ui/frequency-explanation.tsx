import { useToolWords } from '@seller-toolbox/tool-kit';
import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useFormat } from '@seller-toolbox/words/react';
import type { engine } from '../engine/word-frequency-analyzer.engine.ts';
import type zh from '../locales/zh.json';

/** The formulas with the visitor's own numbers, and the sources of the word lists. */
export function FrequencyExplanation({ output }: { output: EngineOutput<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { totalWords, averageWordLength, readabilityScore, wordFrequencies } = output;
  const [first] = wordFrequencies;
  return (
    <>
      {first && readabilityScore !== null && (
        <>
          <p>
            <code>
              {first.word}: {format.number(first.count)} ÷ {format.number(totalWords)} ={' '}
              {format.percent(first.percentage / 100, 2)}
            </code>
          </p>
          <p>
            {t('ui.readability')}:{' '}
            <code>
              100 − 10 × ({format.number(averageWordLength)} − 4) → {format.number(readabilityScore)}
            </code>
          </p>
        </>
      )}
      <p>{t('ui.rules')}</p>
      <p>{t('ui.sources')}</p>
    </>
  );
}
