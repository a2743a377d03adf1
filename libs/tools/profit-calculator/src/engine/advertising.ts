import { ROUNDING_ERROR, roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { ProfitInput } from './profit-input.schema.ts';
import type { UnitCalculation } from './unit-calculation.ts';
import { paidShare } from './unit-lines.ts';

/** How much advertising a unit can bear. Shares of sales in percent, clicks in the marketplace's currency. */
export interface AdvertisingLimits {
  readonly breakEvenAcos: number | null;
  readonly targetAcos: number | null;
  readonly maxCpc: number | null;
  readonly targetCpc: number | null;
}

/** Null where nothing is left for advertising, where there are no sales, or where the wanted margin or the conversion rate is missing. */
export function advertisingLimits(
  input: ProfitInput,
  { context, profit }: UnitCalculation,
): AdvertisingLimits {
  const { sellingPrice, targetMargin, conversionRate } = input;
  const sales = sellingPrice * paidShare(input) * context.tax.shownPrice;
  const before = sumRounded([profit.netProfit, profit.lines.advertising]);
  const forTarget =
    targetMargin === undefined ? null : sumRounded([before, -(targetMargin / 100) * sellingPrice]);
  const acosOf = (left: number | null) =>
    left === null || left < -ROUNDING_ERROR || sales <= ROUNDING_ERROR
      ? null
      : roundTo14Digits((Math.max(left, 0) / sales) * 100);
  const cpcOf = (left: number | null) =>
    left === null || left < -ROUNDING_ERROR || conversionRate === undefined
      ? null
      : roundTo14Digits(Math.max(left, 0) * (conversionRate / 100));
  return {
    breakEvenAcos: acosOf(before),
    targetAcos: acosOf(forTarget),
    maxCpc: cpcOf(before),
    targetCpc: cpcOf(forTarget),
  };
}
