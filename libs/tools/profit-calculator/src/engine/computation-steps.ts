import type { ReferralRow } from '@seller-toolbox/fee-cards/selling/fee-card';
import { segmentAt, referralSegments } from '@seller-toolbox/fee-cards/selling/fee-segments';
import { ROUNDING_ERROR, roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { ProfitInput } from './profit-input.schema.ts';
import {
  digitalServicesRates,
  ofSellingFees,
  ordersOf,
  paidShare,
  rowOf,
  type CostLine,
  type UnitContext,
} from './unit-lines.ts';
import type { UnitProfit } from './unit-profit.ts';

/** Every code that a step can have; the locales hold a sentence for each under `step-<code>`. */
export const STEP_CODES = [
  'referral-whole-price',
  'referral-part',
  'referral-sum',
  'referral-minimum',
  'referral-average',
  'referral-without-tax',
  'digital-services',
  'digital-services-fba',
  'closing',
  'sales-tax',
  'advertising-acos',
  'returns',
  'amazon-fees',
  'gross-profit',
  'total-cost',
  'total-cost-more',
  'net-profit',
  'profit-margin',
  'roi',
  'break-even-units',
  'price-for-margin',
] as const;
export type StepCode = (typeof STEP_CODES)[number];

/** One line of the explanation: a code, which has a sentence in the locale files, and the numbers of that sentence. */
export interface ComputationStep {
  readonly code: StepCode;
  readonly params: Record<string, number>;
}

export interface Computation {
  readonly input: ProfitInput;
  readonly context: UnitContext;
  readonly profit: UnitProfit;
  /** The wanted margin in percent, with the price for it and what a unit costs in fees and otherwise at that price. */
  readonly target: { readonly margin: number; readonly price: number; readonly costs: number } | null;
}

/** The steps of the calculation from the input to each figure. Amounts in the marketplace's currency, shares of 1 as `…Rate`. */
export function computationSteps(computation: Computation): ComputationStep[] {
  return [
    ...referralSteps(computation),
    ...sellingFeeSteps(computation),
    ...profitSteps(computation),
    ...ratioSteps(computation),
  ];
}

function step(code: StepCode, params: Record<string, number>): ComputationStep {
  return { code, params };
}

function referralSteps({ input, context, profit }: Computation): ComputationStep[] {
  const row = rowOf(context);
  if (row.gap === 'referral-fee-unknown') return [];
  const share = ofSellingFees(context);
  const charged = share === 1 ? profit.fees.referral : roundTo14Digits(profit.fees.referral / share);
  const steps = chargedSteps({ input, context }, row, charged);
  if (share === 1) return steps;
  const params = { charged, taxFeeRate: context.tax.rate, fee: profit.fees.referral };
  return [...steps, step('referral-without-tax', params)];
}

function chargedSteps(
  { input, context }: Pick<Computation, 'input' | 'context'>,
  row: ReferralRow,
  referral: number,
): ComputationStep[] {
  const [order, ...others] = ordersOf(input);
  if (!order || others.length > 0) return [step('referral-average', { fee: referral })];
  const price = input.sellingPrice * order.price * context.tax.shownPrice;
  if (row.minimum > 0 && referral === row.minimum)
    return [step('referral-minimum', { minimum: row.minimum, price })];
  const portions = portionsOf(row, price);
  if (portions === null) {
    const { rate } = segmentAt(referralSegments(row), price);
    return [step('referral-whole-price', { price, feeRate: rate, fee: referral })];
  }
  return portions.length > 1 ? [...portions, step('referral-sum', { fee: referral })] : portions;
}

/** A step for each part of the price with a rate of its own; null where one rate is for the whole price. */
function portionsOf({ shape, bands }: ReferralRow, price: number): ComputationStep[] | null {
  const first = shape === 'mixed' ? bands.findIndex(({ isPortion }) => isPortion) - 1 : 0;
  const beforeFirst = bands[first - 1]?.upTo ?? 0;
  const startsAt = shape === 'mixed' ? (bands[first]?.upTo ?? beforeFirst) : 0;
  if (shape === 'flat' || shape === 'cliff' || (shape === 'mixed' && price <= startsAt)) return null;
  let from = 0;
  const parts: ComputationStep[] = [];
  for (const { rate, upTo } of bands.slice(first)) {
    if (price <= from && parts.length > 0) break;
    const amount = Math.min(price, upTo ?? price) - from;
    parts.push(step('referral-part', { from, amount, feeRate: rate, fee: amount * rate }));
    from = upTo ?? price;
  }
  return parts;
}

function sellingFeeSteps({ input, context, profit }: Computation): ComputationStep[] {
  const { referral, closing, digitalServices, fbaFulfillment: fba } = profit.fees;
  const steps: ComputationStep[] = [];
  if (closing > 0) steps.push(step('closing', { fee: closing }));
  const { rate: feeRate, fulfillmentRate: fbaFeeRate } = digitalServicesRates(input, context.selling);
  if (fbaFeeRate > 0) {
    const params = { referral, closing, feeRate, fba, fbaFeeRate, fee: digitalServices };
    steps.push(step('digital-services-fba', params));
  } else if (feeRate > 0) {
    steps.push(step('digital-services', { referral, closing, feeRate, fee: digitalServices }));
  }
  return steps;
}

/** Lines that are part of the sentences of their own. */
const NAMED: readonly CostLine[] = ['goods', 'shipping', 'advertising', 'other'];

function profitSteps({ input, context, profit }: Computation): ComputationStep[] {
  const { sellingPrice: price } = input;
  const { lines, amazonFees: fees, totalCost, grossProfit, netProfit } = profit;
  const { goods, shipping, advertising, other } = lines;
  const steps = [
    step('amazon-fees', { ...profit.fees, fees }),
    step('gross-profit', { price, goods, fees, grossProfit }),
  ];
  const paid = price * paidShare(input);
  if (lines['sales-tax'] !== 0) {
    steps.push(step('sales-tax', { price: paid, taxFeeRate: context.tax.rate, fee: lines['sales-tax'] }));
  }
  if (input.acos !== undefined) {
    steps.push(
      step('advertising-acos', { price: paid * context.tax.shownPrice, acos: input.acos, fee: advertising }),
    );
  }
  const { returnRate = 0 } = input;
  if (returnRate > 0) {
    steps.push(step('returns', { returnRate, cost: (lines.returns / returnRate) * 100, fee: lines.returns }));
  }
  const more = sumRounded([totalCost, -fees, ...NAMED.map((line) => -lines[line])]);
  const known = { goods, shipping, advertising, other, fees, totalCost };
  steps.push(
    Math.abs(more) > ROUNDING_ERROR ? step('total-cost-more', { ...known, more }) : step('total-cost', known),
    step('net-profit', { price, totalCost, netProfit }),
  );
  return steps;
}

function ratioSteps({ input, profit, target }: Computation): ComputationStep[] {
  const { netProfit, profitMargin, outlay, roi, breakEvenUnits, totalCost } = profit;
  const steps: ComputationStep[] = [];
  if (profitMargin !== null) {
    steps.push(step('profit-margin', { netProfit, price: input.sellingPrice, margin: profitMargin }));
  }
  if (roi !== null) steps.push(step('roi', { netProfit, outlay, roi }));
  if (breakEvenUnits !== null)
    steps.push(step('break-even-units', { totalCost, netProfit, units: breakEvenUnits }));
  if (target) steps.push(step('price-for-margin', { ...target }));
  return steps;
}
