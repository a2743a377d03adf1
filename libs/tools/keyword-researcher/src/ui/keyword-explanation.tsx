import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { SampleOutput } from '../engine/keyword-output.schema.ts';
import { DIFFICULTY_BANDS, SAMPLE_RANGES } from '../engine/sample-ranges.data.ts';
import type zh from '../locales/zh.json';
import styles from './keyword-explanation.module.css';

/** Explains the random ranges and the colors. */
export function KeywordExplanation({ output }: { output: SampleOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const range = ([from, to]: readonly [number, number], digits = 0) =>
    [from, to].map((end) => format.number(end, { digits, fixed: true })).join('–');
  const { searchVolume, difficulty, relevance, cpcCents } = SAMPLE_RANGES;
  const [minCpc, maxCpc] = cpcCents;
  return (
    <div className={styles.explanation}>
      <p>
        {t('ui.ranges', {
          volume: range(searchVolume),
          difficulty: range(difficulty),
          relevance: range(relevance),
          cpc: range([minCpc / 100, maxCpc / 100], 2),
          currency: output.currency,
        })}
      </p>
      <p>
        {t('ui.colors', {
          easy: format.number(DIFFICULTY_BANDS.easy),
          medium: format.number(DIFFICULTY_BANDS.medium),
        })}
      </p>
    </div>
  );
}
