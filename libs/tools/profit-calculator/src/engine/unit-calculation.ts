import { sellingTerms, withReferralRate } from '@seller-toolbox/fee-cards/selling/fee-cards';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import { fbaFees } from './fba-fees.ts';
import type { ProfitInput } from './profit-input.schema.ts';
import { taxTerms } from './tax-terms.ts';
import { unitLines, type UnitLines, type UnitTerms } from './unit-lines.ts';
import { unitProfit, type UnitProfit } from './unit-profit.ts';

/** One unit by all rules of its marketplace. */
export interface UnitCalculation {
  /** `YYYY-MM-DD`, by which fees count. */
  readonly day: string;
  readonly terms: UnitTerms;
  readonly lines: UnitLines;
  readonly profit: UnitProfit;
}

/** `now` in milliseconds decides the day where the input has none. */
export function calculateUnit(input: ProfitInput, now: number): UnitCalculation {
  const day = input.date ?? dayIn(marketplaceOf(input.marketplace).timeZone, now);
  const terms = termsOf(input, day);
  const lines = unitLines(input, terms);
  return { day, terms, lines, profit: unitProfit(lines, input.sellingPrice) };
}

function termsOf(input: ProfitInput, day: string): UnitTerms {
  const selling = sellingTerms({ ...input, day });
  if (!selling) throw new TypeError('the schema lets only categories pass that the card has');
  const { referralRate } = input;
  return {
    selling: referralRate === undefined ? selling : withReferralRate(selling, referralRate / 100),
    fba: fbaFees(input, day),
    tax: taxTerms(input),
  };
}
