import { NEW_MARKETPLACE_EXAMPLES } from './examples-new-marketplaces.ts';
import { MORE_EXAMPLES } from './examples-more.ts';
import { WORKED_EXAMPLE, type ProfitExample } from './worked-example.ts';

const TABLE_2026 = 'amazon-us-2026-08-21';
const NO_COSTS = { shippingCost: 0, advertisingCost: 0, otherCosts: 0 };

/** The first is what the page shows when it opens. Expected figures are computed by hand from the published rates. */
export const examples: readonly [ProfitExample, ...ProfitExample[]] = [
  WORKED_EXAMPLE,
  {
    name: 'kitchen-item-by-standard-figures',
    input: {
      ruleSet: 'standard',
      sellingPrice: 29.99,
      costOfGoods: 8,
      shippingCost: 1.5,
      advertisingCost: 3,
      otherCosts: 0.5,
      fbaFulfillmentFee: 4.6,
      storageFee: 0.12,
      inboundPlacementFee: 0.3,
      targetMargin: 30,
    },
    expected: {
      ruleSet: 'standard',
      currency: 'USD',
      exchange: null,
      fees: { referral: 4.4985, digitalServices: 0, closing: 0, fbaFulfillment: 4.6, returnsProcessing: 0 },
      amazonFees: 9.5185,
      totalCost: 22.5185,
      grossProfit: 12.4715,
      netProfit: 7.4715,
      profitMargin: (7.4715 / 29.99) * 100,
      marginBand: 'good',
      roi: (7.4715 / 13) * 100,
      breakEvenUnits: 4,
      breakEvenPrice: 21.2,
      priceForTargetMargin: 18.02 / 0.55,
      listPriceForTargetMargin: 32.77,
    },
  },
  {
    name: 'clothing-behind-a-cliff',
    input: {
      ruleSet: 'standard',
      category: 'clothing',
      sellingPrice: 20.5,
      costOfGoods: 6,
      ...NO_COSTS,
      shippingCost: 2,
    },
    expected: {
      fees: { referral: 3.485 },
      netProfit: 9.015,
      breakEvenUnits: 2,
      // At 20 the fee is 2.00 and 10.00 is left.
      recommendations: [
        { code: 'good-margin' },
        { code: 'lower-price-earns-more', params: { price: 20, gain: 0.985, currency: 'USD' } },
      ],
    },
  },
  {
    name: 'books-with-closing-fee',
    input: {
      ruleSet: 'standard',
      category: 'books',
      sellingPrice: 18,
      costOfGoods: 9,
      ...NO_COSTS,
      advertisingCost: 3.5,
    },
    expected: {
      fees: { referral: 2.7, closing: 1.8 },
      netProfit: 1,
      breakEvenUnits: 17,
      profitMargin: 100 / 18,
      marginBand: 'low',
      recommendations: [{ code: 'low-margin' }, { code: 'low-roi' }, { code: 'no-delivery-cost' }],
    },
  },
  {
    name: 'digital-services-fee-in-france',
    input: {
      ruleSet: 'standard',
      marketplace: 'FR',
      category: 'home',
      displayCurrency: 'CNY',
      sellingPrice: 40,
      costOfGoods: 12,
      ...NO_COSTS,
      shippingCost: 3,
      rates: { baseCurrency: 'USD', rates: { EUR: 0.8, CNY: 7.2 }, lastUpdated: '2026-11-20T16:00:00.000Z' },
    },
    expected: {
      currency: 'CNY',
      marketplaceCurrency: 'EUR',
      exchange: { rate: 9, lastUpdated: '2026-11-20T16:00:00.000Z' },
      // 6 and 0.18 euros.
      fees: { referral: 54, digitalServices: 1.62 },
      netProfit: 9 * 18.82,
      profitMargin: 47.05,
    },
  },
  {
    name: 'clothing-in-japan',
    input: {
      ruleSet: 'standard',
      marketplace: 'JP',
      category: 'clothing',
      sellingPrice: 3000,
      costOfGoods: 1000,
      ...NO_COSTS,
    },
    expected: {
      currency: 'JPY',
      fees: { referral: 510, digitalServices: 0 },
      netProfit: 1490,
      storageRates: { nonPeak: 95, peak: 265 },
      recommendations: [
        { code: 'good-margin' },
        { code: 'no-delivery-cost' },
        { code: 'clothing-bands-us-only' },
      ],
    },
  },
  {
    name: 'books-in-germany',
    input: {
      ruleSet: 'standard',
      marketplace: 'DE',
      category: 'books',
      sellingPrice: 20,
      costOfGoods: 15,
      ...NO_COSTS,
      shippingCost: 3,
    },
    expected: {
      fees: { referral: 3, closing: 0, digitalServices: 0 },
      netProfit: -1,
      breakEvenUnits: null,
      recommendations: [
        { code: 'never-breaks-even' },
        { code: 'low-margin' },
        { code: 'low-roi' },
        { code: 'closing-fee-us-only' },
      ],
    },
  },
  {
    name: 'nothing-entered',
    input: { ruleSet: 'standard', sellingPrice: 0, costOfGoods: 0, ...NO_COSTS, targetMargin: 90 },
    expected: {
      netProfit: 0,
      profitMargin: null,
      roi: null,
      breakEvenUnits: null,
      priceForTargetMargin: null,
      marginByPrice: [],
      recommendations: [
        { code: 'price-missing' },
        { code: 'never-breaks-even' },
        { code: 'target-margin-unreachable' },
        { code: 'no-delivery-cost' },
      ],
    },
  },
  {
    name: 'us-2026-minimum-fee',
    input: { ruleSet: TABLE_2026, sellingPrice: 1.5, costOfGoods: 0.4, ...NO_COSTS, shippingCost: 0.1 },
    expected: {
      fees: { referral: 0.3 },
      netProfit: 0.7,
      recommendations: [{}, { code: 'minimum-referral-fee' }],
    },
  },
  {
    name: 'us-2026-marginal-watch',
    input: {
      ruleSet: TABLE_2026,
      category: 'watches',
      sellingPrice: 2000,
      costOfGoods: 1200,
      ...NO_COSTS,
      shippingCost: 45,
    },
    expected: { fees: { referral: 255 }, netProfit: 500, profitMargin: 25 },
  },
  {
    name: 'us-2026-clothing-at-the-bound',
    input: { ruleSet: TABLE_2026, category: 'clothing', sellingPrice: 15, costOfGoods: 5, ...NO_COSTS },
    expected: {
      fees: { referral: 0.75 },
      netProfit: 9.25,
      recommendations: [
        { code: 'good-margin' },
        { code: 'no-delivery-cost' },
        { code: 'returns-always-charged' },
      ],
    },
  },
  ...MORE_EXAMPLES,
  ...NEW_MARKETPLACE_EXAMPLES,
];
