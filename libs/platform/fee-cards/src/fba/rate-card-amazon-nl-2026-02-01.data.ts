import { europeCard } from './europe-card.ts';

/**
 * The card of the Netherlands from 2026-02-01, fees without VAT. It has no fee for special oversize; no figures of storage were found.
 * No copy taken from the card of 2026-07-01 was found: the figures of February and April, which agree, are carried over.
 */
export const AMAZON_NL_2026_02_01_CARD = europeCard({
  ruleSet: 'amazon-nl-2026-02-01',
  currency: 'EUR',
  volumeUnit: 'm3',
  fees: {
    'light-envelope': [2.31, 2.35, 2.35, 2.45, 2.47],
    'standard-envelope': [2.51, 2.6],
    'large-envelope': [3.26],
    'extra-large-envelope': [3.61],
    'small-parcel': [3.47, 3.51, 4.03, 4.5, 4.82, 5.9],
    'standard-parcel': [3.69, 4.04, 4.39, 4.72, 4.76, 4.82, 5.15, 5.3, 5.74, 6.31],
  },
  selected: {
    confidence: 'single-source',
    fees: [
      [3.43, 0.07],
      [3.52, 0.07],
      [3.62, 0.08],
      [3.77, 0.08],
      [4.01, 0.08],
      [4.06, 0.08],
      [4.15, 0.08],
    ],
  },
  oversize: {
    'small-oversize': [7.02, 0.07],
    'standard-oversize-light': [7.12, 0.22],
    'standard-oversize-heavy': [10.24, 0.22],
    'standard-oversize-large': [7.22, 0.23],
    'bulky-oversize': [9.96, 0.32],
    'heavy-oversize': [16.22, 0.62],
  },
  lowPrice: {
    limit: 20,
    lowerLimit: 12,
    'light-envelope': [1.96, 2, 2, 2.08, 2.11],
    'standard-envelope': [2.16, 2.25],
    'large-envelope': [2.91],
    'extra-large-envelope': [3.26],
    'small-parcel': [3.13, 3.17],
  },
  dangerousGoodsFee: { perUnit: 0.1, confidence: 'confirmed' },
  storage: null,
  agedRates: null,
});
