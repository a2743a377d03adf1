import { europeCard } from './europe-card.ts';

/**
 * The card of Sweden from 2026-02-01, fees without VAT. It has no fee for special oversize; no figures of storage were found.
 * No copy taken from the card of 2026-07-01 was found: the figures of February and April, which agree, are carried over.
 */
export const AMAZON_SE_2026_02_01_CARD = europeCard({
  ruleSet: 'amazon-se-2026-02-01',
  currency: 'SEK',
  volumeUnit: 'm3',
  fees: {
    'light-envelope': [33.35, 33.52, 33.7, 35.08, 35.2],
    'standard-envelope': [35.47, 41.09],
    'large-envelope': [42.35],
    'extra-large-envelope': [45.62],
    'small-parcel': [45.41, 47.29, 48.19, 52.68, 54.49, 64.1],
    'standard-parcel': [48.58, 51.7, 52.04, 58.46, 61.53, 65.36, 65.71, 70.2, 72.2, 87.92],
  },
  selected: {
    confidence: 'single-source',
    fees: [
      [40.91, 0.77],
      [41.23, 0.77],
      [41.76, 0.77],
      [45.06, 0.89],
      [46.44, 0.89],
      [46.76, 0.89],
      [47.18, 0.89],
    ],
  },
  oversize: {
    'small-oversize': [82.32, 0.73],
    'standard-oversize-light': [82.59, 3.1],
    'standard-oversize-heavy': [129.09, 4],
    'standard-oversize-large': [83.09, 4],
    'bulky-oversize': [118.02, 4.9],
    'heavy-oversize': [192.14, 9.49],
  },
  lowPrice: {
    limit: 230,
    lowerLimit: 140,
    'light-envelope': [28.71, 28.91, 29.07, 30.56, 30.74],
    'standard-envelope': [31.56, 36.61],
    'large-envelope': [37.79],
    'extra-large-envelope': [40.84],
    'small-parcel': [41.23, 43.31],
  },
  dangerousGoodsFee: { perUnit: 1, confidence: 'single-source' },
  storage: null,
  agedRates: null,
});
