import { AMAZON_US_2024_04_15_CARD } from './rate-card-amazon-us-2024-04-15.data.ts';
import { AMAZON_US_2026_01_15_GENERAL_CARD } from './rate-card-amazon-us-2026-01-15.data.ts';
import { STANDARD_CARD } from './rate-card-standard.data.ts';

/** The cards of the default marketplace for general goods, which a page has from the start; it loads all others when they are chosen. */
export const US_GENERAL_CARDS = {
  standard: STANDARD_CARD,
  'amazon-us-2026-01-15': AMAZON_US_2026_01_15_GENERAL_CARD,
  'amazon-us-2024-04-15': AMAZON_US_2024_04_15_CARD,
} as const;
