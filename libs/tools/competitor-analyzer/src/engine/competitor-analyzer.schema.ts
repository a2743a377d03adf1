import {
  researchMarketplaceSchema,
  researchProductSchema,
} from '@seller-toolbox/reference-data/research-product.schema';
import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';

/** The product to compare. */
export const inputSchema = researchProductSchema;

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

export const outputSchema = z.strictObject({
  sample: z.literal(true),
  asin: z.string(),
  marketplace: researchMarketplaceSchema,
  currency: z.string(),
  rows: z.array(rowSchema),
  /** Means over the rows, rounded half up: the price to cents, rating and margin to tenths, sales to units. */
  averages: z.strictObject({ price: amount, rating, salesPerMonth: amount, margin: percent }),
  /** Gaps that the competitors leave. */
  opportunities: z.array(findingSchema),
  /** Targets for a competitive offer. */
  advantages: z.array(findingSchema),
});
export type CompetitorOutput = z.infer<typeof outputSchema>;
