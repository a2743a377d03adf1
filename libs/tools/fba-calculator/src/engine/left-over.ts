import { rowInTier, categoryFees } from '@seller-toolbox/fee-cards/selling/fee-cards';
import {
  constantFee,
  digitalServicesSegments,
  feeAt,
  referralSegments,
} from '@seller-toolbox/fee-cards/selling/fee-segments';
import { SELLING_RULE_SETS } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { partsOfTaxed, taxRateInPrices } from '@seller-toolbox/fee-cards/selling/sales-tax';
import { ruleSetInForce, STANDARD_RULE_SET } from '@seller-toolbox/tool-contract';
import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { FbaInput } from './fba-calculator.schema.ts';
import type { FbaOutput } from './fba-output.schema.ts';

type LeftOver = FbaOutput['leftOver'];
type FeesOnDay = Pick<FbaOutput, 'ruleSet' | 'date' | 'sizeTier' | 'tax'> &
  Pick<FbaOutput['fees'], 'fulfillmentFee' | 'totalFees'>;

const UNKNOWN = {
  referralFee: null,
  referralShare: null,
  digitalServicesFee: null,
  amazonFees: null,
  salesTax: null,
  left: null,
};

/**
 * What is left of the price after the FBA fees, the selling fees of the card in force on the same day, and the tax that the shown
 * price contains, as for a registered seller from a country without a digital services tax: the profit calculator has the same.
 */
export function computeLeftOver(
  { price, marketplace, category: goods, isApparel }: FbaInput,
  { ruleSet, date, sizeTier, tax, fulfillmentFee, totalFees }: FeesOnDay,
): LeftOver {
  const category = isApparel || goods === 'apparel' ? 'clothing' : 'general';
  const card =
    ruleSet === STANDARD_RULE_SET
      ? STANDARD_RULE_SET
      : ruleSetInForce(SELLING_RULE_SETS, { day: date, marketplace })?.id;
  const selling = card && categoryFees({ ruleSet: card, marketplace, category, day: date });
  if (!selling || selling.row.gap === 'referral-fee-unknown' || price === null) {
    return { ...UNKNOWN, category };
  }
  const { fees } = selling;
  const referralFee = roundTo14Digits(feeAt(referralSegments(rowInTier(selling, sizeTier)), price));
  // Above the whole price, or of none, a share says nothing.
  const share = referralFee / price;
  const referralShare = share <= 1 ? share : null;
  if (totalFees === null || fulfillmentFee === null) {
    return { ...UNKNOWN, category, referralFee, referralShare };
  }
  const parts = partsOfTaxed(taxRateInPrices(ruleSet, marketplace));
  const areFbaFeesTaxed = tax === 'included';
  const withoutTax = (fee: number, isTaxed = false) => constantFee(isTaxed ? fee * parts.rest : fee);
  const digitalServices = digitalServicesSegments(
    [withoutTax(referralFee, fees.containsTax)],
    withoutTax(fulfillmentFee, areFbaFeesTaxed),
    fees.digitalServices,
  );
  const digitalServicesFee = roundTo14Digits(feeAt(digitalServices, price));
  const taxed = sumRounded([price, areFbaFeesTaxed ? -totalFees : 0, fees.containsTax ? -referralFee : 0]);
  const salesTax = roundTo14Digits(taxed * parts.tax);
  const amazonFees = sumRounded([totalFees, referralFee, digitalServicesFee]);
  const left = sumRounded([price, -amazonFees, -salesTax]);
  return { category, referralFee, referralShare, digitalServicesFee, amazonFees, salesTax, left };
}
