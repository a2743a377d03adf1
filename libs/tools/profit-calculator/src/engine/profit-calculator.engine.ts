import { exchangeRate, smallestStep } from '@seller-toolbox/reference-data/exchange';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { defineEngine } from '@seller-toolbox/tool-contract';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { betterLowerPrice } from './better-price.ts';
import { breakdown } from './breakdown.ts';
import { computationSteps } from './computation-steps.ts';
import {
  FEE_CARDS,
  RULE_SET_IDS,
  sellingTerms,
  type SellingTerms,
} from '@seller-toolbox/fee-cards/selling/fee-cards';
import { feeAt, sellingFeePieces } from '@seller-toolbox/fee-cards/selling/fee-pieces';
import { feeSources } from './fee-sources.ts';
import { marginBand } from './margin-band.ts';
import { marginByPrice } from './margin-by-price.ts';
import { listPriceForMargin, priceForMargin } from './price-for-margin.ts';
import { examples } from './profit-calculator.examples.ts';
import {
  inputSchema,
  outputSchema,
  type ProfitInput,
  type ProfitOutput,
} from './profit-calculator.schema.ts';
import { recommendations } from './recommendations.ts';
import { fixedCosts, unitProfit } from './unit-profit.ts';

/** The profit of one unit after all costs and fees, the price for a target margin and the margin by price. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run,
  examples,
  keyFigure: 'netProfit',
  ruleSets: RULE_SET_IDS.map((id) => ({
    ...FEE_CARDS[id].ruleSet,
    marketplaces: Object.keys(FEE_CARDS[id].marketplaces),
  })),
  ruleScope: marketplaceRuleScope,
});

function run(input: ProfitInput): ProfitOutput {
  const terms = termsOf(input);
  const { currency: marketplaceCurrency } = marketplaceOf(input.marketplace);
  const currency = input.displayCurrency ?? marketplaceCurrency;
  const rate = exchangeRate(input.rates, marketplaceCurrency, currency) ?? 1;
  const shown = (amount: number) => (rate === 1 ? amount : roundTo14Digits(amount * rate));
  const profit = unitProfit(input, terms);
  const prices = pricesOf(input, terms, smallestStep(marketplaceCurrency));
  const { target } = prices;
  return {
    ruleSet: input.ruleSet,
    currency,
    marketplaceCurrency,
    exchange: currency === marketplaceCurrency ? null : { rate, lastUpdated: input.rates.lastUpdated },
    sellingPrice: shown(input.sellingPrice),
    fees: {
      referral: shown(profit.fees.referral),
      digitalServices: shown(profit.fees.digitalServices),
      closing: shown(profit.fees.closing),
      fbaFulfillment: shown(profit.fees.fbaFulfillment),
      storage: shown(profit.fees.storage),
      inboundPlacement: shown(profit.fees.inboundPlacement),
      returnsProcessing: shown(profit.fees.returnsProcessing),
    },
    amazonFees: shown(profit.amazonFees),
    totalCost: shown(profit.totalCost),
    grossProfit: shown(profit.grossProfit),
    netProfit: shown(profit.netProfit),
    profitMargin: profit.profitMargin,
    marginBand: profit.profitMargin === null ? null : marginBand(profit.profitMargin),
    roi: profit.roi,
    breakEvenUnits: profit.breakEvenUnits,
    breakEvenPrice: prices.breakEven === null ? null : shown(prices.breakEven),
    listBreakEvenPrice: prices.listBreakEven,
    ...(target && {
      priceForTargetMargin: target.price === null ? null : shown(target.price),
      listPriceForTargetMargin: target.listPrice,
    }),
    marginByPrice: prices.range.map(({ price, margin }) => ({ price: shown(price), margin })),
    breakdown: breakdown(input, profit).map((line) => ({ ...line, amount: shown(line.amount) })),
    storageRates: { nonPeak: terms.fees.storage.nonPeak, peak: terms.fees.storage.peak },
    steps: computationSteps({ amounts: input, terms, profit, target: reachedTarget(target) }),
    sources: feeSources(terms),
    recommendations: recommendations({
      amounts: input,
      profit,
      row: terms.row,
      currency: marketplaceCurrency,
      better: prices.better,
      target,
    }),
  };
}

function termsOf(input: ProfitInput): SellingTerms {
  const terms = sellingTerms(input);
  if (!terms) throw new TypeError('the schema lets only categories pass that the card has');
  return terms;
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
function pricesOf(input: ProfitInput, { fees, row }: SellingTerms, step: number) {
  const pieces = sellingFeePieces(row, fees.digitalServices.rate);
  const fixed = fixedCosts(input);
  const question = { pieces, fixedCosts: fixed, step };
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
    better: betterLowerPrice(pieces, sellingPrice, step),
  };

  function targetOf(margin: number | undefined): Target | null {
    if (margin === undefined) return null;
    const wanted = { ...question, share: margin / 100 };
    const price = roundPrice(priceForMargin(wanted));
    const costs = price === null ? 0 : roundTo14Digits(feeAt(pieces, price) + fixed);
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
