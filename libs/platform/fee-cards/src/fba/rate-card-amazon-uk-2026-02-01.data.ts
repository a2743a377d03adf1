import { europeCard } from './europe-card.ts';

/**
 * The card of the United Kingdom from 2026-02-01, fees without VAT.
 * Small oversize at the peak is 0.25 a kilogram as off it; two copies have 0.22.
 */
export const AMAZON_UK_2026_02_01_CARD = europeCard({
  ruleSet: 'amazon-uk-2026-02-01',
  currency: 'GBP',
  volumeUnit: 'ft3',
  fees: {
    'light-envelope': [1.83, 1.87, 1.89, 2.07, 2.08],
    'standard-envelope': [2.1, 2.16],
    'large-envelope': [2.72],
    'extra-large-envelope': [2.94],
    'small-parcel': [2.91, 3, 3.04, 3.05, 3.25, 3.27],
    'standard-parcel': [2.94, 3.01, 3.06, 3.26, 3.48, 3.49, 3.54, 3.56, 3.57, 3.58],
  },
  peakFees: {
    'light-envelope': [1.83, 1.87, 1.89, 2.07, 2.08],
    'standard-envelope': [2.1, 2.16],
    'large-envelope': [2.79],
    'extra-large-envelope': [3.01],
    'small-parcel': [3.02, 3.11, 3.15, 3.16, 3.37, 3.39],
    'standard-parcel': [3.05, 3.12, 3.18, 3.38, 3.61, 3.62, 3.67, 3.69, 3.7, 3.71],
  },
  selected: {
    confidence: 'confirmed',
    fees: [
      [2.83, 0.02],
      [2.87, 0.02],
      [2.91, 0.02],
      [2.97, 0.02],
      [3.1, 0.03],
      [3.34, 0.03],
      [3.97, 0.03],
    ],
    peak: [
      [2.94, 0.02],
      [2.98, 0.02],
      [3.02, 0.02],
      [3.08, 0.02],
      [3.22, 0.03],
      [3.47, 0.03],
      [4.12, 0.03],
    ],
  },
  oversize: {
    'small-oversize': [3.49, 0.25],
    'standard-oversize-light': [4.35, 0.15],
    'standard-oversize-heavy': [6.58, 0.08],
    'standard-oversize-large': [5.67, 0.07],
    'bulky-oversize': [10.2, 0.24],
    'heavy-oversize': [13.04, 0.09],
  },
  special: { confidence: 'confirmed', fees: [16.22, 17.24, 34.38, 42.04], perKilogram: 0.35 },
  lowPrice: {
    limit: 20,
    lowerLimit: 10,
    'light-envelope': [1.46, 1.5, 1.52, 1.67, 1.7],
    'standard-envelope': [1.73, 1.87],
    'large-envelope': [2.42],
    'extra-large-envelope': [2.65],
    'small-parcel': [2.67, 2.7],
  },
  dangerousGoodsFee: { perUnit: 0.1, confidence: 'confirmed' },
  storage: {
    general: {
      standard: { 'non-peak': 0.76, peak: 1.51 },
      oversize: { 'non-peak': 0.55, peak: 0.87 },
    },
    apparel: {
      standard: { 'non-peak': 0.62, peak: 0.82 },
      oversize: { 'non-peak': 0.55, peak: 0.87 },
    },
    dangerous: {
      standard: { 'non-peak': 0.74, peak: 1.3 },
      oversize: { 'non-peak': 0.7, peak: 1.11 },
    },
  },
  agedRates: [
    { fromDays: 241, toDays: 270, perVolume: 1.18, perUnit: null },
    { fromDays: 271, toDays: 300, perVolume: 3.14, perUnit: null },
    { fromDays: 301, toDays: 330, perVolume: 3.26, perUnit: null },
    { fromDays: 331, toDays: 365, perVolume: 3.41, perUnit: null },
    { fromDays: 366, toDays: 455, perVolume: 5.71, perUnit: 0.2 },
    { fromDays: 456, toDays: null, perVolume: 6.14, perUnit: 0.25 },
  ],
});
