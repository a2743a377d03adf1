import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { BetterPrice } from './better-price.ts';
import type { MarketplaceFees, ReferralRow } from '@seller-toolbox/fee-cards/selling/fee-card';
import { GOOD_MARGIN, LOW_ROI, marginBand } from './margin-band.ts';
import { lacksFbaFee, packedUnit, type FbaFees } from './fba-fees.ts';
import { noCardInForce } from './no-card-in-force.ts';
import type { ProfitInput } from './profit-input.schema.ts';
import type { UnitCalculation } from './unit-calculation.ts';
import { ofSellingFees, rowOf } from './unit-lines.ts';
import type { UnitProfit } from './unit-profit.ts';

export interface RecommendationInput {
  readonly input: ProfitInput;
  readonly calculation: UnitCalculation;
  /** Of the marketplace, as the amounts. */
  readonly currency: string;
  readonly better: BetterPrice | null;
  /** The wanted margin in percent, and the price for it; null without a target. */
  readonly target: { readonly margin: number; readonly price: number | null } | null;
}

interface Facts extends RecommendationInput {
  readonly profit: UnitProfit;
  readonly row: ReferralRow;
  readonly fba: FbaFees | null;
  readonly sellingFees: MarketplaceFees;
}

/** The advice by what the lower price saves. */
const LOWER_PRICE: Readonly<Record<BetterPrice['jump'], string>> = {
  referral: 'lower-price-earns-more',
  fba: 'lower-price-smaller-fba-fee',
  both: 'lower-price-smaller-fees',
};

/** Findings for the seller: the verdict on the margin, prices with a better one, missing fees. */
export function recommendations(given: RecommendationInput): Finding[] {
  const { day, context, profit } = given.calculation;
  const { fba, selling, tax } = context;
  const all: Facts = { ...given, profit, row: rowOf(context), fba, sellingFees: selling.fees };
  return [
    ...inputFindings(all),
    ...noCardInForce(given.input, tax, day),
    ...verdicts(all),
    ...priceAdvice(all),
    ...feeNotes(all),
    ...missingFigures(all),
  ];
}

function inputFindings({ input }: Facts): Finding[] {
  const found: Finding[] = [];
  if (input.sellingPrice === 0) found.push(finding('price-missing', 'warning'));
  // With nothing entered, the price comes first.
  else if (input.costOfGoods === 0) found.push(finding('cost-missing', 'info'));
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
function missingFigures({ input, fba, row, sellingFees }: Facts): Finding[] {
  const found: Finding[] = [];
  if (row.gap) found.push(finding(row.gap, row.gap === 'referral-fee-unknown' ? 'warning' : 'info'));
  if (sellingFees.lacksClosingFee) found.push(finding('closing-fee-unknown', 'warning'));
  const isTableUsed = input.referralRate === undefined && row.gap !== 'referral-fee-unknown';
  if (sellingFees.isOneCopy && isTableUsed) found.push(finding('one-copy', 'info'));
  if (lacksFbaFee(input, fba)) found.push(finding('fba-fee-unknown', 'warning'));
  if (input.fbaFulfillmentFee === 0 && fba?.fulfillment) {
    if (fba.isOffPeakFee) found.push(finding('fba-fee-off-peak', 'warning'));
    if (fba.card.isRegionalOnly) found.push(finding('fba-fee-regional', 'warning'));
  }
  if (fba?.storage === null && input.storageFee === 0) found.push(finding('storage-fee-unknown', 'warning'));
  if ((input.returnRate ?? 0) > 0 && !sellingFees.refund) found.push(finding('refund-fee-unknown', 'info'));
  return found;
}

function verdicts({ profit, row }: Facts): Finding[] {
  const { profitMargin, roi, breakEvenUnits } = profit;
  const found: Finding[] = [];
  if (breakEvenUnits === null) found.push(finding('never-breaks-even', 'warning'));
  if (row.gap === 'referral-fee-unknown') return found;
  if (profitMargin !== null) {
    const band = marginBand(profitMargin);
    if (band === 'low') found.push(finding('low-margin', 'warning', { margin: profitMargin }));
    if (band === 'good')
      found.push(finding('good-margin', 'info', { margin: profitMargin, from: GOOD_MARGIN }));
  }
  if (roi !== null && roi < LOW_ROI) found.push(finding('low-roi', 'warning', { roi, from: LOW_ROI }));
  return found;
}

function priceAdvice({ better, target, currency }: Facts): Finding[] {
  const found: Finding[] = [];
  if (better) {
    found.push(
      finding(LOWER_PRICE[better.jump], 'warning', { price: better.price, gain: better.gain, currency }),
    );
  }
  if (target?.price === null) {
    found.push(finding('target-margin-unreachable', 'warning', { margin: target.margin }));
  }
  return found;
}

function feeNotes({ input, calculation, profit, row, currency }: Facts): Finding[] {
  const found: Finding[] = [];
  if (
    row.minimum > 0 &&
    profit.fees.referral === roundTo14Digits(row.minimum * ofSellingFees(calculation.context))
  ) {
    found.push(finding('minimum-referral-fee', 'info', { fee: row.minimum, currency }));
  }
  if (input.shippingCost === 0 && profit.fees.fbaFulfillment === 0)
    found.push(finding('no-delivery-cost', 'info'));
  if (row.chargesReturns && input.returnsProcessingFee === 0)
    found.push(finding('returns-always-charged', 'info'));
  return found;
}
