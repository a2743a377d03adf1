import { europeCard } from './europe-card.ts';
import { EUROPE_STORAGE_2026_02_01 } from './storage-europe-2026-02-01.data.ts';

/**
 * The card of France from 2026-02-01, fees without VAT.
 * No copy taken from the card of 2026-07-01 was found: the figures of February and April, which agree, are carried over.
 */
export const AMAZON_FR_2026_02_01_CARD = europeCard({
  ruleSet: 'amazon-fr-2026-02-01',
  currency: 'EUR',
  volumeUnit: 'm3',
  fees: {
    'light-envelope': [2.75, 2.76, 2.78, 3.3, 3.32],
    'standard-envelope': [3.33, 3.77],
    'large-envelope': [4.39],
    'extra-large-envelope': [4.72],
    'small-parcel': [4.56, 5.07, 5.79, 5.87, 6.1, 7.8],
    'standard-parcel': [4.58, 5.22, 6.01, 6.41, 6.44, 7.08, 7.81, 8.22, 8.84, 9.38],
  },
  selected: {
    confidence: 'confirmed',
    fees: [
      [4.97, 0.03],
      [5.01, 0.05],
      [5.05, 0.08],
      [5.45, 0.08],
      [5.69, 0.08],
      [6.16, 0.08],
      [6.25, 0.08],
    ],
  },
  oversize: {
    'small-oversize': [7.05, 0.2],
    'standard-oversize-light': [7.29, 0.21],
    'standard-oversize-heavy': [10.42, 0.11],
    'standard-oversize-large': [8.47, 0.13],
    'bulky-oversize': [15.38, 0.45],
    'heavy-oversize': [15.59, 0.18],
  },
  special: { confidence: 'single-source', fees: [24.88, 28.77, 46.66, 50.54], perKilogram: 0.49 },
  lowPrice: {
    limit: 20,
    lowerLimit: 12,
    'light-envelope': [2.24, 2.26, 2.27, 2.79, 2.81],
    'standard-envelope': [2.81, 3.31],
    'large-envelope': [3.96],
    'extra-large-envelope': [4.31],
    'small-parcel': [4.31, 4.71],
  },
  dangerousGoodsFee: { perUnit: 0.1, confidence: 'confirmed' },
  storage: EUROPE_STORAGE_2026_02_01,
  agedRates: null,
  hasLowInventoryFee: true,
});
