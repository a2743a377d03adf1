import { mapParams, type Summarize } from '@seller-toolbox/tool-contract';
import { ASPECTS } from '../engine/review-aspects.data.ts';
import type { engine } from '../engine/review-analyzer.engine.ts';

/** Ratings, shares of moods, and the themes. */
export const summarize: Summarize<typeof engine> = (output) => {
  const { positive, negative, neutral } = output.sentimentBreakdown;
  return {
    figures: [
      ['totalReviews', output.totalReviews],
      ['averageRating', output.averageRating],
      ['sentiment-positive', positive, '%'],
      ['sentiment-neutral', neutral, '%'],
      ['sentiment-negative', negative, '%'],
      ...output.insights.map((finding) => ['insights', mapParams(finding, toValue)] as const),
    ],
    table: {
      columns: ['theme', 'sentiment', 'frequency'],
      rows: output.commonThemes.map(({ category, sentiment, frequency }) => [
        { code: `aspect-${category}` },
        { code: `sentiment-${sentiment}` },
        frequency,
      ]),
    },
  };
};

/** Aspects by their names. */
const toValue = (value: string | number | readonly string[]) =>
  ASPECTS.some((aspect) => aspect === value) ? { code: `aspect-${String(value)}` } : value;
