import { FEE_MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import * as z from 'zod/mini';

/** Longer than any field of a listing. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_CODE_LENGTH = 200;
const MAX_BULLETS = 10;
/** Of a product. */
export const MAX_OWN_COLUMNS = 100;
/** A larger figure is a typing error. */
const MAX_FIGURE = 1e9;

const text = z.optional(z.string().check(z.maxLength(MAX_TEXT_LENGTH)));
const code = z.optional(z.string().check(z.maxLength(MAX_CODE_LENGTH)));
const figure = z.optional(z.number().check(z.gte(0), z.lte(MAX_FIGURE)));
const yesOrNo = z.optional(z.boolean());

/**
 * One product of the visitor's list. Every field may be left out: unknown, which is not zero. Lengths are in `dimensionUnit` and
 * weights in `weightUnit`, as the seller or the report has written them, so that no figure changes by conversion; without a
 * unit, those of the marketplace. Amounts are in `currency`; without one, in that of the marketplace.
 */
export const productSchema = z.strictObject({
  /** The seller's own number. */
  sku: code,
  /** Amazon's number of the product: ten letters and digits. */
  asin: code,
  /** Amazon's number on the label of a unit in its warehouse. */
  fnsku: code,
  /** European Article Number, also GTIN-13 and JAN, with or without its check digit. */
  ean: code,
  /** Universal Product Code (GTIN-12), with or without its check digit. */
  upc: code,
  /** Product name of the listing. */
  title: text,
  /** Bullet points in the order of the listing; blank ones keep their place. */
  bullets: z.optional(
    z.array(z.string().check(z.maxLength(MAX_TEXT_LENGTH))).check(z.maxLength(MAX_BULLETS)),
  ),
  /** Text below the bullet points; line breaks and markup as in the listing. */
  description: text,
  /** Backend search terms. */
  searchTerms: text,
  /** Brand name of the listing. */
  brand: text,
  /** As the report or the seller calls it. */
  category: text,
  /** Condition of the units, as labels print it: "New". */
  condition: code,
  /** Address of a page about the product. Left out, it is that of the listing by ASIN and marketplace. */
  link: text,
  /** Code of the store: `US`, `UK`, `DE`. A SKU is listed once for each. */
  marketplace: z.optional(z.enum(FEE_MARKETPLACE_CODES)),
  /** Selling price. */
  price: figure,
  /** What a unit costs to buy or make. */
  cost: figure,
  /** ISO 4217. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Of the lengths of the package and of the carton. */
  dimensionUnit: z.optional(z.enum(['cm', 'in', 'mm'])),
  /** Of the weights of the package and of the carton. */
  weightUnit: z.optional(z.enum(['kg', 'lb', 'g', 'oz'])),
  /** The packed unit, as Amazon measures it. */
  packageLength: figure,
  packageWidth: figure,
  packageHeight: figure,
  packageWeight: figure,
  /** Units in a full carton. */
  unitsPerCarton: figure,
  /** The full carton, outside. */
  cartonLength: figure,
  cartonWidth: figure,
  cartonHeight: figure,
  cartonWeight: figure,
  /** Name of the supplier. */
  supplier: text,
  /** Days from placing an order to stock that sells. */
  leadTimeDays: figure,
  /** The supplier's minimum order, in units. */
  minimumOrder: figure,
  /** Sellable units; negative where more is reserved than in stock. */
  stockOnHand: z.optional(z.number().check(z.gte(-MAX_FIGURE), z.lte(MAX_FIGURE))),
  /** Units on the way to the warehouse. */
  stockInbound: figure,
  /** Units sold in the last 7, 30 and 90 days. */
  sales7: figure,
  sales30: figure,
  sales90: figure,
  /** What the marketplace expects to charge for the fulfillment of a unit, by its report. */
  expectedFulfillmentFee: figure,
  /** As the marketplace's report calls it. */
  sizeTier: code,
  /** Dangerous goods (hazmat), which have other fees. */
  isDangerous: yesOrNo,
  /** Clothing, which has other fees in some marketplaces. */
  isApparel: yesOrNo,
  /** The seller's own remarks. */
  notes: text,
  /** Own columns by their name. */
  own: z.optional(
    z
      .record(z.string().check(z.maxLength(MAX_CODE_LENGTH)), z.string().check(z.maxLength(MAX_TEXT_LENGTH)))
      .check(z.refine((columns) => Object.keys(columns).length <= MAX_OWN_COLUMNS)),
  ),
});

export type Product = z.output<typeof productSchema>;
export type ProductField = keyof Product;

export const PRODUCT_FIELDS = Object.keys(productSchema.shape) as readonly ProductField[];
