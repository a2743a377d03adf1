import { researchMarketplaceSchema } from '@seller-toolbox/reference-data/research-product.schema';
import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { sourcesOutputSchema } from './sources-output.schema.ts';
import { ASPECTS } from './review-aspects.data.ts';
import { MAX_SOURCES, sourceSchema } from './review-sources.schema.ts';
import { SENTIMENTS } from './sentiments.ts';

/** Rows of the visitor's own files, or an ASIN (trimmed and capitalized; its format is not checked) for a sample. */
export const inputSchema = z
  .strictObject({
    asin: z._default(z.string().check(z.maxLength(40), z.trim(), z.toUpperCase()), ''),
    marketplace: z._default(researchMarketplaceSchema, 'US'),
    sources: z._default(z.array(sourceSchema).check(z.maxLength(MAX_SOURCES)), []),
    /** Reviews of other ASINs are those of competitors. */
    ownAsins: z._default(z.array(z.string().check(z.trim(), z.maxLength(20))).check(z.maxLength(100)), []),
  })
  .check(rule('asin-required', ({ asin, sources }) => asin !== '' || sources.length > 0, ['asin']));
export type ReviewInput = z.output<typeof inputSchema>;

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

export const sampleOutputSchema = z.strictObject({
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
export type ReviewOutput = z.infer<typeof sampleOutputSchema>;

export const outputSchema = z.discriminatedUnion('sample', [sourcesOutputSchema, sampleOutputSchema]);
