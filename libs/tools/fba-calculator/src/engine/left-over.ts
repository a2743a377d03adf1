import { sellingTerms } from '@seller-toolbox/fee-cards/selling/fee-cards';
import type { CategoryId } from '@seller-toolbox/fee-cards/selling/fee-card';
import { feeAt, referralPieces } from '@seller-toolbox/fee-cards/selling/fee-pieces';
import { SELLING_RULE_SETS } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { ruleSetInForce, STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { FbaInput } from './fba-calculator.schema.ts';
import type { FbaOutput } from './fba-output.schema.ts';

/** Amounts of one unit, in the card's currency. */
export interface LeftOver {
  readonly category: Extract<CategoryId, 'general' | 'clothing'>;
  /** Null where the card of the marketplace has no figure for the category. */
  readonly referralFee: number | null;
  /** Price less FBA fees and referral fee, before costs and taxes; null where one of them is not known. */
  readonly left: number | null;
}

/** What is left of the price after the FBA fees and the referral fee, which the selling card in force on the same day says. */
export function leftOver(
  { price, marketplace, category: goods, isApparel }: FbaInput,
  { ruleSet, date, fees }: FbaOutput,
): LeftOver {
  const category = isApparel || goods === 'apparel' ? 'clothing' : 'general';
  const card =
    ruleSet === STANDARD_RULE_SET
      ? STANDARD_RULE_SET
      : ruleSetInForce(SELLING_RULE_SETS, { day: date, marketplace })?.id;
  const row = card && sellingTerms({ ruleSet: card, marketplace, category })?.row;
  if (!row || row.gap === 'referral-fee-unknown' || price === null) {
    return { category, referralFee: null, left: null };
  }
  const referralFee = roundTo14Digits(feeAt(referralPieces(row), price));
  const { totalFees } = fees;
  return {
    category,
    referralFee,
    left: totalFees === null ? null : sumRounded([price, -totalFees, -referralFee]),
  };
}
