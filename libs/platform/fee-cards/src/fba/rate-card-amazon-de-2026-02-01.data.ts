import { europeCard } from './europe-card.ts';
import { EUROPE_STORAGE_2026_02_01 } from './storage-europe-2026-02-01.data.ts';

/**
 * The card of Germany from 2026-02-01, fees without VAT.
 * The columns of the Central Europe program; outside of it every fee is 0.26 higher, but for special oversize.
 */
export const AMAZON_DE_2026_02_01_CARD = europeCard({
  ruleSet: 'amazon-de-2026-02-01',
  currency: 'EUR',
  volumeUnit: 'm3',
  outsideCentralEurope: 0.26,
  fees: {
    'light-envelope': [2.07, 2.11, 2.13, 2.26, 2.28],
    'standard-envelope': [2.31, 2.42],
    'large-envelope': [2.78],
    'extra-large-envelope': [3.16],
    'small-parcel': [3.12, 3.13, 3.14, 3.15, 3.17, 4.28],
    'standard-parcel': [3.13, 3.16, 3.18, 3.67, 3.69, 4.29, 4.83, 4.96, 5.77, 6.39],
  },
  peakFees: {
    'light-envelope': [2.07, 2.11, 2.13, 2.26, 2.28],
    'standard-envelope': [2.31, 2.42],
    'large-envelope': [2.78],
    'extra-large-envelope': [3.16],
    'small-parcel': [3.33, 3.34, 3.35, 3.37, 3.39, 4.57],
    'standard-parcel': [3.34, 3.38, 3.4, 3.92, 3.94, 4.58, 5.16, 5.3, 6.16, 6.83],
  },
  selected: {
    confidence: 'confirmed',
    fees: [
      [3.04, 0.05],
      [3.08, 0.06],
      [3.12, 0.07],
      [3.24, 0.07],
      [3.47, 0.07],
      [3.71, 0.07],
      [4.12, 0.08],
    ],
    peak: [
      [3.25, 0.05],
      [3.29, 0.06],
      [3.33, 0.07],
      [3.46, 0.07],
      [3.71, 0.07],
      [3.96, 0.07],
      [4.4, 0.09],
    ],
  },
  oversize: {
    'small-oversize': [4.3, 0.18],
    'standard-oversize-light': [4.33, 0.18],
    'standard-oversize-heavy': [6.99, 0.07],
    'standard-oversize-large': [5.8, 0.08],
    'bulky-oversize': [7.98, 0.27],
    'heavy-oversize': [12.74, 0.15],
  },
  special: { confidence: 'confirmed', fees: [21.3, 24.19, 47.98, 51.99], perKilogram: 0.36 },
  lowPrice: {
    limit: 20,
    lowerLimit: 11,
    'light-envelope': [1.61, 1.64, 1.66, 1.8, 1.83],
    'standard-envelope': [1.86, 2.02],
    'large-envelope': [2.39],
    'extra-large-envelope': [2.78],
    'small-parcel': [2.78, 2.99],
  },
  dangerousGoodsFee: { perUnit: 0.1, confidence: 'confirmed' },
  storage: EUROPE_STORAGE_2026_02_01,
  agedRates: [
    { fromDays: 241, toDays: 270, perVolume: 47.99, perUnit: null },
    { fromDays: 271, toDays: 300, perVolume: 125.16, perUnit: null },
    { fromDays: 301, toDays: 330, perVolume: 129.92, perUnit: null },
    { fromDays: 331, toDays: 365, perVolume: 135.98, perUnit: null },
    { fromDays: 366, toDays: 455, perVolume: 227.63, perUnit: 0.2 },
    { fromDays: 456, toDays: null, perVolume: 261.97, perUnit: 0.25 },
  ],
  hasLowInventoryFee: true,
});
