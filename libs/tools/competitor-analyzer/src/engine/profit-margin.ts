import { FEE_PERMILLE } from './sample-ranges.data.ts';

/** The fees on a price, in its currency. */
export function feesOf(price: number): number {
  return (price * FEE_PERMILLE) / 1000;
}

/** Percent of the price that is left after 15 percent fees and a cost given in thousandths of the price. */
export function profitMargin(costPermille: number): number {
  return (1000 - FEE_PERMILLE - costPermille) / 10;
}
