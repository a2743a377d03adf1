import {
  RESEARCH_MARKETPLACES,
  type ResearchMarketplaceCode,
} from '@seller-toolbox/reference-data/research-marketplaces.data';
import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { ASPECTS } from './review-aspects.data.ts';

const MARKETPLACES: readonly ResearchMarketplaceCode[] = RESEARCH_MARKETPLACES.map(({ code }) => code);

export const SENTIMENTS = ['positive', 'negative', 'neutral'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** The product to analyze. The ASIN is trimmed and capitalized; its format is not checked. */
export const inputSchema = z.strictObject({
  asin: z.string().check(
    z.maxLength(40),
    z.trim(),
    z.toUpperCase(),
    rule('asin-required', (asin) => asin !== ''),
  ),
  marketplace: z._default(z.enum(MARKETPLACES), 'US'),
});

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
  marketplace: z.enum(MARKETPLACES),
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
