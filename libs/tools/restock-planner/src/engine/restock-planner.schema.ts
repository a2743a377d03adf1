import { isTimeZone } from '@seller-toolbox/reference-data/time-zones';
import { findingSchema, rule } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { DEVIATION_BASES, RATE_BASES } from './daily-demand.ts';
import { STATUSES } from './stock-status.ts';

/** An export of more products is planned in parts. */
export const MAX_ROWS = 5000;

/** Beyond these a number is a slip of the keyboard. */
const MAX_UNITS = 10_000_000;
const MAX_DAYS = 730;
const MAX_CARTON = 100_000;

const units = z.number().check(z.gte(0), z.lte(MAX_UNITS));
const days = z.number().check(z.gte(0), z.lte(MAX_DAYS));
/** Null and left out are unknown. Nothing unknown counts as none. */
const maybe = <T extends z.ZodMiniType>(field: T) => z._default(z.nullable(field), null);

/** Where a row says nothing of its own, the terms for all rows hold. */
const supplyFields = {
  /** From placing the order to stock that sells: production, freight, customs, receiving. */
  leadTimeDays: days,
  /** Standard deviation of the lead time. */
  leadTimeDeviation: days,
  /** Share of lead times without a stock-out. */
  serviceLevel: z.number().check(z.gte(0.5), z.lte(0.9999)),
  /** Days that an order lasts once it has arrived. */
  targetCoverDays: days,
  unitsPerCarton: z.number().check(z.int(), z.gte(1), z.lte(MAX_CARTON)),
  /** The supplier's, in units. */
  minimumOrder: units,
};

const rowSchema = z.strictObject({
  sku: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  /** Units a day. Left out, it is made of the units sold in the last 7, 30 and 90 days. */
  dailySales: maybe(units),
  sales7: maybe(units),
  sales30: maybe(units),
  sales90: maybe(units),
  /** Days without stock among the last 30. */
  outOfStockDays: maybe(z.number().check(z.gte(0), z.lte(30))),
  /** Standard deviation of the units of one day. Left out, it is estimated. */
  salesDeviation: maybe(units),
  /** The coming weeks against those of the figures: 1.5 sells half as much again. */
  seasonIndex: z._default(z.number().check(z.gte(0.01), z.lte(100)), 1),
  /** Sellable; below zero where more is promised than there is. */
  onHand: maybe(z.number().check(z.gte(-MAX_UNITS), z.lte(MAX_UNITS))),
  /** On its way already. */
  inbound: maybe(units),
  /** Days until that arrives; unknown, it is taken to arrive before the stock ends. */
  inboundDays: maybe(days),
  leadTimeDays: maybe(supplyFields.leadTimeDays),
  leadTimeDeviation: maybe(supplyFields.leadTimeDeviation),
  serviceLevel: maybe(supplyFields.serviceLevel),
  targetCoverDays: maybe(supplyFields.targetCoverDays),
  unitsPerCarton: maybe(supplyFields.unitsPerCarton),
  minimumOrder: maybe(supplyFields.minimumOrder),
});

const termsSchema = z.strictObject({
  leadTimeDays: maybe(supplyFields.leadTimeDays),
  leadTimeDeviation: z._default(supplyFields.leadTimeDeviation, 0),
  serviceLevel: z._default(supplyFields.serviceLevel, 0.95),
  targetCoverDays: z._default(supplyFields.targetCoverDays, 30),
  unitsPerCarton: z._default(supplyFields.unitsPerCarton, 1),
  minimumOrder: z._default(supplyFields.minimumOrder, 0),
});

/** Products with what is known of them. Days are those of `timeZone`; `today` (`YYYY-MM-DD`) stands for the real one. */
export const inputSchema = z.strictObject({
  rows: z.array(rowSchema).check(z.minLength(1), z.maxLength(MAX_ROWS)),
  defaults: z._default(termsSchema, {
    leadTimeDays: null,
    leadTimeDeviation: 0,
    serviceLevel: 0.95,
    targetCoverDays: 30,
    unitsPerCarton: 1,
    minimumOrder: 0,
  }),
  timeZone: z._default(z.string().check(z.maxLength(64), rule('unknown-zone', isTimeZone)), 'UTC'),
  today: z.optional(z.iso.date()),
});
export type RestockInput = z.output<typeof inputSchema>;
export type RowInput = RestockInput['rows'][number];
export type SupplyDefaults = RestockInput['defaults'];

const number = z.number();
const maybeNumber = z.nullable(number);
const maybeDay = z.nullable(z.string());

/** Units, days and full precision; null is what cannot be known from the row. */
const planSchema = z.strictObject({
  sku: z.string(),
  status: z.enum(STATUSES),
  /** Units a day, times the season index; so is the deviation. */
  dailyRate: maybeNumber,
  rateBasis: z.nullable(z.enum(RATE_BASES)),
  windows: z.array(z.strictObject({ days: number, rate: number, weight: number })),
  deviation: maybeNumber,
  deviationBasis: z.nullable(z.enum(DEVIATION_BASES)),
  seasonIndex: number,
  leadTimeDays: maybeNumber,
  leadTimeDeviation: number,
  serviceLevel: number,
  /** Of the normal distribution at the service level. */
  z: number,
  targetCoverDays: number,
  unitsPerCarton: number,
  minimumOrder: number,
  onHand: maybeNumber,
  inbound: number,
  /** On hand and inbound. */
  position: maybeNumber,
  safetyStock: maybeNumber,
  reorderPoint: maybeNumber,
  /** What an order fills the position up to: reorder point and the days of cover. */
  orderUpTo: maybeNumber,
  /** To order today; 0 while the position stays above the reorder point today. Whole cartons. */
  orderQuantity: maybeNumber,
  cartons: maybeNumber,
  /** The day in which the position falls to the reorder point; today where it is there already. */
  orderBy: maybeDay,
  /** 0 is today. */
  orderInDays: maybeNumber,
  /** What the position will be on that day. */
  positionAtOrder: maybeNumber,
  /** What the order of that day will be; today's where it is today. */
  nextOrderQuantity: maybeNumber,
  nextCartons: maybeNumber,
  /** When an order of `orderBy` arrives. */
  arrivesOn: maybeDay,
  arrivesInDays: maybeNumber,
  /** What is on hand alone lasts so many days: by this the marketplace charges. */
  daysOnHand: maybeNumber,
  /** Until the stock ends without a further order. */
  daysOfCover: maybeNumber,
  /** Null also where that is more than ten years away. */
  stockOutOn: maybeDay,
  /** The day from which the cover is below 28 days. */
  lowStockOn: maybeDay,
  /** The stock from today (day 0) on, if every order is placed on its day: corners of the line. */
  projection: z.array(z.strictObject({ day: number, date: z.string(), stock: number })),
  findings: z.array(findingSchema),
});
export type RowPlan = z.output<typeof planSchema>;

export const outputSchema = z.strictObject({
  today: z.string(),
  rows: z.array(planSchema),
  totals: z.strictObject({
    rows: number,
    /** Rows by status; every status is there. */
    statuses: z.record(z.string(), number),
    /** To order today, over all rows. */
    units: number,
    cartons: number,
  }),
  lowInventory: z.strictObject({ days: number, source: z.string(), checkedOn: z.string() }),
  agedInventory: z.strictObject({ days: number, source: z.string(), checkedOn: z.string() }),
});
export type RestockOutput = z.output<typeof outputSchema>;
