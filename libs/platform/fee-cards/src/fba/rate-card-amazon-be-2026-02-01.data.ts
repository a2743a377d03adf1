import { europeCard } from './europe-card.ts';

/**
 * The card of Belgium from 2026-02-01, fees without VAT. It has no fee for special oversize; no figures of storage were found.
 * No copy taken from the card of 2026-07-01 was found: the figures of February and April, which agree, are carried over.
 */
export const AMAZON_BE_2026_02_01_CARD = europeCard({
  ruleSet: 'amazon-be-2026-02-01',
  currency: 'EUR',
  volumeUnit: 'm3',
  fees: {
    'light-envelope': [2.26, 2.31, 2.31, 2.41, 2.43],
    'standard-envelope': [2.47, 2.56],
    'large-envelope': [3.21],
    'extra-large-envelope': [3.53],
    'small-parcel': [3.39, 3.67, 4.15, 4.63, 4.95, 6.38],
    'standard-parcel': [3.46, 3.85, 4.39, 4.99, 5.41, 6.27, 6.3, 6.54, 6.9, 7.36],
  },
  selected: {
    confidence: 'single-source',
    fees: [
      [3.48, 0.07],
      [3.52, 0.07],
      [3.67, 0.07],
      [3.84, 0.08],
      [4.15, 0.08],
      [4.2, 0.08],
      [4.34, 0.08],
    ],
  },
  oversize: {
    'small-oversize': [6.63, 0.04],
    'standard-oversize-light': [6.66, 0.23],
    'standard-oversize-heavy': [10.15, 0.24],
    'standard-oversize-large': [6.69, 0.29],
    'bulky-oversize': [9.5, 0.35],
    'heavy-oversize': [15.47, 0.68],
  },
  lowPrice: {
    limit: 20,
    lowerLimit: 12,
    'light-envelope': [1.74, 1.77, 1.78, 1.83, 1.86],
    'standard-envelope': [1.98, 2.12],
    'large-envelope': [2.66],
    'extra-large-envelope': [2.96],
    'small-parcel': [2.64, 2.96],
  },
  dangerousGoodsFee: { perUnit: 0.1, confidence: 'confirmed' },
  storage: null,
  agedRates: null,
});
