import { CATEGORIES } from '@seller-toolbox/fee-cards/selling/fee-card';
import { researchMarketplaceSchema } from '@seller-toolbox/reference-data/research-product.schema';
import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { MAX_SOURCES, sourceSchema } from './competitor-sources.schema.ts';
import { sourcesOutputSchema } from './sources-output.schema.ts';
import { sellerPackageSchema } from './seller-package.schema.ts';

/** Above it no product costs; the margin would leave the range of numbers. */
const MAX_MONEY = 1_000_000_000;
const money = z._default(z.nullable(z.number().check(z.gte(0), z.lte(MAX_MONEY))), null);

/** Rows of the visitor's own files, or an ASIN (trimmed and capitalized; its format is not checked) for a sample. */
export const inputSchema = z
  .strictObject({
    asin: z._default(z.string().check(z.maxLength(40), z.trim(), z.toUpperCase()), ''),
    marketplace: z._default(researchMarketplaceSchema, 'US'),
    sources: z._default(z.array(sourceSchema).check(z.maxLength(MAX_SOURCES)), []),
    ownAsins: z._default(z.array(z.string().check(z.trim(), z.maxLength(20))).check(z.maxLength(100)), []),
    /** Whose referral fee counts; null or left out: not chosen, then only fees that a file says count. No default: samples follow from the input. */
    category: z.optional(z.nullable(z.enum(CATEGORIES))),
    /** The seller's cost of one unit, for the margin at each rival's price. */
    unitCost: money,
    /** The seller's fulfillment fee of one unit, where a file does not have all fees. */
    fbaFee: money,
    /** Its fulfillment fee counts at each rival's price where none is typed. No default, as of the category. */
    ownPackage: z.optional(z.nullable(sellerPackageSchema)),
  })
  .check(rule('asin-required', ({ asin, sources }) => asin !== '' || sources.length > 0, ['asin']));
export type AnalyzerInput = z.output<typeof inputSchema>;

const amount = z.number().check(z.gte(0));
const positiveInteger = z.number().check(z.int(), z.gte(1));
const percent = z.number().check(z.gte(0), z.lte(100));
const rating = z.number().check(z.gte(1), z.lte(5));

const rowSchema = z.strictObject({
  asin: z.string(),
  /** Sample titles are in English. */
  title: z.string(),
  price: amount,
  rating,
  reviewCount: positiveInteger,
  salesRank: positiveInteger,
  /** Units a month. */
  estimatedSales: positiveInteger,
  /** Price x monthly units. */
  revenue: amount,
  /** 15 percent of the price. */
  fbaFees: amount,
  /** Percent of the price after fees and cost. */
  profitMargin: percent,
});
export type CompetitorRow = z.infer<typeof rowSchema>;

export const sampleOutputSchema = z.strictObject({
  sample: z.literal(true),
  asin: z.string(),
  marketplace: researchMarketplaceSchema,
  currency: z.string(),
  total: positiveInteger,
  rows: z.array(rowSchema),
  /** Means over the rows, rounded half up: the price to cents, rating and margin to tenths, sales to units. */
  averages: z.strictObject({ price: amount, rating, salesPerMonth: amount, margin: percent }),
  /** Gaps that the competitors leave. */
  opportunities: z.array(findingSchema),
  /** Targets for a competitive offer. */
  advantages: z.array(findingSchema),
});
export type CompetitorOutput = z.infer<typeof sampleOutputSchema>;

export const outputSchema = z.discriminatedUnion('sample', [sourcesOutputSchema, sampleOutputSchema]);
