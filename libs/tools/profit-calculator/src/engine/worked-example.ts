import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema } from './profit-input.schema.ts';
import type { outputSchema } from './profit-output.schema.ts';

export type ProfitExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

/** What the page shows when it opens. */
export const WORKED_EXAMPLE: ProfitExample = {
  name: 'kitchen-item',
  input: {
    sellingPrice: 29.99,
    costOfGoods: 8,
    shippingCost: 1.5,
    advertisingCost: 3,
    otherCosts: 0.5,
    fbaFulfillmentFee: 4.6,
    storageFee: 0.12,
    inboundPlacementFee: 0.3,
    targetMargin: 30,
  },
  env: { now: Date.UTC(2026, 10, 21, 12), seed: 1 },
  expected: {
    ruleSet: 'amazon-us-2026-08-21',
    currency: 'USD',
    fees: { referral: 4.4985, digitalServices: 0, closing: 0, fbaFulfillment: 4.6, returnsProcessing: 0 },
    amazonFees: 9.5185,
    netProfit: 7.4715,
    breakEvenPrice: 21.2,
  },
};
