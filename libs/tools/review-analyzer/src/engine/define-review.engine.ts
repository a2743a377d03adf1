import { defineEngine, drawInteger, type Progress } from '@seller-toolbox/tool-contract';
import type { SourcesOutput } from './sources-output.schema.ts';
import { examples } from './review-analyzer.examples.ts';
import { inputSchema, outputSchema, type ReviewInput } from './review-analyzer.schema.ts';
import { reviewInsights } from './review-insights.ts';
import { sampleMentions } from './sample-mentions.ts';
import { SAMPLE_RANGES } from './sample-ranges.data.ts';
import { compareThemes, sampleThemes } from './sample-themes.ts';
import { averageRating, sampleBreakdown } from './sentiment-breakdown.ts';

/** Analyzes the visitor's files over the lexicons that are there. */
export type AnalyzeFiles = (input: ReviewInput, progress?: Progress) => SourcesOutput;

/** The engine; what analyzes files is an argument, because a page loads it with the first of them. */
export function defineReviewEngine(analyzeFiles: AnalyzeFiles) {
  return defineEngine({
    inputSchema,
    outputSchema,
    examples,
    keyFigure: 'totalReviews',
    run: (input, { random }, progress) => {
      if (input.sources.length > 0) return analyzeFiles(input, progress);
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
