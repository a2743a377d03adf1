import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { BetterPrice } from './better-price.ts';
import type { ReferralRow } from '@seller-toolbox/fee-cards/selling/fee-card';
import { GOOD_MARGIN, LOW_ROI, marginBand } from './margin-band.ts';
import type { FeeLines, UnitAmounts, UnitProfit } from './unit-profit.ts';

export interface RecommendationInput {
  readonly amounts: UnitAmounts;
  readonly profit: UnitProfit;
  readonly row: ReferralRow;
  /** In the marketplace's currency, as the amounts. */
  readonly currency: string;
  readonly better: BetterPrice | null;
  /** The wanted margin in percent, and the price for it; null without a target. */
  readonly target: { readonly margin: number; readonly price: number | null } | null;
}

/** Findings for the seller: the verdict on the margin, prices with a better one, missing fees. */
export function recommendations(input: RecommendationInput): Finding[] {
  return [...inputFindings(input), ...verdicts(input), ...priceAdvice(input), ...feeNotes(input)];
}

function inputFindings({ amounts }: RecommendationInput): Finding[] {
  return amounts.sellingPrice > 0 ? [] : [finding('price-missing', 'warning')];
}

function verdicts({ profit }: RecommendationInput): Finding[] {
  const { profitMargin, roi, breakEvenUnits } = profit;
  const found: Finding[] = [];
  if (breakEvenUnits === null) found.push(finding('never-breaks-even', 'warning'));
  if (profitMargin !== null) {
    const band = marginBand(profitMargin);
    if (band === 'low') found.push(finding('low-margin', 'warning', { margin: profitMargin }));
    if (band === 'good')
      found.push(finding('good-margin', 'info', { margin: profitMargin, from: GOOD_MARGIN }));
  }
  if (roi !== null && roi < LOW_ROI) found.push(finding('low-roi', 'warning', { roi, from: LOW_ROI }));
  return found;
}

function priceAdvice({ better, target, currency }: RecommendationInput): Finding[] {
  const found: Finding[] = [];
  if (better) {
    found.push(
      finding('lower-price-earns-more', 'warning', { price: better.price, gain: better.gain, currency }),
    );
  }
  if (target?.price === null) {
    found.push(finding('target-margin-unreachable', 'warning', { margin: target.margin }));
  }
  return found;
}

function feeNotes({ amounts, profit, row, currency }: RecommendationInput): Finding[] {
  const found: Finding[] = [];
  if (isMinimum(profit.fees, row)) {
    found.push(finding('minimum-referral-fee', 'info', { fee: row.minimum, currency }));
  }
  if (amounts.shippingCost === 0 && amounts.fbaFulfillmentFee === 0)
    found.push(finding('no-delivery-cost', 'info'));
  if (row.chargesReturns && amounts.returnsProcessingFee === 0)
    found.push(finding('returns-always-charged', 'info'));
  if (row.gap) found.push(finding(row.gap, 'info'));
  return found;
}

function isMinimum({ referral }: FeeLines, { minimum }: ReferralRow): boolean {
  return minimum > 0 && referral === minimum;
}
