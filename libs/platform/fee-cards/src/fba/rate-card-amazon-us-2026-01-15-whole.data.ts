import { APPAREL_NON_PEAK, DANGEROUS_NON_PEAK } from './fulfillment-special-2026-01-15.data.ts';
import { OPTIONAL_FEES_US_2026_01_15 } from './optional-fees-us-2026-01-15.data.ts';
import { AMAZON_US_2026_01_15_GENERAL_CARD } from './rate-card-amazon-us-2026-01-15.data.ts';
import type { RateCard } from './rate-card.ts';

const ONE_COPY = {
  effectiveFrom: '2026-01-15',
  source: {
    name: 'Amazon Seller Central, US FBA fulfillment fees for apparel and dangerous goods, read in one public copy',
  },
  checkedOn: '2026-11-21',
  confidence: 'single-source',
} as const;

/** The US card from 2026-01-15 with all its tables and the fees that a seller can choose. */
export const AMAZON_US_2026_01_15_CARD: RateCard = {
  ...AMAZON_US_2026_01_15_GENERAL_CARD,
  optional: OPTIONAL_FEES_US_2026_01_15,
  fulfillment: {
    ...AMAZON_US_2026_01_15_GENERAL_CARD.fulfillment,
    apparel: { ...ONE_COPY, seasons: { 'non-peak': APPAREL_NON_PEAK, peak: null } },
    dangerous: { ...ONE_COPY, seasons: { 'non-peak': DANGEROUS_NON_PEAK, peak: null } },
  },
};
