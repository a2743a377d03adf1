import type { SellingTerms } from '@seller-toolbox/fee-cards/selling/fee-cards';
import { pieceAt, referralPieces } from '@seller-toolbox/fee-cards/selling/fee-pieces';
import type { UnitAmounts, UnitProfit } from './unit-profit.ts';

/** Every code that a step can have; the locales hold a sentence for each under `step-<code>`. */
export const STEP_CODES = [
  'referral-whole-price',
  'referral-part',
  'referral-sum',
  'referral-minimum',
  'digital-services',
  'closing',
  'amazon-fees',
  'gross-profit',
  'total-cost',
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
  readonly amounts: UnitAmounts;
  readonly terms: SellingTerms;
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

function referralSteps({ amounts, terms, profit }: Computation): ComputationStep[] {
  const { row } = terms;
  const { referral } = profit.fees;
  const price = amounts.sellingPrice;
  if (row.minimum > 0 && referral === row.minimum)
    return [step('referral-minimum', { minimum: row.minimum, price })];
  if (row.shape !== 'marginal') {
    const { rate } = pieceAt(referralPieces(row), price);
    return [step('referral-whole-price', { price, feeRate: rate, fee: referral })];
  }
  const parts = marginalParts(row, price);
  return parts.length > 1 ? [...parts, step('referral-sum', { fee: referral })] : parts;
}

function marginalParts(row: SellingTerms['row'], price: number): ComputationStep[] {
  let from = 0;
  const parts: ComputationStep[] = [];
  for (const { rate, upTo } of row.bands) {
    if (price <= from && parts.length > 0) break;
    const amount = Math.min(price, upTo ?? price) - from;
    parts.push(step('referral-part', { from, amount, feeRate: rate, fee: amount * rate }));
    from = upTo ?? price;
  }
  return parts;
}

function sellingFeeSteps({ terms, profit }: Computation): ComputationStep[] {
  const { referral, closing, digitalServices } = profit.fees;
  const steps: ComputationStep[] = [];
  if (closing > 0) steps.push(step('closing', { fee: closing }));
  const feeRate = terms.fees.digitalServices.rate;
  if (feeRate > 0) steps.push(step('digital-services', { referral, closing, feeRate, fee: digitalServices }));
  return steps;
}

function profitSteps({ amounts, profit }: Computation): ComputationStep[] {
  const { sellingPrice: price, costOfGoods: goods, shippingCost, advertisingCost, otherCosts } = amounts;
  const { amazonFees: fees, totalCost, grossProfit, netProfit } = profit;
  return [
    step('amazon-fees', { ...profit.fees, fees }),
    step('gross-profit', { price, goods, fees, grossProfit }),
    step('total-cost', {
      goods,
      shipping: shippingCost,
      advertising: advertisingCost,
      other: otherCosts,
      fees,
      totalCost,
    }),
    step('net-profit', { price, totalCost, netProfit }),
  ];
}

function ratioSteps({ amounts, profit, target }: Computation): ComputationStep[] {
  const { netProfit, profitMargin, outlay, roi, breakEvenUnits, totalCost } = profit;
  const steps: ComputationStep[] = [];
  if (profitMargin !== null) {
    steps.push(step('profit-margin', { netProfit, price: amounts.sellingPrice, margin: profitMargin }));
  }
  if (roi !== null) steps.push(step('roi', { netProfit, outlay, roi }));
  if (breakEvenUnits !== null)
    steps.push(step('break-even-units', { totalCost, netProfit, units: breakEvenUnits }));
  if (target) steps.push(step('price-for-margin', { ...target }));
  return steps;
}
