import { europeCard } from './europe-card.ts';

/**
 * The card of Poland from 2026-02-01, fees without VAT. It has no fee for special oversize; no figures of storage were found.
 * No copy taken from the card of 2026-07-01 was found: the figures of February and April, which agree, are carried over.
 */
export const AMAZON_PL_2026_02_01_CARD = europeCard({
  ruleSet: 'amazon-pl-2026-02-01',
  currency: 'PLN',
  volumeUnit: 'm3',
  fees: {
    'light-envelope': [3.04, 3.05, 3.06, 3.13, 3.14],
    'standard-envelope': [3.16, 3.36],
    'large-envelope': [3.49],
    'extra-large-envelope': [3.58],
    'small-parcel': [3.61, 3.67, 3.71, 3.76, 3.81, 3.93],
    'standard-parcel': [3.67, 3.73, 3.8, 3.89, 3.97, 4.1, 4.15, 4.19, 4.24, 4.37],
  },
  selected: {
    confidence: 'single-source',
    fees: [
      [3.25, 0.01],
      [3.29, 0.01],
      [3.33, 0.01],
      [3.37, 0.01],
      [3.41, 0.01],
      [3.45, 0.01],
      [3.57, 0.02],
    ],
  },
  oversize: {
    'small-oversize': [4.13, 0.03],
    'standard-oversize-light': [4.15, 0.14],
    'standard-oversize-heavy': [6.15, 0.15],
    'standard-oversize-large': [4.18, 0.16],
    'bulky-oversize': [6.27, 0.16],
    'heavy-oversize': [10.21, 0.39],
  },
  lowPrice: {
    limit: 85,
    lowerLimit: 55,
    'light-envelope': [1.68, 1.7, 1.7, 1.72, 1.73],
    'standard-envelope': [1.74, 1.83],
    'large-envelope': [1.89],
    'extra-large-envelope': [1.91],
    'small-parcel': [1.81, 1.86],
  },
  dangerousGoodsFee: { perUnit: 0.4, confidence: 'single-source' },
  storage: null,
  agedRates: null,
});
