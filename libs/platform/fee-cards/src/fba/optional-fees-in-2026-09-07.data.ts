import type { OptionalFeeTables } from './rate-card.ts';

/** Rupees by the price: groups `#`, A and B. No figure of prices above 500 rupees is confirmed. */
export const OPTIONAL_FEES_IN_2026_09_07: OptionalFeeTables = {
  closing: {
    effectiveFrom: '2026-09-07',
    source: {
      name: 'Amazon.in, closing fees of FBA, one copy',
      url: 'https://sell.amazon.in/fees-and-pricing',
    },
    checkedOn: '2026-11-22',
    confidence: 'single-source',
    schedule: {
      brackets: [
        { upTo: 300, fees: [27, 21, 14] },
        { upTo: 500, fees: [23, 19, 15] },
      ],
      beyond: null,
    },
  },
};
