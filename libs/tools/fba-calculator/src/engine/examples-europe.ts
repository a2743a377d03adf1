import type { FbaExample } from './worked-example.ts';

const BOX = { length: 30, width: 20, height: 10, weight: 0.5, price: 30 };
const THIN = { length: 20, width: 15, height: 2, weight: 0.08 };
const PARCEL = { length: 45, width: 34, height: 26, weight: 3, price: 60 };
const NOVEMBER = '2026-11-20';

/** In Europe; worked by hand from the published card. */
export const examplesEurope: readonly FbaExample[] = [
  {
    name: 'uk-box-at-peak',
    input: { ...BOX, marketplace: 'UK', ruleSet: 'amazon-uk-2026-02-01', date: NOVEMBER },
    expected: {
      currency: 'GBP',
      season: 'peak',
      sizeTier: 'small-parcel',
      billableWeight: 1.2,
      fees: { fulfillmentBaseFee: 3.16, fulfillmentFee: 3.2074, storageFee: (6000 / 28316.846592) * 1.51 },
    },
  },
  {
    name: 'uk-low-price',
    input: { ...THIN, price: 15, marketplace: 'UK', ruleSet: 'amazon-uk-2026-02-01', date: NOVEMBER },
    expected: {
      priceBand: 'low',
      isLowPrice: true,
      sizeTier: 'light-envelope',
      fees: { fulfillmentBaseFee: 1.67, fulfillmentFee: 1.69505 },
    },
  },
  {
    name: 'uk-low-price-with-the-lower-limit',
    input: {
      ...THIN,
      price: 15,
      hasLowerPriceLimit: true,
      marketplace: 'UK',
      ruleSet: 'amazon-uk-2026-02-01',
      date: NOVEMBER,
    },
    expected: { priceBand: 'middle', isLowPrice: false, fees: { fulfillmentBaseFee: 2.07 } },
  },
  {
    name: 'uk-apparel',
    input: {
      length: 34,
      width: 24,
      height: 8,
      weight: 0.55,
      price: 50,
      category: 'apparel',
      marketplace: 'UK',
      ruleSet: 'amazon-uk-2026-02-01',
      date: '2026-09-20',
    },
    expected: {
      feeTable: 'apparel',
      sizeTier: 'small-parcel-2',
      billedBy: 'own-weight-only',
      fees: { fulfillmentBaseFee: 2.97, storageFee: ((34 * 24 * 8) / 28316.846592) * 0.62 },
    },
  },
  {
    name: 'uk-oversize-by-started-kilograms',
    input: {
      length: 50,
      width: 40,
      height: 30,
      weight: 1.5,
      price: 120,
      isDangerous: true,
      marketplace: 'UK',
      ruleSet: 'amazon-uk-2026-02-01',
      date: '2026-09-20',
    },
    expected: {
      sizeTier: 'small-oversize',
      fees: { fulfillmentBaseFee: 6.49, dangerousGoodsFee: 0.1, fulfillmentFee: 6.49 * 1.015 + 0.1 },
    },
  },
  {
    name: 'de-box-in-the-central-europe-program',
    input: { ...BOX, marketplace: 'DE', ruleSet: 'amazon-de-2026-02-01', date: NOVEMBER },
    expected: { currency: 'EUR', fees: { fulfillmentBaseFee: 3.37, storageFee: 0.006 * 52.2 } },
  },
  {
    name: 'de-box-stored-in-germany-only',
    input: {
      ...BOX,
      centralEurope: false,
      marketplace: 'DE',
      ruleSet: 'amazon-de-2026-02-01',
      date: NOVEMBER,
    },
    expected: { fees: { fulfillmentBaseFee: 3.63 } },
  },
  {
    name: 'fr-parcel',
    input: { ...PARCEL, marketplace: 'FR', ruleSet: 'amazon-fr-2026-02-01', date: NOVEMBER },
    expected: {
      season: null,
      sizeTier: 'standard-parcel',
      fees: { fulfillmentBaseFee: 8.84, longTermStorageFee: null },
    },
  },
  {
    name: 'it-parcel',
    input: { ...PARCEL, marketplace: 'IT', ruleSet: 'amazon-it-2026-02-01', date: NOVEMBER },
    expected: { fees: { fulfillmentBaseFee: 5.41 } },
  },
  {
    name: 'es-parcel',
    input: { ...PARCEL, marketplace: 'ES', ruleSet: 'amazon-es-2026-02-01', date: NOVEMBER },
    expected: { fees: { fulfillmentBaseFee: 7.24 } },
  },
  {
    name: 'nl-parcel-without-a-storage-figure',
    input: { ...PARCEL, marketplace: 'NL', ruleSet: 'amazon-nl-2026-02-01', date: NOVEMBER },
    expected: {
      sizeTier: 'standard-parcel',
      fees: { fulfillmentBaseFee: 5.74, storageFee: null, totalFees: 5.74 * 1.015 },
    },
  },
  {
    name: 'be-apparel',
    input: {
      length: 34,
      width: 24,
      height: 8,
      weight: 0.55,
      price: 50,
      category: 'apparel',
      marketplace: 'BE',
      ruleSet: 'amazon-be-2026-02-01',
      date: NOVEMBER,
    },
    expected: { sizeTier: 'small-parcel-2', fees: { fulfillmentBaseFee: 3.87 } },
  },
  {
    name: 'se-low-price',
    input: { ...THIN, price: 170, marketplace: 'SE', ruleSet: 'amazon-se-2026-02-01', date: NOVEMBER },
    expected: { currency: 'SEK', isLowPrice: true, fees: { fulfillmentBaseFee: 30.56 } },
  },
  {
    name: 'pl-special-oversize-without-a-figure',
    input: {
      length: 180,
      width: 40,
      height: 40,
      weight: 20,
      isDangerous: true,
      marketplace: 'PL',
      ruleSet: 'amazon-pl-2026-02-01',
      date: NOVEMBER,
    },
    expected: {
      currency: 'PLN',
      sizeTier: 'special-oversize',
      fees: { fulfillmentFee: null, totalFees: null },
    },
  },
];
