import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { BetterPrice } from './better-price.ts';
import type { ReferralRow } from '@seller-toolbox/fee-cards/selling/fee-card';
import { GOOD_MARGIN, LOW_ROI, marginBand } from './margin-band.ts';
import { packedUnit, type FbaFees } from './fba-fees.ts';
import type { ProfitInput } from './profit-input.schema.ts';
import type { FeeLines, UnitProfit } from './unit-profit.ts';

export interface RecommendationInput {
  readonly input: ProfitInput;
  readonly profit: UnitProfit;
  readonly row: ReferralRow;
  readonly fba: FbaFees | null;
  /** Whether it is known what the marketplace keeps of a refund. */
  readonly hasRefundFee: boolean;
  /** In the marketplace's currency, as the amounts. */
  readonly currency: string;
  readonly better: BetterPrice | null;
  /** The wanted margin in percent, and the price for it; null without a target. */
  readonly target: { readonly margin: number; readonly price: number | null } | null;
}

/** Findings for the seller: the verdict on the margin, prices with a better one, missing fees. */
export function recommendations(all: RecommendationInput): Finding[] {
  return [
    ...inputFindings(all),
    ...verdicts(all),
    ...priceAdvice(all),
    ...feeNotes(all),
    ...missingFigures(all),
  ];
}

function inputFindings({ input }: RecommendationInput): Finding[] {
  const found: Finding[] = [];
  if (input.sellingPrice === 0) found.push(finding('price-missing', 'warning'));
  const measures = [input.packageLength, input.packageWidth, input.packageHeight, input.packageWeight];
  const isPartly = measures.some(Boolean) && packedUnit(input) === null;
  if (isPartly) found.push(finding('size-incomplete', 'warning'));
  if (input.freightRate !== undefined && packedUnit(input) === null) {
    found.push(finding('freight-needs-size', 'warning'));
  }
  if (input.acos !== undefined && input.advertisingCost > 0) {
    found.push(finding('acos-replaces-advertising', 'info'));
  }
  return found;
}

/** Figures that the result would need and that are not known. */
function missingFigures({ input, fba, hasRefundFee }: RecommendationInput): Finding[] {
  const found: Finding[] = [];
  const lacksFee = packedUnit(input) !== null && !fba?.fulfillment;
  if (lacksFee && input.fbaFulfillmentFee === 0) found.push(finding('fba-fee-unknown', 'warning'));
  if ((input.returnRate ?? 0) > 0 && !hasRefundFee) found.push(finding('refund-fee-unknown', 'info'));
  return found;
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

function feeNotes({ input, profit, row, currency }: RecommendationInput): Finding[] {
  const found: Finding[] = [];
  if (isMinimum(profit.fees, row)) {
    found.push(finding('minimum-referral-fee', 'info', { fee: row.minimum, currency }));
  }
  if (input.shippingCost === 0 && profit.fees.fbaFulfillment === 0)
    found.push(finding('no-delivery-cost', 'info'));
  if (row.chargesReturns && input.returnsProcessingFee === 0)
    found.push(finding('returns-always-charged', 'info'));
  if (row.gap) found.push(finding(row.gap, 'info'));
  return found;
}

function isMinimum({ referral }: FeeLines, { minimum }: ReferralRow): boolean {
  return minimum > 0 && referral === minimum;
}
