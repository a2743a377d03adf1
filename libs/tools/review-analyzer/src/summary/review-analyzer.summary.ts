import { mapParams, type Summarize, type Summary } from '@seller-toolbox/tool-contract';
import type { SourcesOutput } from '../engine/sources-output.schema.ts';
import { ASPECTS } from '../engine/review-aspects.data.ts';
import type { engine } from '../engine/review-analyzer.engine.ts';
import type { ReviewOutput } from '../engine/review-analyzer.schema.ts';
import { THEMES } from '../engine/review-themes.data.ts';

/** Ratings, shares of moods, and the themes. */
export const summarize: Summarize<typeof engine> = (output) => ({
  figures: [
    ['totalReviews', output.totalReviews],
    ['averageRating', output.averageRating],
    ...(['positive', 'neutral', 'negative'] as const).map(
      (name) => [`sentiment-${name}`, output.sentimentBreakdown?.[name] ?? null, '%'] as const,
    ),
    ...output.insights.map((finding) => ['insights', mapParams(finding, toValue)] as const),
  ],
  table: tableOf(output),
});

function tableOf(output: SourcesOutput | ReviewOutput): NonNullable<Summary['table']> {
  return {
    columns: ['theme', 'sentiment', output.sample ? 'frequency' : 'mentions'],
    rows: output.commonThemes.map(({ category, sentiment, frequency }) => [
      { code: `aspect-${category}` },
      { code: `sentiment-${sentiment}` },
      frequency,
    ]),
  };
}

/** Aspects and themes by their names. */
const toValue = (value: string | number | readonly string[]) =>
  [...ASPECTS, ...THEMES].some((aspect) => aspect === value) ? { code: `aspect-${String(value)}` } : value;
