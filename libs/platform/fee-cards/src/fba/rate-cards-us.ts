import { AMAZON_US_2026_01_15_GENERAL_CARD } from './rate-card-amazon-us-2026-01-15.data.ts';
import { STANDARD_CARD } from './rate-card-standard.data.ts';

/** The standard card and the one in force in the default marketplace, for general goods, which a page has from the start; it loads all others when they are chosen. */
export const US_GENERAL_CARDS = {
  standard: STANDARD_CARD,
  'amazon-us-2026-01-15': AMAZON_US_2026_01_15_GENERAL_CARD,
} as const;
