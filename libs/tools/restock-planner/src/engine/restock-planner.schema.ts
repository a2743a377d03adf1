import { isTimeZone } from '@seller-toolbox/reference-data/time-zones';
import { rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';

/** Products in one plan. */
export const MAX_ROWS = 5000;

/** A larger number is a typing error. */
const MAX_UNITS = 10_000_000;
const MAX_DAYS = 730;
const MAX_CARTON = 100_000;

const units = z.number().check(z.gte(0), z.lte(MAX_UNITS));
const days = z.number().check(z.gte(0), z.lte(MAX_DAYS));
/** Null and missing are unknown, not zero. */
const maybe = <T extends z.ZodMiniType>(field: T) => z._default(z.nullable(field), null);

/** Supply terms; a row without its own value uses the default for all rows. */
const supplyFields = {
  /** From placing the order to stock that sells: production, freight, customs, receiving. */
  leadTimeDays: days,
  /** Standard deviation of the lead time. */
  leadTimeDeviation: days,
  /** The part of the lead time for which closed factories stop: the days of production, from the order on. */
  productionDays: days,
  /** Share of lead times without a stock-out. */
  serviceLevel: z.number().check(z.gte(0.5), z.lte(0.9999)),
  /** Days that an order lasts once it has arrived. */
  targetCoverDays: days,
  unitsPerCarton: z.number().check(z.int(), z.gte(1), z.lte(MAX_CARTON)),
  /** The supplier's, in units. */
  minimumOrder: units,
};

const factors = z.array(z.number().check(z.gte(0.01), z.lte(100))).check(z.length(12));

const rowSchema = z.strictObject({
  sku: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  /** Units a day. Left out, it is computed from the units sold in the last 7, 30 and 90 days. */
  dailySales: maybe(units),
  sales7: maybe(units),
  sales30: maybe(units),
  sales90: maybe(units),
  /** Days without stock among the last 30. */
  outOfStockDays: maybe(z.number().check(z.gte(0), z.lte(30))),
  /** Standard deviation of the units of one day. Left out, it is estimated. */
  salesDeviation: maybe(units),
  /** Factor of the coming weeks over the weeks of the sales figures: 1.5 is 50 % more. */
  seasonIndex: z._default(z.number().check(z.gte(0.01), z.lte(100)), 1),
  /** Factors of the sales of January to December over those of an average month; left out, those of all products. */
  seasonByMonth: maybe(factors),
  supplier: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  /** What the supplier charges for one unit, in the seller's currency. */
  unitCost: maybe(z.number().check(z.gte(0), z.lte(MAX_UNITS))),
  /** Sellable units; negative where more is reserved than in stock. */
  onHand: maybe(z.number().check(z.gte(-MAX_UNITS), z.lte(MAX_UNITS))),
  /** Units already shipped. */
  inbound: maybe(units),
  /** Days until that arrives; unknown counts as arriving before the stock ends. */
  inboundDays: maybe(days),
  leadTimeDays: maybe(supplyFields.leadTimeDays),
  leadTimeDeviation: maybe(supplyFields.leadTimeDeviation),
  productionDays: maybe(supplyFields.productionDays),
  serviceLevel: maybe(supplyFields.serviceLevel),
  targetCoverDays: maybe(supplyFields.targetCoverDays),
  unitsPerCarton: maybe(supplyFields.unitsPerCarton),
  minimumOrder: maybe(supplyFields.minimumOrder),
});

const termsSchema = z.strictObject({
  leadTimeDays: maybe(supplyFields.leadTimeDays),
  leadTimeDeviation: z._default(supplyFields.leadTimeDeviation, 0),
  productionDays: maybe(supplyFields.productionDays),
  serviceLevel: z._default(supplyFields.serviceLevel, 0.95),
  targetCoverDays: z._default(supplyFields.targetCoverDays, 30),
  unitsPerCarton: z._default(supplyFields.unitsPerCarton, 1),
  minimumOrder: z._default(supplyFields.minimumOrder, 0),
  /** Customers wait while the product is out of stock, so that these units are ordered too. */
  backorders: z._default(z.boolean(), false),
  /** For products without factors of their own; null is the same in all months. */
  seasonByMonth: maybe(factors),
});

/** Products with their figures. Days are those of `timeZone`; `today` (`YYYY-MM-DD`) replaces the current day. */
export const inputSchema = z.strictObject({
  rows: z.array(rowSchema).check(z.minLength(1), z.maxLength(MAX_ROWS)),
  defaults: z._default(termsSchema, {
    leadTimeDays: null,
    leadTimeDeviation: 0,
    productionDays: null,
    serviceLevel: 0.95,
    targetCoverDays: 30,
    unitsPerCarton: 1,
    minimumOrder: 0,
    backorders: false,
    seasonByMonth: null,
  }),
  timeZone: z._default(z.string().check(z.maxLength(64), rule('unknown-zone', isTimeZone)), 'UTC'),
  today: z.optional(z.iso.date()),
});
export type RestockInput = z.output<typeof inputSchema>;
export type RowInput = RestockInput['rows'][number];
export type SupplyDefaults = RestockInput['defaults'];
