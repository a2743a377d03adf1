import { findingSchema } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import { DEVIATION_BASES, RATE_BASES } from './daily-demand.ts';
import { STATUSES } from './stock-status.ts';

const number = z.number();
const maybeNumber = z.nullable(number);
const maybeDay = z.nullable(z.string());

/** Units, days and full precision; null is unknown for lack of figures. */
const planSchema = z.strictObject({
  sku: z.string(),
  status: z.enum(STATUSES),
  /** Units a day, times the season index; so is the deviation. */
  dailyRate: maybeNumber,
  rateBasis: z.nullable(z.enum(RATE_BASES)),
  windows: z.array(z.strictObject({ days: number, rate: number, weight: number })),
  deviation: maybeNumber,
  deviationBasis: z.nullable(z.enum(DEVIATION_BASES)),
  /** That of the row times that of its months. */
  seasonIndex: number,
  /** The months that an order is for over those of the sales figures; 1 without factors by month. */
  monthSeason: number,
  supplier: z.string(),
  unitCost: maybeNumber,
  leadTimeDays: maybeNumber,
  leadTimeDeviation: number,
  /** Of the lead time, from its first day; null is unknown. */
  productionDays: maybeNumber,
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
  /** The order-up-to level: reorder point plus demand of the days of cover. */
  orderUpTo: maybeNumber,
  /** To order today; 0 while the position stays above the reorder point today. Whole cartons. */
  orderQuantity: maybeNumber,
  cartons: maybeNumber,
  /** The day when the position falls to the reorder point; today where it is already there. */
  orderBy: maybeDay,
  /** The day to place that order: the same, or an earlier one, where a closure of factories would delay its production. */
  placeOn: maybeDay,
  placeInDays: maybeNumber,
  /** `placeOn`, or the past day since which the order is overdue. */
  latestOrderOn: maybeDay,
  /** 0 is today. */
  orderInDays: maybeNumber,
  /** Days of these that the position does not fall, because nothing is in stock until the inbound units arrive; 0 with backorders. */
  orderWaitDays: maybeNumber,
  /** Days since the position fell below the reorder point; 0 while it has not. */
  overdueDays: maybeNumber,
  /** The position on the day on which the order is placed. */
  positionAtOrder: maybeNumber,
  /** Units that cannot be sold between that day and the arrival of the order, which it therefore leaves out; 0 with backorders. */
  lostUnits: maybeNumber,
  /** Units sold from that day until the days of cover of the order end. */
  orderDemand: maybeNumber,
  /** That demand and the safety stock minus position and lost units, before cartons and minimum order. */
  neededUnits: maybeNumber,
  /** Units of the order on that day. */
  nextOrderQuantity: maybeNumber,
  nextCartons: maybeNumber,
  /** What that order costs; null without a unit cost. */
  nextOrderCost: maybeNumber,
  /** Arrival of an order placed on `placeOn`, after production that a closure interrupts. */
  arrivesOn: maybeDay,
  arrivesInDays: maybeNumber,
  /** Days from the arrival to the stock-out without it: negative after it; null where either is unknown. */
  spareDays: maybeNumber,
  /** The first day on which the stock is below the safety stock, until that arrival; null where it never is. */
  belowSafetyOn: maybeDay,
  /** The closure of Chinese factories that a finding names. `fromDay` and `toDay` are days from today. */
  closure: z.nullable(z.strictObject({ start: z.string(), end: z.string(), fromDay: number, toDay: number })),
  /** The day and units of the order after that one, at the same rate. */
  followingOrderOn: maybeDay,
  followingInDays: maybeNumber,
  followingOrderQuantity: maybeNumber,
  /** The position on that day and the units sold from it until the cover of that order ends; with the safety stock, what it needs. */
  followingPosition: maybeNumber,
  followingDemand: maybeNumber,
  followingNeededUnits: maybeNumber,
  /** Days of cover of the stock on hand alone: the marketplace's fees depend on it. */
  daysOnHand: maybeNumber,
  /** Days of cover without a further order. */
  daysOfCover: maybeNumber,
  /** Null also where that is more than ten years away. */
  stockOutOn: maybeDay,
  /** The day from which the cover is below 28 days. */
  lowStockOn: maybeDay,
  /** The stock from today (day 0) on, if every order is placed on its date: corner points of the line. Below zero it is owed. */
  projection: z.array(z.strictObject({ day: number, date: z.string(), stock: number })),
  findings: z.array(findingSchema),
});
export type RowPlan = z.output<typeof planSchema>;

const orderSumSchema = z.strictObject({
  products: number,
  units: number,
  cartons: number,
  /** Of the products with a unit cost. */
  cost: number,
  /** Products without a unit cost. */
  withoutCost: number,
});

export const outputSchema = z.strictObject({
  today: z.string(),
  rows: z.array(planSchema),
  totals: z.strictObject({
    rows: number,
    /** Number of rows by status, for every status. */
    statuses: z.record(z.string(), number),
    /** To order today, over all rows. */
    units: number,
    cartons: number,
  }),
  /** Orders due today and within 30 days (those of today included), a group for each supplier; `''` is unknown. */
  orders: z.array(
    z.strictObject({ supplier: z.string(), today: orderSumSchema, within30Days: orderSumSchema }),
  ),
  /** The sums over all suppliers. */
  cash: z.strictObject({ today: orderSumSchema, within30Days: orderSumSchema }),
  lowInventory: z.strictObject({ days: number, source: z.string(), checkedOn: z.string() }),
  agedInventory: z.strictObject({ days: number, source: z.string(), checkedOn: z.string() }),
});
export type RestockOutput = z.output<typeof outputSchema>;
