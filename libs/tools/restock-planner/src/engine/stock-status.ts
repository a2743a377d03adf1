import { AGED_INVENTORY, SOON_DAYS } from './stock-limits.data.ts';

/** Most urgent first: the order of a list of products. */
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

export interface StockState {
  readonly rate: number;
  readonly onHand: number;
  /** Days of cover of the stock on hand. */
  readonly daysOnHand: number;
  readonly daysOfCover: number;
  readonly leadTimeDays: number;
  /** 0 is today. */
  readonly orderInDays: number;
}

/** The status of a product. `order-late`: the stock ends before an order of today arrives. */
export function stockStatus(state: StockState): StockStatus {
  const { rate, onHand, daysOnHand, daysOfCover, leadTimeDays, orderInDays } = state;
  if (rate === 0) return 'no-sales';
  if (onHand <= 0) return 'out-of-stock';
  if (daysOfCover < leadTimeDays && orderInDays === 0) return 'order-late';
  if (orderInDays === 0) return 'order-now';
  if (orderInDays <= SOON_DAYS) return 'order-soon';
  return daysOnHand > AGED_INVENTORY.days ? 'overstocked' : 'ok';
}
