import type { ProfitExample } from './worked-example.ts';

const NO_COSTS = { shippingCost: 0, advertisingCost: 0, otherCosts: 0 };
const DATE = '2026-11-20';

/** A box of 30 x 20 x 10 cm and 0.5 kg: small parcel of 1.2 kg by its dimensional weight. */
const BOX = { packageLength: 30, packageWidth: 20, packageHeight: 10, packageWeight: 0.5 };
const withoutReferral = ['referral-fee-unknown', 'storage-fee-unknown'].map((code) => ({ code }));

/** Marketplaces with tables of one copy, or without a table of referral fees. Worked out by hand from the published rates. */
export const NEW_MARKETPLACE_EXAMPLES: readonly ProfitExample[] = [
  {
    // Standard up to 0.9 kg at 600 pesos: 72; all fees contain 16 % of IVA.
    name: 'mexico-with-iva',
    input: {
      ruleSet: 'amazon-mx-2026-09-03',
      marketplace: 'MX',
      category: 'home',
      date: DATE,
      sellingPrice: 600,
      costOfGoods: 200,
      ...NO_COSTS,
      packageLength: 25,
      packageWidth: 20,
      packageHeight: 8,
      packageWeight: 0.85,
    },
    expected: {
      currency: 'MXN',
      tax: { mode: 'registered', rate: 0.16, priceIncludesTax: true },
      fees: { referral: 90 / 1.16, fbaFulfillment: 72 / 1.16, storage: (4 * 0.53) / 1.16 },
      netProfit: (600 - 90 - 72 - 4 * 0.53) / 1.16 - 200,
    },
  },
  {
    // 17 + 37 rupees up to 500 g; no referral fee below 1,000.
    name: 'india-below-the-bound',
    input: {
      ruleSet: 'amazon-in-2026-06-10',
      marketplace: 'IN',
      category: 'watches',
      date: DATE,
      sellingPrice: 590,
      costOfGoods: 200,
      ...NO_COSTS,
      packageLength: 10,
      packageWidth: 10,
      packageHeight: 10,
      packageWeight: 0.3,
    },
    expected: {
      fees: { referral: 0, fbaFulfillment: 54, storage: (1000 / 28_316.846592) * 50 },
      netProfit: 590 / 1.18 - 200 - 54 - (1000 / 28_316.846592) * 50,
    },
  },
  {
    // Parcel of 0.5 kg at 60 dirhams: 9.50; beauty above 50 dirhams 15 %.
    name: 'emirates-with-vat',
    input: {
      ruleSet: 'amazon-ae-2026-10-10',
      marketplace: 'AE',
      category: 'beauty',
      date: DATE,
      sellingPrice: 60,
      costOfGoods: 15,
      ...NO_COSTS,
      ...BOX,
    },
    expected: {
      fees: { referral: 9, fbaFulfillment: 9.5, storage: (6000 / 28_316.846592) * 2 },
      netProfit: 60 / 1.05 - 15 - 9 - 9.5 - (6000 / 28_316.846592) * 2,
    },
  },
  {
    name: 'netherlands-with-a-typed-rate',
    input: {
      ruleSet: 'amazon-nl-2026-02-01',
      marketplace: 'NL',
      date: DATE,
      sellingPrice: 30,
      costOfGoods: 8,
      ...NO_COSTS,
      referralRate: 15,
      ...BOX,
    },
    expected: {
      fees: { referral: 4.5, fbaFulfillment: 4.5 * 1.015, storage: 0 },
      netProfit: 30 / 1.21 - 8 - 4.5 - 4.5 * 1.015,
    },
  },
  {
    name: 'belgium-before-the-referral-fee',
    input: {
      ruleSet: 'amazon-be-2026-02-01',
      marketplace: 'BE',
      date: DATE,
      sellingPrice: 30,
      costOfGoods: 8,
      ...NO_COSTS,
      ...BOX,
    },
    expected: {
      netProfit: 30 / 1.21 - 8 - 4.63 * 1.015,
      marginBand: null,
      recommendations: withoutReferral,
    },
  },
  {
    name: 'sweden-before-the-referral-fee',
    input: {
      ruleSet: 'amazon-se-2026-02-01',
      marketplace: 'SE',
      date: DATE,
      sellingPrice: 345,
      costOfGoods: 90,
      ...NO_COSTS,
      ...BOX,
    },
    expected: {
      currency: 'SEK',
      netProfit: 345 / 1.25 - 90 - 52.68 * 1.015,
      marginBand: null,
      recommendations: withoutReferral,
    },
  },
  {
    name: 'poland-before-the-referral-fee',
    input: {
      ruleSet: 'amazon-pl-2026-02-01',
      marketplace: 'PL',
      date: DATE,
      sellingPrice: 129,
      costOfGoods: 35,
      ...NO_COSTS,
      ...BOX,
    },
    expected: {
      currency: 'PLN',
      netProfit: 129 / 1.23 - 35 - 3.76 * 1.015,
      marginBand: null,
      recommendations: withoutReferral,
    },
  },
];
