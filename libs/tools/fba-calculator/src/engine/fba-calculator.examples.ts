import { examplesAbroad } from './examples-abroad.ts';
import { examplesEurope } from './examples-europe.ts';
import { examplesOptionalFees } from './examples-optional-fees.ts';
import { workedExample, type FbaExamples } from './worked-example.ts';

const THIN_ITEM = { length: 9, width: 6, height: 0.5, weight: 0.25 };
const CARD_2026 = 'amazon-us-2026-01-15';

/** The first is what the page shows when it opens. */
export const examples: FbaExamples = [
  {
    ...workedExample,
    expected: {
      ruleSet: 'amazon-us-2026-01-15',
      season: 'peak',
      sizeTier: 'large-standard',
      billedBy: 'dimensional-weight',
      billableWeight: 320 / 139,
      fees: {
        // 6.49 up to 2.5 lb at peak, and 3.5 % of it for fuel.
        fulfillmentFee: 6.71715,
        storageFee: (320 / 1728) * 2.4,
        totalFees: 6.71715 + (320 / 1728) * 2.4,
      },
      nextCheaper: { dimension: 'height', by: 0.090625, byRoundedUp: 0.1, saves: 0.207 },
      nextCheaperTier: { dimension: 'height', by: 3.25, sizeTier: 'small-standard', fulfillmentFee: 4.3263 },
    },
  },
  {
    name: 'boxed-item-by-standard-figures',
    input: { ruleSet: 'standard', length: 10, width: 8, height: 4, weight: 0.9 },
    expected: {
      ruleSet: 'standard',
      sizeTier: 'small-standard',
      billedBy: 'dimensional-weight',
      dimensionalWeight: 320 / 139,
      billableWeight: 320 / 139,
      fees: {
        fulfillmentFee: 3.4 + 0.5 * (320 / 139 - 2),
        storageFee: (320 / 1728) * 0.87,
        longTermStorageFee: (320 / 1728) * 6.9,
        removalFee: 0.5,
        returnProcessingFee: 0.71021582733813,
        totalFees: 3.71219024780176,
      },
      nextCheaper: { dimension: 'height', by: 0.525, byRoundedUp: 0.53, saves: 0.151079136690647 },
    },
  },
  {
    name: 'boxed-item-metric',
    input: {
      ruleSet: 'standard',
      unitSystem: 'metric',
      length: 25.4,
      width: 20.32,
      height: 10.16,
      weight: 0.408233133,
    },
    expected: {
      units: { length: 'cm', weight: 'kg' },
      sizeTier: 'small-standard',
      dimensionalWeight: (320 / 139) * 0.45359237,
      volumetricWeight: 1.048772096,
      fees: { fulfillmentFee: 3.55107913669065, totalFees: 3.71219024780176 },
      nextCheaper: { dimension: 'height', by: 1.3335, byRoundedUp: 1.34 },
    },
  },
  {
    name: 'oversize-item',
    input: { ruleSet: 'standard', length: 100, width: 20, height: 10, weight: 40, category: 'oversize' },
    expected: {
      sizeTier: 'special-oversize',
      fees: {
        fulfillmentFee: 26.35 + 0.81 * (20000 / 139),
        storageFee: (20000 / 1728) * 0.56,
        removalFee: 0.6,
      },
      findings: [],
    },
  },
  {
    name: 'us-2026-thin-item',
    input: { ...THIN_ITEM, ruleSet: CARD_2026, price: 24.99, date: '2026-05-01' },
    expected: {
      season: 'non-peak',
      priceBand: 'middle',
      sizeTier: 'small-standard',
      billedBy: 'own-weight-only',
      fees: {
        fulfillmentBaseFee: 3.42,
        fuelSurcharge: 0.1197,
        fulfillmentFee: 3.5397,
        storageFee: 0.0121875,
        totalFees: 3.5518875,
        returnProcessingFee: null,
      },
    },
  },
  {
    name: 'us-2026-thin-item-before-the-surcharge',
    input: { ...THIN_ITEM, ruleSet: CARD_2026, price: 24.99, date: '2026-04-16' },
    expected: { fees: { fulfillmentFee: 3.42, fuelSurcharge: 0 } },
  },
  {
    name: 'us-2026-thin-item-at-peak',
    input: { ...THIN_ITEM, ruleSet: CARD_2026, price: 24.99, date: '2026-11-20' },
    expected: {
      season: 'peak',
      storageSeason: 'peak',
      fees: { fulfillmentBaseFee: 3.61, fulfillmentFee: 3.73635, storageFee: 0.0375 },
    },
  },
  {
    name: 'us-2026-thin-item-without-price',
    input: { ...THIN_ITEM, ruleSet: CARD_2026, date: '2026-05-01' },
    expected: { priceBand: 'middle', fees: { fulfillmentFee: 3.5397 } },
  },
  {
    name: 'us-2024-thin-item-beside-the-others',
    input: { ...THIN_ITEM, ruleSet: 'amazon-us-2024-04-15', price: 24.99, date: '2025-05-01' },
    expected: {
      ruleSet: 'amazon-us-2024-04-15',
      fees: { fulfillmentBaseFee: 3.15, fuelSurcharge: 0, removalFee: null, totalFees: 3.1621875 },
      comparison: [
        { ruleSet: 'standard', fulfillmentFee: 3.22 },
        { ruleSet: 'amazon-us-2026-01-15', fulfillmentFee: 3.42, difference: 0.27 },
        { ruleSet: 'amazon-us-2024-04-15', fulfillmentFee: 3.15, difference: 0 },
      ],
    },
  },
  {
    name: 'us-2024-low-price',
    input: { ...THIN_ITEM, ruleSet: 'amazon-us-2024-04-15', price: 9.99, date: '2025-05-01' },
    expected: { priceBand: 'low', fees: { fulfillmentFee: 2.38 } },
  },
  {
    name: 'us-2024-without-price',
    input: { ...THIN_ITEM, ruleSet: 'amazon-us-2024-04-15', date: '2025-05-01' },
    expected: { priceBand: 'middle', fees: { fulfillmentFee: 3.15 } },
  },
  {
    name: 'us-2026-apparel',
    input: {
      ruleSet: CARD_2026,
      length: 12,
      width: 9,
      height: 1.5,
      weight: 0.8,
      price: 18,
      category: 'apparel',
      date: '2026-06-10',
    },
    expected: {
      feeTable: 'apparel',
      sizeTier: 'large-standard',
      billableWeight: 162 / 139,
      fees: { fulfillmentBaseFee: 5.87, fulfillmentFee: 6.07545 },
    },
  },
  {
    name: 'us-2026-dangerous-bulky-item',
    input: {
      ruleSet: CARD_2026,
      length: 20,
      width: 15,
      height: 10,
      weight: 8,
      price: 35,
      isDangerous: true,
      date: '2026-07-01',
    },
    expected: {
      feeTable: 'dangerous',
      sizeTier: 'small-bulky',
      fees: { fulfillmentBaseFee: 16.25, fulfillmentFee: 16.81875, storageFee: (3000 / 1728) * 0.78 },
    },
  },
  {
    name: 'us-2026-overmax-item',
    input: {
      ruleSet: CARD_2026,
      length: 100,
      width: 12,
      height: 10,
      weight: 60,
      price: 180,
      date: '2026-07-01',
    },
    expected: {
      priceBand: 'high',
      sizeTier: 'extra-large-70-150',
      fees: { fulfillmentBaseFee: 63.32, overmaxHandlingFee: null },
    },
  },
  {
    name: 'us-2026-three-millimeters-too-high',
    input: {
      ruleSet: CARD_2026,
      unitSystem: 'metric',
      length: 30.48,
      width: 20.32,
      height: 2.205,
      weight: 0.17,
      price: 20,
      date: '2026-03-01',
    },
    expected: {
      sizeTier: 'large-standard',
      fees: { fulfillmentFee: 4.2 },
      nextCheaper: {
        dimension: 'height',
        said: { value: 4, unit: 'mm', spare: 0.1 },
        saves: 0.75,
        sizeTier: 'small-standard',
        fulfillmentFee: 3.45,
      },
    },
  },
  {
    name: 'us-2026-apparel-at-peak',
    input: { ...THIN_ITEM, ruleSet: CARD_2026, category: 'apparel', price: 24.99, date: '2026-11-20' },
    expected: {
      season: 'peak',
      feeSeason: 'non-peak',
      feeTable: 'apparel',
      fees: { fulfillmentBaseFee: 3.54 },
    },
  },
  ...examplesEurope,
  ...examplesAbroad,
  ...examplesOptionalFees,
];
