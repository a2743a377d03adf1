import type { ProfitExample } from './worked-example.ts';

const TABLE_2026 = 'amazon-us-2026-08-21';
const NO_COSTS = { shippingCost: 0, advertisingCost: 0, otherCosts: 0 };

/** Tables abroad, tax, landed cost, returns, discounts, advertising. Expected figures are worked out by hand from the published rates. */
export const MORE_EXAMPLES: readonly ProfitExample[] = [
  {
    // 30 with 20 % VAT is 25 without. Small parcel by 1.2 kg of dimensional weight: 3.16 and 1.5 % at the peak.
    name: 'uk-with-vat-and-fba',
    input: {
      ruleSet: 'amazon-uk-2026-02-01',
      marketplace: 'UK',
      date: '2026-11-20',
      sellingPrice: 30,
      costOfGoods: 6,
      ...NO_COSTS,
      packageLength: 30,
      packageWidth: 20,
      packageHeight: 10,
      packageWeight: 0.5,
    },
    expected: {
      currency: 'GBP',
      tax: { mode: 'registered', rate: 0.2, priceIncludesTax: true },
      fba: { ruleSet: 'amazon-uk-2026-02-01', sizeTier: 'small-parcel', fulfillmentFee: 3.2074 },
      fees: { referral: 4.5, digitalServices: 0.02 * (4.5 + 3.2074), fbaFulfillment: 3.2074 },
      // 30 − 5 VAT − 6 − 4.50 − 0.154148 − 3.2074 − storage of 0.006 m³ at 1.51 per cubic foot.
      netProfit: 30 - 5 - 6 - 4.5 - 0.154148 - 3.2074 - (6000 / 28_316.846592) * 1.51,
    },
  },
  {
    name: 'japan-with-consumption-tax',
    input: {
      ruleSet: 'amazon-jp-2026-04-01',
      marketplace: 'JP',
      category: 'clothing',
      date: '2026-11-20',
      sellingPrice: 3500,
      costOfGoods: 900,
      ...NO_COSTS,
      packageLength: 35,
      packageWidth: 25,
      packageHeight: 20,
      packageWeight: 4.9,
    },
    expected: {
      // The fee of 472 and the storage of 96.25 contain 10 %.
      fees: { referral: 414, fbaFulfillment: 472 / 1.1, storage: 96.25 / 1.1 },
      netProfit: 3500 / 1.1 - 900 - 414 - 472 / 1.1 - 96.25 / 1.1,
    },
  },
  {
    name: 'landed-cost-by-sea',
    input: {
      ruleSet: TABLE_2026,
      sellingPrice: 40,
      costOfGoods: 10,
      ...NO_COSTS,
      packageLength: 10,
      packageWidth: 10,
      packageHeight: 10,
      packageWeight: 2,
      unitSystem: 'metric',
      freightRate: 200,
      freightPer: 'm3',
      dutyRate: 25,
      customsEntry: 'sea',
      shipmentUnits: 500,
      inspectionCost: 0.1,
      prepCost: 0.3,
      fbaFulfillmentFee: 6,
      storageFee: 0.1,
    },
    expected: {
      // 0.001 m³ × 200; 25 % of 10; the least of 33.58 over 500 units and 0.125 % of 10.
      landedCost: 10 + 0.2 + 2.5 + 33.58 / 500 + 0.0125 + 0.4,
      netProfit: 40 - 6 - 6 - 0.1 - 13.17966,
    },
  },
  {
    name: 'returns-coupon-and-acos',
    input: {
      ruleSet: TABLE_2026,
      sellingPrice: 50,
      costOfGoods: 10,
      shippingCost: 5,
      advertisingCost: 0,
      otherCosts: 0,
      discountRate: 20,
      discountShare: 50,
      redemptionFee: 0.6,
      returnRate: 10,
      returnCost: 2,
      resellableShare: 50,
      acos: 20,
      conversionRate: 10,
      targetMargin: 10,
    },
    expected: {
      // Half of the orders at 40: 45 on average, 6.75 referral, 9 advertising, 0.30 for coupons.
      fees: { referral: 6.75 },
      // 45 less the refunded referral fee, with a fifth of it kept, 2 more, half of the goods sold again.
      costPerReturn: 45 - 6.75 + 1.35 + 2 - 5,
      netProfit: 45 - 10 - 5 - 9 - 0.3 - 6.75 - 3.66,
      // 19.29 before advertising, of 45; 14.29 with a margin of 10 % of 50.
      advertising: {
        breakEvenAcos: (19.29 / 45) * 100,
        targetAcos: (14.29 / 45) * 100,
        maxCpc: 1.929,
        targetCpc: 1.429,
      },
      recommendations: [{ code: 'good-margin' }, { code: 'low-roi' }],
    },
  },
  {
    name: 'every-marketplace',
    input: {
      ruleSet: TABLE_2026,
      sellingPrice: 29.99,
      costOfGoods: 8,
      ...NO_COSTS,
      packageLength: 12,
      packageWidth: 8,
      packageHeight: 4,
      packageWeight: 1.1,
      comparison: true,
      date: '2026-11-22',
      rates: {
        baseCurrency: 'USD',
        rates: { EUR: 0.8, GBP: 0.75, CAD: 1.4, JPY: 150, AUD: 1.5 },
        lastUpdated: '2026-11-20T16:00:00.000Z',
      },
    },
    expected: { fba: { ruleSet: 'amazon-us-2026-01-15' } },
  },
  {
    name: 'germany-not-registered',
    input: {
      ruleSet: 'amazon-de-2026-02-01',
      marketplace: 'DE',
      category: 'electronics-accessories',
      sellingPrice: 120,
      costOfGoods: 40,
      ...NO_COSTS,
      tax: 'exempt',
    },
    // 15 % of 100 and 8 % of 20; 19 % on the fee, which cannot be reclaimed.
    expected: { fees: { referral: 16.6 }, netProfit: 120 - 40 - 16.6 * 1.19 },
  },
  {
    name: 'france-price-without-tax',
    input: {
      ruleSet: 'amazon-fr-2026-02-01',
      marketplace: 'FR',
      sellingPrice: 50,
      costOfGoods: 20,
      ...NO_COSTS,
      priceIncludesTax: false,
    },
    // Shown at 60 with 20 %: 9.00, and 3 % of that.
    expected: { fees: { referral: 9, digitalServices: 0.27 }, netProfit: 50 - 20 - 9.27 },
  },
  {
    name: 'italy-clothing-above-45',
    input: {
      ruleSet: 'amazon-it-2026-02-01',
      marketplace: 'IT',
      category: 'clothing',
      sellingPrice: 61,
      costOfGoods: 10,
      ...NO_COSTS,
    },
    // 61 with 22 % is 50 without; 15 % of 45 and 7 % of 16.
    expected: { fees: { referral: 7.87, digitalServices: 0.2361 }, netProfit: 50 - 10 - 7.87 * 1.03 },
  },
  {
    name: 'spain-home-at-20',
    input: {
      ruleSet: 'amazon-es-2026-02-01',
      marketplace: 'ES',
      category: 'home',
      sellingPrice: 20,
      costOfGoods: 5,
      ...NO_COSTS,
      tax: 'none',
    },
    expected: { fees: { referral: 1.6, digitalServices: 0.048 }, netProfit: 20 - 5 - 1.648 },
  },
  {
    name: 'canada-clothing-at-20',
    input: {
      ruleSet: 'amazon-ca-2026-11-21',
      marketplace: 'CA',
      category: 'clothing',
      sellingPrice: 20,
      costOfGoods: 5,
      ...NO_COSTS,
    },
    expected: { tax: { mode: 'none' }, fees: { referral: 3.4, digitalServices: 0 }, netProfit: 11.6 },
  },
  {
    name: 'australia-home-with-gst',
    input: {
      ruleSet: 'amazon-au-2026-10-09',
      marketplace: 'AU',
      category: 'home',
      sellingPrice: 55,
      costOfGoods: 15,
      ...NO_COSTS,
    },
    expected: { fees: { referral: 7.15 }, netProfit: 50 - 15 - 7.15 },
  },
];
