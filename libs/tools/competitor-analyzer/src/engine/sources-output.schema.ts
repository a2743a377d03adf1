import { CATEGORIES } from '@seller-toolbox/fee-cards/selling/fee-card';
import { researchMarketplaceSchema } from '@seller-toolbox/reference-data/research-product.schema';
import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { SOURCE_KINDS } from './competitor-sources.schema.ts';

/** What a margin can lack: `other-category` where the table has no fee for the chosen one, `typed-fulfillment-fee` where the card has none for the seller's package. */
const MARGIN_NEEDS = [
  'unit-cost',
  'category',
  'other-category',
  'fulfillment-fee',
  'typed-fulfillment-fee',
] as const;
export type MarginNeed = (typeof MARGIN_NEEDS)[number];

const number = z.number();
const nullable = z.nullable(number);
/** Index in `sources` of the file that a figure is from. */
const source = z.number();
const figureSchema = z.nullable(z.strictObject({ value: number, source }));
export type Figure = z.infer<typeof figureSchema>;

export const outputRowSchema = z.strictObject({
  key: z.string(),
  asin: z.nullable(z.string()),
  title: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  price: figureSchema,
  rating: figureSchema,
  reviewCount: figureSchema,
  salesRank: figureSchema,
  /** Units a month. */
  sales: figureSchema,
  /** As a file says it, else price x units of the same file. */
  revenue: figureSchema,
  /** Referral fee with closing and digital services fee, by `feeCard`; null without a category or a price. */
  sellingFee: nullable,
  priceAfterReferral: nullable,
  /** Of the seller's package sold at this price, by `fbaCard`; null without one of them, and where the card has no figure. */
  fulfillmentFee: nullable,
  /**
   * The fulfillment fee that counts: the typed one, else that of the seller's package, else the file's; of all fees that a file says, what
   * the selling fee leaves (without a category, that of general goods). Null where it is unknown.
   */
  countedFulfillmentFee: nullable,
  /** Fees on one unit: as a file says them, else the selling fee with a fulfillment fee. */
  fees: nullable,
  /** Percent of the price after fees and the seller's cost; null without one of them. */
  profitMargin: nullable,
  revenuePerReview: nullable,
  daysListed: nullable,
  isOwn: z.boolean(),
  /** Null without sales or a rating. */
  isWeakLeader: z.nullable(z.boolean()),
  /** Null without sales or a listing date. */
  isNewcomer: z.nullable(z.boolean()),
  sources: z.array(source),
});
export type OutputRow = z.infer<typeof outputRowSchema>;

/** Quartiles of the figures that the files have. */
const spreadSchema = z.strictObject({
  of: number,
  low: nullable,
  median: nullable,
  high: nullable,
  /** Of the seller's product: its figure, and the percentage of the products below it. */
  own: nullable,
  ownPercentile: nullable,
});
export type Spread = z.infer<typeof spreadSchema>;

const bandSchema = z.strictObject({
  from: number,
  to: number,
  products: number,
  /** Sums over the products that have the figure. */
  units: nullable,
  revenue: nullable,
  revenueShare: nullable,
  hasOwn: z.boolean(),
});
export type PriceBand = z.infer<typeof bandSchema>;

const leadersSchema = z.strictObject({ of: number, topThree: nullable, topTen: nullable });

/** A published table of fees. */
const feeCardSchema = z.strictObject({
  ruleSet: z.string(),
  source: z.string(),
  url: z.nullable(z.string()),
  effectiveFrom: z.nullable(z.string()),
  checkedOn: z.string(),
});

export const sourcesOutputSchema = z.strictObject({
  sample: z.literal(false),
  marketplace: researchMarketplaceSchema,
  currency: z.string(),
  sources: z.array(
    z.strictObject({
      kind: z.enum(SOURCE_KINDS),
      name: z.string(),
      date: z.nullable(z.string()),
      rows: number,
    }),
  ),
  /** As chosen. */
  category: z.nullable(z.enum(CATEGORIES)),
  /** As typed, of one unit. */
  unitCost: nullable,
  /** Where the selling fees are from; null without a category, or with one that the table has no fee for. */
  feeCard: z.nullable(feeCardSchema),
  /** Where the fulfillment fees of the seller's package are from; null without a whole package, and where the fee is typed. */
  fbaCard: z.nullable(feeCardSchema),
  total: number,
  rows: z.array(outputRowSchema),
  /** Means over the products that have the figure. */
  averages: z.strictObject({ price: nullable, rating: nullable, salesPerMonth: nullable, margin: nullable }),
  /** Of how many values each mean is. */
  averagesOf: z.strictObject({ price: number, rating: number, salesPerMonth: number, margin: number }),
  /** What the input lacks where no product with a price has a margin; else empty. */
  marginNeeds: z.array(z.enum(MARGIN_NEEDS)),
  spreads: z.strictObject({
    price: spreadSchema,
    rating: spreadSchema,
    reviewCount: spreadSchema,
    revenuePerReview: spreadSchema,
  }),
  bands: z.array(bandSchema),
  /** Percent of units and revenue that the largest three and ten have. */
  leaders: z.strictObject({ units: leadersSchema, revenue: leadersSchema }),
  /** Null where it is known of no product. */
  weakLeaders: nullable,
  newcomers: nullable,
  wording: z.strictObject({
    /** Of how many titles. */
    of: number,
    shared: z.array(z.strictObject({ phrase: z.string(), titles: number })),
    /** Words that only one title has. */
    only: z.array(z.strictObject({ key: z.string(), words: z.array(z.string()) })),
  }),
  opportunities: z.array(findingSchema),
  advantages: z.array(findingSchema),
});
export type SourcesOutput = z.infer<typeof sourcesOutputSchema>;
