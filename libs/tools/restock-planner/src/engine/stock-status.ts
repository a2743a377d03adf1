import { AGED_INVENTORY, SOON_DAYS } from './stock-limits.data.ts';

/** Gravest first; a list of products is sorted by it. */
export const STATUSES = [
  'out-of-stock',
  'order-late',
  'order-now',
  'order-soon',
  'no-data',
  'overstocked',
  'no-sales',
  'ok',
] as const;
export type StockStatus = (typeof STATUSES)[number];

export interface StockSituation {
  readonly rate: number;
  readonly onHand: number;
  /** What is on hand lasts so long. */
  readonly daysOnHand: number;
  readonly daysOfCover: number;
  readonly leadTimeDays: number;
  /** 0 is today. */
  readonly orderInDays: number;
}

/** Where a product stands. `order-late`: the stock ends before an order of today arrives. */
export function stockStatus(situation: StockSituation): StockStatus {
  const { rate, onHand, daysOnHand, daysOfCover, leadTimeDays, orderInDays } = situation;
  if (rate === 0) return 'no-sales';
  if (onHand <= 0) return 'out-of-stock';
  if (daysOfCover < leadTimeDays && orderInDays === 0) return 'order-late';
  if (orderInDays === 0) return 'order-now';
  if (orderInDays <= SOON_DAYS) return 'order-soon';
  return daysOnHand > AGED_INVENTORY.days ? 'overstocked' : 'ok';
}
