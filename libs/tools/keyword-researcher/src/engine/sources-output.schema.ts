import * as z from 'zod/mini';

export const STEPS = ['impressions', 'clicks', 'cartAdds', 'purchases'] as const;
export type Step = (typeof STEPS)[number];

/** What a search volume counts. */
export const VOLUME_FIELDS = ['monthlyVolume', 'queryVolume', 'volume90', 'volume360'] as const;
export type VolumeField = (typeof VOLUME_FIELDS)[number];

export const COVERAGES = ['present', 'split', 'absent'] as const;

const number = z.number();
const nullable = z.nullable(number);
/** Index in `sources` of the file that a figure is from. */
const source = z.number();
const figureSchema = z.nullable(z.strictObject({ value: number, source }));

export const funnelSchema = z.strictObject({
  source,
  steps: z.array(
    z.strictObject({
      step: z.enum(STEPS),
      total: nullable,
      own: nullable,
      /** The seller's share in percent. */
      share: nullable,
    }),
  ),
  /** The step that loses most of the share of the step before it. */
  leak: z.nullable(z.strictObject({ step: z.enum(STEPS), lossPercent: number })),
  /** Purchase share minus impression share, in points. */
  shareGap: nullable,
  missedPurchases: nullable,
  price: nullable,
  ownPrice: nullable,
  /** The seller's median price minus the median of all. */
  priceGap: nullable,
});
export type Funnel = z.infer<typeof funnelSchema>;

export const outputRowSchema = z.strictObject({
  keyword: z.string(),
  sources: z.array(source),
  searchVolume: z.nullable(z.strictObject({ value: number, source, measure: z.enum(VOLUME_FIELDS) })),
  frequencyRank: figureSchema,
  /** Click share of the three most clicked products, in percent. */
  concentration: figureSchema,
  /** By `concentration`; null where no file says it. */
  competition: z.nullable(z.enum(['low', 'medium', 'high'])),
  difficulty: nullable,
  ownAmongTopThree: z.nullable(z.boolean()),
  trend: z.nullable(z.enum(['up', 'down', 'stable'])),
  trendPercent: nullable,
  /** Share of its words that the seller's title and listing have, in percent; null without a listing. */
  relevance: nullable,
  coverage: z.nullable(z.enum(COVERAGES)),
  cpc: figureSchema,
  conversionRate: figureSchema,
  funnel: z.nullable(funnelSchema),
  /** Of the seller's Sponsored Products; ACOS and conversion rate in percent. */
  ads: z.nullable(
    z.strictObject({
      source,
      impressions: nullable,
      clicks: nullable,
      spend: nullable,
      sales: nullable,
      orders: nullable,
      acos: nullable,
      conversionRate: nullable,
    }),
  ),
  /** `value` null: the file says that the seller's product has no rank. */
  ownRank: z.nullable(z.strictObject({ value: nullable, source })),
  bestRivalRank: nullable,
  rivalsInTop: nullable,
  isGap: z.nullable(z.boolean()),
  /** Each 0 to 100, null where no file says it. */
  parts: z.strictObject({ demand: nullable, fit: nullable, headroom: nullable, share: nullable }),
  score: nullable,
  group: z.nullable(z.string()),
});
export type OutputRow = z.infer<typeof outputRowSchema>;

export const sourcesOutputSchema = z.strictObject({
  sample: z.literal(false),
  currency: z.string(),
  sources: z.array(
    z.strictObject({ kind: z.string(), name: z.string(), date: z.nullable(z.string()), rows: number }),
  ),
  rows: z.array(outputRowSchema),
  summary: z.strictObject({
    total: number,
    /** Null where no row has a competition. */
    lowCompetition: nullable,
    averageVolume: nullable,
    /** Of how many rows the average is, and what it counts. */
    averageOf: number,
    averageMeasure: z.nullable(z.enum(VOLUME_FIELDS)),
    highRelevance: nullable,
    gapTerms: nullable,
    missedPurchases: nullable,
  }),
  groups: z.array(z.strictObject({ head: z.string(), terms: number, volume: nullable, purchases: nullable })),
  /** Rows for the Sponsored Products tab of a bulk workbook, by its column names; null where none were wanted. */
  campaign: z.nullable(
    z.strictObject({
      rows: z.array(z.record(z.string(), z.string())),
      keywords: number,
      /** Keywords without a suggested bid in a file: the default bid of the ad group counts for them. */
      withoutBid: number,
    }),
  ),
  /** Words for the backend search terms that the listing lacks, within the limit. */
  backend: z.strictObject({ text: z.string(), bytes: number, maxBytes: number, leftOut: number }),
});
export type SourcesOutput = z.infer<typeof sourcesOutputSchema>;
