import type { ProfitOutput } from '../engine/profit-output.schema.ts';

/** The break-even price that the page shows: a price in whole cents that makes no loss; after a conversion the exact one. */
export function breakEvenPriceOf({
  exchange,
  breakEvenPrice,
  listBreakEvenPrice,
}: ProfitOutput): number | null {
  return exchange ? breakEvenPrice : listBreakEvenPrice;
}
