import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema } from './fba-calculator.schema.ts';
import type { FbaOutput } from './fba-output.schema.ts';

export type FbaExample = Example<z.input<typeof inputSchema>, FbaOutput>;
export type FbaExamples = readonly [FbaExample, ...FbaExample[]];

/** What the page shows when it opens. */
export const workedExample: FbaExample = {
  name: 'boxed-item',
  input: { length: 10, width: 8, height: 4, weight: 0.9 },
  env: { now: Date.UTC(2026, 10, 21, 12), seed: 1 },
  expected: {
    ruleSet: 'amazon-us-2026-01-15',
    season: 'peak',
    sizeTier: 'large-standard',
    billedBy: 'dimensional-weight',
    billableWeight: 320 / 139,
    fees: {
      // 6.49 up to 2.5 lb at peak, and 3.5 % of it for fuel.
      fulfillmentFee: 6.71715,
      storageFee: (320 / 1728) * 2.4,
      totalFees: 6.71715 + (320 / 1728) * 2.4,
    },
    nextCheaper: { dimension: 'height', by: 0.090625, byRoundedUp: 0.1, saves: 0.207 },
    nextCheaperTier: { dimension: 'height', by: 3.25, sizeTier: 'small-standard', fulfillmentFee: 4.3263 },
  },
};
