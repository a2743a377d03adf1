import { isDay } from '@seller-toolbox/tool-contract/days';
import * as z from 'zod/mini';

/** Files that the tool reads; `own-table` is any table of products. */
export const SOURCE_KINDS = ['xray', 'product-list', 'own-table'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Rows of one source. */
export const MAX_SOURCE_ROWS = 5000;
export const MAX_SOURCES = 20;

const text = z.optional(z.string().check(z.minLength(1), z.maxLength(500)));
const day = z.string().check(z.refine(isDay, { params: { code: 'invalid-value' } }));
const figure = z.optional(z.number().check(z.gte(0)));

/** A line of a file. What a file does not say is left out, never 0. */
const sourceRowSchema = z.strictObject({
  asin: text,
  title: text,
  brand: text,
  price: figure,
  /** 1 to 5 stars; a product without ratings has none. */
  rating: z.optional(z.number().check(z.gte(1), z.lte(5))),
  reviewCount: figure,
  salesRank: figure,
  /** Units a month. */
  monthlySales: figure,
  monthlyRevenue: figure,
  /** All fees of Amazon on one unit. */
  allFees: figure,
  /** The fulfillment fee alone. */
  fbaFee: figure,
  listedOn: z.optional(day),
});
export type SourceRow = z.infer<typeof sourceRowSchema>;
export type CompetitorField = keyof SourceRow;

export const sourceSchema = z.strictObject({
  kind: z.enum(SOURCE_KINDS),
  /** Of the file. */
  name: z._default(z.string().check(z.maxLength(300)), ''),
  /** Null where the file does not say. */
  date: z._default(z.nullable(day), null),
  rows: z.array(sourceRowSchema).check(z.maxLength(MAX_SOURCE_ROWS)),
});
export type CompetitorSource = z.output<typeof sourceSchema>;
