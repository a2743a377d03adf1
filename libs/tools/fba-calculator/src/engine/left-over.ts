import { sellingTerms } from '@seller-toolbox/fee-cards/selling/fee-cards';
import { feeAt, referralPieces } from '@seller-toolbox/fee-cards/selling/fee-pieces';
import { SELLING_RULE_SETS } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { ruleSetInForce, STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { FbaInput } from './fba-calculator.schema.ts';
import type { FbaOutput } from './fba-output.schema.ts';

type FeesOnDay = Pick<FbaOutput, 'ruleSet' | 'date'> & Pick<FbaOutput['fees'], 'totalFees'>;

/** What is left of the price after the FBA fees and the referral fee, which the selling card in force on the same day says. */
export function leftOver(
  { price, marketplace, category: goods, isApparel }: FbaInput,
  { ruleSet, date, totalFees }: FeesOnDay,
): FbaOutput['leftOver'] {
  const category = isApparel || goods === 'apparel' ? 'clothing' : 'general';
  const card =
    ruleSet === STANDARD_RULE_SET
      ? STANDARD_RULE_SET
      : ruleSetInForce(SELLING_RULE_SETS, { day: date, marketplace })?.id;
  const row = card && sellingTerms({ ruleSet: card, marketplace, category, day: date })?.row;
  if (!row || row.gap === 'referral-fee-unknown' || price === null) {
    return { category, referralFee: null, left: null };
  }
  const referralFee = roundTo14Digits(feeAt(referralPieces(row), price));
  return {
    category,
    referralFee,
    left: totalFees === null ? null : sumRounded([price, -totalFees, -referralFee]),
  };
}
