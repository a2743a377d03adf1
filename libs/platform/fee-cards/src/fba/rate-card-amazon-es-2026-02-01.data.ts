import { europeCard } from './europe-card.ts';
import { EUROPE_STORAGE_2026_02_01 } from './storage-europe-2026-02-01.data.ts';

/**
 * The card of Spain from 2026-02-01, fees without VAT.
 * No copy taken from the card of 2026-07-01 was found: the figures of February and April, which agree, are carried over.
 */
export const AMAZON_ES_2026_02_01_CARD = europeCard({
  ruleSet: 'amazon-es-2026-02-01',
  currency: 'EUR',
  volumeUnit: 'm3',
  fees: {
    'light-envelope': [2.77, 2.84, 2.87, 3.21, 3.23],
    'standard-envelope': [3.26, 3.45],
    'large-envelope': [3.6],
    'extra-large-envelope': [3.85],
    'small-parcel': [3.52, 3.74, 3.95, 4.21, 4.27, 5.5],
    'standard-parcel': [3.55, 3.77, 3.99, 4.85, 4.94, 4.98, 5.53, 5.96, 7.24, 7.85],
  },
  selected: {
    confidence: 'confirmed',
    fees: [
      [3.55, 0.04],
      [3.59, 0.04],
      [3.62, 0.05],
      [3.85, 0.07],
      [3.91, 0.08],
      [4.08, 0.11],
      [4.53, 0.11],
    ],
  },
  oversize: {
    'small-oversize': [5.68, 0.04],
    'standard-oversize-light': [6.55, 0.34],
    'standard-oversize-heavy': [11.72, 0.27],
    'standard-oversize-large': [6.76, 0.33],
    'bulky-oversize': [9.95, 0.43],
    'heavy-oversize': [14, 0.12],
  },
  special: { confidence: 'single-source', fees: [19.93, 20.8, 34.32, 36.93], perKilogram: 0.45 },
  lowPrice: {
    limit: 20,
    lowerLimit: 12,
    'light-envelope': [2.15, 2.21, 2.23, 2.55, 2.59],
    'standard-envelope': [2.61, 2.85],
    'large-envelope': [3],
    'extra-large-envelope': [3.23],
    'small-parcel': [3.23, 3.46],
  },
  dangerousGoodsFee: { perUnit: 0.1, confidence: 'confirmed' },
  storage: EUROPE_STORAGE_2026_02_01,
  agedRates: null,
  hasLowInventoryFee: true,
});
