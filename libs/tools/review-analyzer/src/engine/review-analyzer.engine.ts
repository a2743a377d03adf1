import { defineEngine, drawInteger } from '@seller-toolbox/tool-contract';
import { examples } from './review-analyzer.examples.ts';
import { inputSchema, outputSchema } from './review-analyzer.schema.ts';
import { reviewInsights } from './review-insights.ts';
import { sampleMentions } from './sample-mentions.ts';
import { SAMPLE_RANGES } from './sample-ranges.data.ts';
import { compareThemes, sampleThemes } from './sample-themes.ts';
import { averageRating, sampleBreakdown } from './sentiment-breakdown.ts';

/** Returns a summary of fictional reviews of an ASIN, deterministic per input. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  keyFigure: 'totalReviews',
  run: ({ asin, marketplace }, { random }) => {
    const totalReviews = drawInteger(random, ...SAMPLE_RANGES.totalReviews);
    const reviews = {
      sentimentBreakdown: sampleBreakdown(random),
      commonThemes: sampleThemes(totalReviews, random),
      keywordMentions: sampleMentions(totalReviews, random),
    };
    return {
      sample: true as const,
      asin,
      marketplace,
      totalReviews,
      averageRating: averageRating(reviews.sentimentBreakdown),
      ...reviews,
      competitorComparison: compareThemes(reviews.commonThemes),
      insights: reviewInsights(reviews),
    };
  },
});
