import {
  RESEARCH_MARKETPLACES,
  type ResearchMarketplaceCode,
} from '@seller-toolbox/reference-data/research-marketplaces.data';
import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';

const MARKETPLACES: readonly ResearchMarketplaceCode[] = RESEARCH_MARKETPLACES.map(({ code }) => code);

/** Whose competitors are wanted. An ASIN of any form is taken, in any case, without the space around it. */
export const inputSchema = z.strictObject({
  asin: z.string().check(
    z.maxLength(40),
    z.trim(),
    z.toUpperCase(),
    rule('asin-required', (asin) => asin !== ''),
  ),
  marketplace: z._default(z.enum(MARKETPLACES), 'US'),
});

const amount = z.number().check(z.gte(0));
const whole = z.number().check(z.int(), z.gte(1));
const percent = z.number().check(z.gte(0), z.lte(100));
const rating = z.number().check(z.gte(1), z.lte(5));

const rowSchema = z.strictObject({
  asin: z.string(),
  /** In English, as all sample titles are. */
  title: z.string(),
  price: amount,
  rating,
  reviewCount: whole,
  salesRank: whole,
  /** Units a month. */
  estimatedSales: whole,
  /** Price x units of a month. */
  revenue: amount,
  /** 15 percent of the price. */
  fbaFees: amount,
  /** Percent of the price that fees and cost leave. */
  profitMargin: percent,
});
export type CompetitorRow = z.infer<typeof rowSchema>;

export const outputSchema = z.strictObject({
  sample: z.literal(true),
  asin: z.string(),
  marketplace: z.enum(MARKETPLACES),
  currency: z.string(),
  rows: z.array(rowSchema),
  /** Means over the rows, rounded half up: the price to cents, rating and margin to tenths, sales to units. */
  averages: z.strictObject({ price: amount, rating, salesPerMonth: amount, margin: percent }),
  /** Gaps that the competitors leave. */
  opportunities: z.array(findingSchema),
  /** What it takes to be ahead of them. */
  advantages: z.array(findingSchema),
});
export type CompetitorOutput = z.infer<typeof outputSchema>;
