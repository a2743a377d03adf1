import type { ProfitOutput } from '../engine/profit-calculator.schema.ts';

/** The break-even price as the page shows it: one that can be set and makes no loss; converted, as exact as it is. */
export function breakEvenPriceOf({
  exchange,
  breakEvenPrice,
  listBreakEvenPrice,
}: ProfitOutput): number | null {
  return exchange ? breakEvenPrice : listBreakEvenPrice;
}
