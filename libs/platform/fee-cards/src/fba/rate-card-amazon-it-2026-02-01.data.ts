import { europeCard } from './europe-card.ts';
import { EUROPE_STORAGE_2026_02_01 } from './storage-europe-2026-02-01.data.ts';

/**
 * The card of Italy from 2026-02-01, fees without VAT.
 * No copy taken from the card of 2026-07-01 was found: the figures of February and April, which agree, are carried over.
 */
export const AMAZON_IT_2026_02_01_CARD = europeCard({
  ruleSet: 'amazon-it-2026-02-01',
  currency: 'EUR',
  volumeUnit: 'm3',
  fees: {
    'light-envelope': [3.23, 3.26, 3.28, 3.39, 3.41],
    'standard-envelope': [3.45, 3.64],
    'large-envelope': [3.94],
    'extra-large-envelope': [4.17],
    'small-parcel': [4.13, 4.54, 4.95, 5.11, 5.14, 5.16],
    'standard-parcel': [4.29, 4.7, 5.15, 5.26, 5.29, 5.3, 5.35, 5.38, 5.41, 6.25],
  },
  selected: {
    confidence: 'confirmed',
    fees: [
      [4.54, 0.02],
      [4.58, 0.03],
      [4.62, 0.06],
      [4.83, 0.06],
      [5.05, 0.07],
      [5.3, 0.08],
      [5.44, 0.08],
    ],
  },
  oversize: {
    'small-oversize': [7.21, 0.08],
    'standard-oversize-light': [7.45, 0.22],
    'standard-oversize-heavy': [10.63, 0.08],
    'standard-oversize-large': [9.13, 0.09],
    'bulky-oversize': [9.59, 0.3],
    'heavy-oversize': [16.85, 0.15],
  },
  special: { confidence: 'single-source', fees: [21.7, 24.1, 32.19, 32.82], perKilogram: 0.65 },
  lowPrice: {
    limit: 20,
    lowerLimit: 12,
    'light-envelope': [2.64, 2.65, 2.67, 2.79, 2.81],
    'standard-envelope': [2.81, 3.04],
    'large-envelope': [3.35],
    'extra-large-envelope': [3.59],
    'small-parcel': [3.59, 3.91],
  },
  dangerousGoodsFee: { perUnit: 0.1, confidence: 'confirmed' },
  storage: EUROPE_STORAGE_2026_02_01,
  agedRates: null,
  hasLowInventoryFee: true,
});
