import { defineEngine, drawInteger } from '@seller-toolbox/tool-contract';
import { analyzeOwn } from './analyze-own.ts';
import type { LexiconOf } from './read-reviews.ts';
import { examples } from './review-analyzer.examples.ts';
import { inputSchema, outputSchema } from './review-analyzer.schema.ts';
import { reviewInsights } from './review-insights.ts';
import { sampleMentions } from './sample-mentions.ts';
import { SAMPLE_RANGES } from './sample-ranges.data.ts';
import { compareThemes, sampleThemes } from './sample-themes.ts';
import { averageRating, sampleBreakdown } from './sentiment-breakdown.ts';

/** The engine over the lexicons that are there: all of them, or on a page those of the visitor's files. */
export function defineReviewEngine(lexiconOf: LexiconOf) {
  return defineEngine({
    inputSchema,
    outputSchema,
    examples,
    keyFigure: 'totalReviews',
    run: (input, { random }, progress) => {
      if (input.sources.length > 0) return analyzeOwn(input, lexiconOf, progress);
      const { asin, marketplace } = input;
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
}
