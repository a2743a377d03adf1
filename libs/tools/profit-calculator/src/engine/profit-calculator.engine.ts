import { SELLING_RULE_SETS } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { feeAt } from '@seller-toolbox/fee-cards/selling/fee-segments';
import { exchangeRate, smallestStep } from '@seller-toolbox/reference-data/exchange';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { defineEngine, type Env } from '@seller-toolbox/tool-contract';
import { roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { advertisingLimits } from './advertising.ts';
import { betterLowerPrice } from './better-price.ts';
import { breakdown } from './breakdown.ts';
import { marketplaces, sensitivity } from './comparison.ts';
import { computationSteps } from './computation-steps.ts';
import { feeSources } from './fee-sources.ts';
import { marginBand } from './margin-band.ts';
import { marginByPrice } from './margin-by-price.ts';
import { listPriceForMargin, priceForMargin } from './price-for-margin.ts';
import { examples } from './profit-calculator.examples.ts';
import { inputSchema, type ProfitInput } from './profit-input.schema.ts';
import { outputSchema, type ProfitOutput } from './profit-output.schema.ts';
import { recommendations } from './recommendations.ts';
import { calculateUnit, type UnitCalculation } from './unit-calculation.ts';
import { costsOverPrices, type FeeLines } from './unit-profit.ts';

/** The profit of one unit after all costs and fees, the price for a target margin and the margin by price. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run,
  examples,
  keyFigure: 'netProfit',
  ruleSets: SELLING_RULE_SETS,
  ruleScope: marketplaceRuleScope,
});
export type ProfitEngine = typeof engine;

type Shown = (amount: number) => number;

function run(input: ProfitInput, env: Env): ProfitOutput {
  const now = env.now.getTime();
  const calculation = calculateUnit(input, now);
  const { context, profit } = calculation;
  const isPartial = context.selling.row.gap === 'referral-fee-unknown';
  const { currency: marketplaceCurrency } = marketplaceOf(input.marketplace);
  const currency = input.displayCurrency ?? marketplaceCurrency;
  const rate = exchangeRate(input.rates, marketplaceCurrency, currency) ?? 1;
  const shown: Shown = (amount) => (rate === 1 ? amount : roundTo14Digits(amount * rate));
  const shownOrNull = (amount: number | null) => (amount === null ? null : shown(amount));
  const prices = pricesOf(input, calculation, smallestStep(marketplaceCurrency));
  const { target } = prices;
  return {
    ruleSet: input.ruleSet,
    currency,
    marketplaceCurrency,
    exchange: currency === marketplaceCurrency ? null : { rate, lastUpdated: input.rates.lastUpdated },
    sellingPrice: shown(input.sellingPrice),
    fees: feesIn(profit.fees, shown),
    amazonFees: shown(profit.amazonFees),
    feeShare: profit.feeShare,
    totalCost: shown(profit.totalCost),
    grossProfit: shown(profit.grossProfit),
    netProfit: shown(profit.netProfit),
    profitMargin: profit.profitMargin,
    marginBand: profit.profitMargin === null || isPartial ? null : marginBand(profit.profitMargin),
    roi: profit.roi,
    breakEvenUnits: profit.breakEvenUnits,
    breakEvenPrice: shownOrNull(prices.breakEven),
    listBreakEvenPrice: prices.listBreakEven,
    ...(target && {
      priceForTargetMargin: shownOrNull(target.price),
      listPriceForTargetMargin: target.listPrice,
    }),
    marginByPrice: prices.range.map(({ price, margin }) => ({ price: shown(price), margin })),
    breakdown: breakdown(input.sellingPrice, profit, isPartial).map((line) => ({
      ...line,
      amount: shown(line.amount),
    })),
    ...unitFacts(input, calculation, shown),
    ...(input.comparison && {
      sensitivity: sensitivity(input, now),
      marketplaces: marketplaces(input, currency, now),
    }),
    steps: computationSteps({ input, context, profit, target: reachedTarget(target) }),
    sources: feeSources(input, context),
    recommendations: recommendations({
      input,
      calculation,
      currency: marketplaceCurrency,
      better: prices.better,
      target,
    }),
  };
}

function feesIn(fees: FeeLines, shown: Shown): ProfitOutput['fees'] {
  return {
    referral: shown(fees.referral),
    digitalServices: shown(fees.digitalServices),
    closing: shown(fees.closing),
    fbaFulfillment: shown(fees.fbaFulfillment),
    storage: shown(fees.storage),
    inboundPlacement: shown(fees.inboundPlacement),
    returnsProcessing: shown(fees.returnsProcessing),
  };
}

/** What is known of the unit besides its profit. */
function unitFacts(input: ProfitInput, calculation: UnitCalculation, shown: Shown) {
  const { context, profit } = calculation;
  const { selling, fba, tax } = context;
  const { lines } = profit;
  const { storage } = selling.fees;
  const limits = advertisingLimits(input, calculation);
  const { returnRate = 0 } = input;
  return {
    storageRates: storage && { unit: storage.unit, nonPeak: storage.nonPeak, peak: storage.peak },
    tax: { mode: tax.mode, rate: tax.rate, priceIncludesTax: tax.priceIncludesTax },
    fba: fba && {
      ruleSet: fba.ruleSet,
      sizeTier: fba.sizeTier,
      fulfillmentFee: fba.fulfillment && shown(feeAt(fba.fulfillment, input.sellingPrice * tax.shownPrice)),
      storageFee: fba.storage === null ? null : shown(fba.storage),
    },
    landedCost: shown(
      sumRounded([
        lines.goods,
        lines.freight,
        lines.duty,
        lines['customs-fees'],
        lines['inspection-and-prep'],
      ]),
    ),
    costPerReturn: returnRate > 0 ? shown(roundTo14Digits((lines.returns / returnRate) * 100)) : null,
    advertising: {
      ...limits,
      maxCpc: limits.maxCpc === null ? null : shown(limits.maxCpc),
      targetCpc: limits.targetCpc === null ? null : shown(limits.targetCpc),
    },
  };
}

interface Target {
  /** Percent of the price. */
  readonly margin: number;
  readonly price: number | null;
  readonly listPrice: number | null;
  /** All costs and fees of a unit at that price. */
  readonly costs: number;
}

/** The figures at other prices, in the marketplace's currency: break-even, target margin, margin by price. */
function pricesOf(input: ProfitInput, { lines }: UnitCalculation, step: number) {
  const { segments, fixedCosts } = costsOverPrices(lines);
  const question = { segments, fixedCosts, step };
  const withoutLoss = { ...question, share: 0 };
  const breakEven = roundPrice(priceForMargin(withoutLoss));
  const target = targetOf(input.targetMargin);
  const { sellingPrice } = input;
  const listBreakEven = listPriceForMargin(withoutLoss);
  const notable = [breakEven, listBreakEven, target?.price, target?.listPrice];
  return {
    breakEven,
    listBreakEven,
    target,
    range: marginByPrice({ ...question, sellingPrice, notable }),
    better: betterLowerPrice({ segments, lines, sellingPrice, step }),
  };

  function targetOf(margin: number | undefined): Target | null {
    if (margin === undefined) return null;
    const wanted = { ...question, share: margin / 100 };
    const price = roundPrice(priceForMargin(wanted));
    const costs = price === null ? 0 : roundTo14Digits(feeAt(segments, price) + fixedCosts);
    return { margin, price, listPrice: listPriceForMargin(wanted), costs };
  }
}

function reachedTarget(target: Target | null) {
  if (!target || target.price === null) return null;
  const { margin, price, costs } = target;
  return { margin, price, costs };
}

function roundPrice(price: number | null): number | null {
  return price === null ? null : roundTo14Digits(price);
}
