import { defineEngine, drawInteger } from '@seller-toolbox/tool-contract';
import { examples } from './review-analyzer.examples.ts';
import { inputSchema, outputSchema } from './review-analyzer.schema.ts';
import { reviewInsights } from './review-insights.ts';
import { sampleMentions } from './sample-mentions.ts';
import { SAMPLE_RANGES } from './sample-ranges.data.ts';
import { compareThemes, sampleThemes } from './sample-themes.ts';
import { averageRating, sampleBreakdown } from './sentiment-breakdown.ts';

/** Answers an ASIN with made-up reviews, summed up; the same ASIN gives the same ones. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  examples,
  keyFigure: 'totalReviews',
  run: ({ asin, marketplace }, { random }) => {
    const totalReviews = drawInteger(random, ...SAMPLE_RANGES.totalReviews);
    const read = {
      sentimentBreakdown: sampleBreakdown(random),
      commonThemes: sampleThemes(totalReviews, random),
      keywordMentions: sampleMentions(totalReviews, random),
    };
    return {
      sample: true as const,
      asin,
      marketplace,
      totalReviews,
      averageRating: averageRating(read.sentimentBreakdown),
      ...read,
      competitorComparison: compareThemes(read.commonThemes),
      insights: reviewInsights(read),
    };
  },
});
