import {
  researchMarketplaceSchema,
  researchProductSchema,
} from '@seller-toolbox/reference-data/research-product.schema';
import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { ASPECTS } from './review-aspects.data.ts';

export const SENTIMENTS = ['positive', 'negative', 'neutral'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** The product to analyze. */
export const inputSchema = researchProductSchema;

const count = z.number().check(z.int(), z.gte(1));
const percent = z.number().check(z.int(), z.gte(0), z.lte(100));
const aspects = z.array(z.enum(ASPECTS));

const themeSchema = z.strictObject({
  category: z.enum(ASPECTS),
  /** `neutral`: positive and negative. */
  sentiment: z.enum(SENTIMENTS),
  /** Number of reviews that mention it. */
  frequency: count,
  /** Fictional quotes in English. */
  examples: z.array(z.string()),
});
export type ReviewTheme = z.infer<typeof themeSchema>;

const mentionSchema = z.strictObject({
  keyword: z.string(),
  count,
  sentiment: z.enum(['positive', 'negative']),
});
export type KeywordMention = z.infer<typeof mentionSchema>;

export const outputSchema = z.strictObject({
  sample: z.literal(true),
  asin: z.string(),
  marketplace: researchMarketplaceSchema,
  totalReviews: count,
  /** Stars, with one decimal. */
  averageRating: z.number().check(z.gte(1), z.lte(5)),
  /** Percent of all reviews; the sum is 100. */
  sentimentBreakdown: z.strictObject({ positive: percent, negative: percent, neutral: percent }),
  /** The most frequent first. */
  commonThemes: z.array(themeSchema),
  /** The most frequent first. */
  keywordMentions: z.array(mentionSchema),
  competitorComparison: z.strictObject({ betterThan: aspects, worseThan: aspects }),
  insights: z.array(findingSchema),
});
export type ReviewOutput = z.infer<typeof outputSchema>;
