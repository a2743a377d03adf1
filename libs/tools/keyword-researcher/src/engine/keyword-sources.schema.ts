import { isDay } from '@seller-toolbox/tool-contract/days';
import * as z from 'zod/mini';

/** Reports that the tool reads; `keyword-list` is a list without figures. */
export const SOURCE_KINDS = [
  'query-performance',
  'top-search-terms',
  'opportunity-explorer',
  'cerebro',
  'keyword-mining',
  'ad-search-terms',
  'keyword-list',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Periods of Search Query Performance. */
export const PERIODS = ['week', 'month', 'quarter'] as const;

/** Rows of one source, and of all together. */
export const MAX_SOURCE_ROWS = 50_000;
export const MAX_SOURCES = 20;

const text = z.string().check(z.minLength(1), z.maxLength(500));
const day = z.string().check(z.refine(isDay, { params: { code: 'invalid-value' } }));
const figure = z.optional(z.number().check(z.gte(0)));
const percent = z.optional(z.number().check(z.gte(0), z.lte(101)));
/** Null: the file says that there is none. */
const rank = z.nullable(z.number().check(z.gte(1)));

/** A line of a report. What a file does not say is left out, never 0. */
const sourceRowSchema = z.strictObject({
  term: text,
  date: z.optional(day),
  /** Searches in the period of the report. */
  queryVolume: figure,
  queryScore: figure,
  impressions: figure,
  ownImpressions: figure,
  ownImpressionShare: percent,
  clicks: figure,
  ownClicks: figure,
  ownClickShare: percent,
  cartAdds: figure,
  ownCartAdds: figure,
  ownCartAddShare: percent,
  purchases: figure,
  ownPurchases: figure,
  ownPurchaseShare: percent,
  /** Medians of what was clicked. */
  price: figure,
  ownPrice: figure,
  /** Lower is searched more. */
  frequencyRank: figure,
  topAsin1: z.optional(text),
  topAsin2: z.optional(text),
  topAsin3: z.optional(text),
  topClickShare1: percent,
  topClickShare2: percent,
  topClickShare3: percent,
  topConversionShare1: percent,
  topConversionShare2: percent,
  topConversionShare3: percent,
  volume360: figure,
  volume90: figure,
  monthlyVolume: figure,
  /** Change of the volume in percent, as the file says it. */
  volumeTrend: z.optional(z.number()),
  conversionRate: percent,
  keywordSales: figure,
  toolScore: figure,
  topThreeClickShare: percent,
  topThreeConversionShare: percent,
  /** Suggested cost per click. */
  bid: figure,
  titleDensity: figure,
  trafficShare: percent,
  /** Of the seller's ads; a report has a line for each campaign and target of a term. */
  adImpressions: figure,
  adClicks: figure,
  adSpend: figure,
  adSales: figure,
  adOrders: figure,
  ownRank: z.optional(rank),
  rivalsRanked: figure,
  /** Organic rank of each ASIN that the file has a column of. */
  ranks: z.optional(z.record(z.string(), rank)),
});
export type SourceRow = z.infer<typeof sourceRowSchema>;
export type KeywordField = Exclude<keyof SourceRow, 'ranks'>;

export const sourceSchema = z.strictObject({
  kind: z.enum(SOURCE_KINDS),
  /** Of the file. */
  name: z._default(z.string().check(z.maxLength(300)), ''),
  /** What its figures are of; null where the file does not say. Volumes of weeks and months make no trend. */
  period: z._default(z.nullable(z.enum(PERIODS)), null),
  /** Last day of the period; null where the file does not say. */
  date: z._default(z.nullable(day), null),
  rows: z.array(sourceRowSchema).check(z.maxLength(MAX_SOURCE_ROWS)),
});
export type KeywordSource = z.output<typeof sourceSchema>;
