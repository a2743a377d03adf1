import { isDay } from '@seller-toolbox/tool-contract/days';
import * as z from 'zod/mini';

/** Files that the tool reads. */
export const SOURCE_KINDS = ['reviews', 'customer-returns', 'customer-experience'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** Rows of one source. */
export const MAX_SOURCE_ROWS = 20_000;
export const MAX_SOURCES = 20;
/** Characters of a review; the importer cuts longer ones. */
export const MAX_REVIEW_TEXT = 5000;

const short = z.optional(z.string().check(z.minLength(1), z.maxLength(500)));
const day = z.string().check(z.refine(isDay, { params: { code: 'invalid-value' } }));
const count = z.optional(z.number().check(z.gte(0)));
/** The least rating that a buyer can give is one star; 0 is a product without ratings. */
const stars = z.optional(z.number().check(z.gte(1), z.lte(5)));

/** A line of a file: a review, a return or a product. What a file does not say is left out, never 0. */
const sourceRowSchema = z.strictObject({
  /** Of a review, or the comment on a return. */
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_REVIEW_TEXT))),
  title: short,
  rating: stars,
  date: z.optional(day),
  variation: short,
  verified: short,
  country: short,
  helpfulVotes: count,
  asin: short,
  sku: short,
  productName: short,
  /** Units of a return. */
  quantity: count,
  /** Of a return, as the report writes it; the most common one of a product. */
  reason: short,
  disposition: short,
  /** Of a return: they show that lines of two reports are the same one. */
  orderId: short,
  licensePlate: short,
  /** Negative customer experiences in percent of the orders. */
  ncxRate: z.optional(z.number().check(z.gte(0), z.lte(101))),
  ncxOrders: count,
  totalOrders: count,
  health: short,
});
export type SourceRow = z.infer<typeof sourceRowSchema>;
export type ReviewField = keyof SourceRow;

export const sourceSchema = z.strictObject({
  kind: z.enum(SOURCE_KINDS),
  /** Of the file. */
  name: z._default(z.string().check(z.maxLength(300)), ''),
  /** Null where the file does not say. */
  date: z._default(z.nullable(day), null),
  rows: z.array(sourceRowSchema).check(z.maxLength(MAX_SOURCE_ROWS)),
});
export type ReviewSource = z.output<typeof sourceSchema>;
