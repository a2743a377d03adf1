import { researchMarketplaceSchema } from '@seller-toolbox/reference-data/research-product.schema';
import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { THEMES } from './review-themes.data.ts';
import { SOURCE_KINDS } from './review-sources.schema.ts';

const number = z.number();
const nullable = z.nullable(number);
const text = z.nullable(z.string());
/** Index in `sources` of the file that a figure is from. */
const source = z.number();
export const sentimentSchema = z.enum(['positive', 'negative', 'neutral']);
const sentimentCounts = z.strictObject({ positive: number, negative: number, neutral: number });
export type SentimentCounts = z.infer<typeof sentimentCounts>;

/** Literally in the file. */
const quoteSchema = z.strictObject({
  text: z.string(),
  /** Of the review, null where the file does not say. */
  rating: nullable,
  date: text,
  source,
});
export type Quote = z.infer<typeof quoteSchema>;

/** A mean, and of how many values. */
const meanSchema = z.strictObject({ value: nullable, of: number });

const themeSchema = z.strictObject({
  category: z.enum(THEMES),
  /** What most of the mentions say; neutral where they are in balance. */
  sentiment: sentimentSchema,
  /** Reviews and comments on returns that speak of it. */
  frequency: number,
  reviews: number,
  comments: number,
  rating: meanSchema,
  /** Of the sentences that speak of it, one a review or comment. */
  counts: sentimentCounts,
  examples: z.array(quoteSchema),
});
export type ThemeRow = z.infer<typeof themeSchema>;

const phraseSchema = z.strictObject({
  phrase: z.string(),
  language: z.string(),
  /** Reviews and comments that have it. */
  reviews: number,
  rating: meanSchema,
  sentiment: sentimentCounts,
  quotes: z.array(quoteSchema),
});
export type PhraseRow = z.infer<typeof phraseSchema>;

const starsSchema = z.strictObject({
  stars: number,
  count: number,
  /** Percent of the rated reviews, with the 95 % confidence interval by Wilson. */
  share: number,
  low: number,
  high: number,
});
export type StarsRow = z.infer<typeof starsSchema>;

const monthSchema = z.strictObject({
  /** `YYYY-MM`. */
  month: z.string(),
  reviews: number,
  rating: meanSchema,
  /** Reviews with one to five stars. */
  stars: z.array(number),
  /** Null where none is analyzed. */
  sentiment: z.nullable(sentimentCounts),
});
export type MonthRow = z.infer<typeof monthSchema>;

const variationSchema = z.strictObject({
  variation: z.string(),
  reviews: number,
  rating: meanSchema,
  /** Null where none is analyzed. */
  sentiment: z.nullable(sentimentCounts),
});
export type VariationRow = z.infer<typeof variationSchema>;

const sideSchema = z.enum(['product', 'listing', 'neither']);

const reasonSchema = z.strictObject({
  reason: z.string(),
  side: sideSchema,
  units: number,
  /** Percent of the units, and of this reason with all before it. */
  share: number,
  cumulative: number,
});
export type ReasonRow = z.infer<typeof reasonSchema>;

const skuSchema = z.strictObject({
  sku: z.string(),
  asin: text,
  name: text,
  units: number,
  share: number,
  cumulative: number,
  /** Units by reason, in the order of the listed reasons, and of all others. */
  byReason: z.array(number),
  otherReasons: number,
});
export type SkuRow = z.infer<typeof skuSchema>;

/** What the list leaves out, null for nothing. */
const restSchema = z.nullable(z.strictObject({ count: number, units: number, share: number }));

export const returnsSchema = z.strictObject({
  /** Each once: `repeated` counts those that an earlier report has too. */
  lines: number,
  repeated: number,
  units: number,
  /** Lines without a quantity or reason; they are in no figure. */
  withoutQuantity: number,
  withoutReason: number,
  reasons: z.array(reasonSchema),
  otherReasons: restSchema,
  skus: z.array(skuSchema),
  otherSkus: restSchema,
  sources: z.array(source),
});
export type Returns = z.infer<typeof returnsSchema>;

const experienceSchema = z.strictObject({
  key: z.string(),
  asin: text,
  sku: text,
  name: text,
  ncxRate: nullable,
  ncxOrders: nullable,
  totalOrders: nullable,
  rating: nullable,
  health: text,
  reason: text,
  source,
});
export type ExperienceRow = z.infer<typeof experienceSchema>;

const changeSchema = z.strictObject({
  side: z.enum(['product', 'listing']),
  theme: z.enum(THEMES),
  /** Reviews and comments that blame it. */
  reviews: number,
  comments: number,
  /** Units returned for reasons of the theme. */
  units: number,
  quotes: z.array(quoteSchema),
});
export type ChangeRow = z.infer<typeof changeSchema>;

const mentionSchema = z.strictObject({
  keyword: z.string(),
  language: z.string(),
  count: number,
  sentiment: z.enum(['positive', 'negative']),
});

export const sourcesOutputSchema = z.strictObject({
  sample: z.literal(false),
  marketplace: researchMarketplaceSchema,
  sources: z.array(
    z.strictObject({ kind: z.enum(SOURCE_KINDS), name: z.string(), date: text, rows: number }),
  ),
  /** Reviews, each once: the same one in two files counts once. */
  totalReviews: number,
  repeatedReviews: number,
  averageRating: nullable,
  /** Of how many values the mean is. */
  averageRatingOf: number,
  /** Of the reviews that are analyzed, in percent that add up to 100; null without one. */
  sentimentBreakdown: z.nullable(sentimentCounts),
  sentimentOf: number,
  languages: z.array(
    z.strictObject({ language: text, reviews: number, comments: number, isAnalyzed: z.boolean() }),
  ),
  /** Sentiments, themes and phrases are of these; the others have no text or a language without a lexicon. */
  notAnalyzed: number,
  distribution: z.array(starsSchema),
  months: z.array(monthSchema),
  variations: z.array(variationSchema),
  /** The most frequent first. */
  commonThemes: z.array(themeSchema),
  phrases: z.array(phraseSchema),
  keywordMentions: z.array(mentionSchema),
  /** Reviews where stars and text say the opposite. */
  contradictions: z.strictObject({
    count: number,
    quotes: z.array(z.strictObject({ ...quoteSchema.shape, sentiment: sentimentSchema })),
  }),
  returns: z.nullable(returnsSchema),
  experience: z.array(experienceSchema),
  changes: z.array(changeSchema),
  /** Against the reviews of other products in the files; null without reviews of the seller's and of other products. */
  competitorComparison: z.nullable(
    z.strictObject({
      betterThan: z.array(z.enum(THEMES)),
      worseThan: z.array(z.enum(THEMES)),
      ownReviews: number,
      otherReviews: number,
    }),
  ),
  insights: z.array(findingSchema),
});
export type SourcesOutput = z.infer<typeof sourcesOutputSchema>;
