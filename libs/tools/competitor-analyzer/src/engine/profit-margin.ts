import { FEE_PERMILLE } from './sample-ranges.data.ts';

/** The fees on a price, in the same currency. */
export function feesOf(price: number): number {
  return (price * FEE_PERMILLE) / 1000;
}

/** Margin in percent of the price after 15 percent fees and a cost in per mille of the price. */
export function profitMargin(costPermille: number): number {
  return (1000 - FEE_PERMILLE - costPermille) / 10;
}
