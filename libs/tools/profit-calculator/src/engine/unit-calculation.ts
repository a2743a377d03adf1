import { categoryFees, withReferralRate } from '@seller-toolbox/fee-cards/selling/fee-cards';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import { fbaFees } from './fba-fees.ts';
import type { ProfitInput } from './profit-input.schema.ts';
import { salesTaxTreatment } from './sales-tax-treatment.ts';
import { unitLines, type UnitLines, type UnitContext } from './unit-lines.ts';
import { unitProfit, type UnitProfit } from './unit-profit.ts';

/** One unit by all rules of its marketplace. */
export interface UnitCalculation {
  /** `YYYY-MM-DD`, by which fees count. */
  readonly day: string;
  readonly context: UnitContext;
  readonly lines: UnitLines;
  readonly profit: UnitProfit;
}

/** `now` in milliseconds decides the day where the input has none. */
export function calculateUnit(input: ProfitInput, now: number): UnitCalculation {
  const day = input.date ?? dayIn(marketplaceOf(input.marketplace).timeZone, now);
  const context = contextOf(input, day);
  const lines = unitLines(input, context);
  return { day, context, lines, profit: unitProfit(lines, input.sellingPrice) };
}

function contextOf(input: ProfitInput, day: string): UnitContext {
  const selling = categoryFees({ ...input, day });
  if (!selling) throw new TypeError('the schema lets only categories pass that the card has');
  const { referralRate } = input;
  return {
    selling: referralRate === undefined ? selling : withReferralRate(selling, referralRate / 100),
    fba: fbaFees(input, day),
    tax: salesTaxTreatment(input),
  };
}
