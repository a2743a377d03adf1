import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import type { ReviewOutput } from '../engine/review-analyzer.schema.ts';
import { SAMPLE_RANGES, STARS } from '../engine/sample-ranges.data.ts';
import type zh from '../locales/zh.json';
import styles from './review-sections.module.css';

/** Explains the average rating and the random ranges of the sample. */
export function ReviewExplanation({ output }: { output: ReviewOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { averageRating, sentimentBreakdown } = output;
  const share = (sentiment: keyof typeof STARS) =>
    `${format.percent(sentimentBreakdown[sentiment] / 100)} × ${format.number(STARS[sentiment])}`;
  const range = ([from, to]: readonly [number, number], unit = '') =>
    `${format.number(from)}–${format.number(to)}${unit}`;
  return (
    <div className={styles.explanation}>
      <p>
        {t('ui.ratingFormula', {
          positive: share('positive'),
          neutral: share('neutral'),
          negative: share('negative'),
          rating: format.number(averageRating, { digits: 1, fixed: true }),
        })}
      </p>
      <p>
        {t('ui.ranges', {
          total: range(SAMPLE_RANGES.totalReviews),
          positive: range(SAMPLE_RANGES.positive, '%'),
          negative: range(SAMPLE_RANGES.negative, '%'),
        })}
      </p>
    </div>
  );
}
