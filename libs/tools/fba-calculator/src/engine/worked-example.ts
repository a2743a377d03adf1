import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema } from './fba-calculator.schema.ts';
import type { FbaOutput } from './fba-output.schema.ts';

export type FbaExample = Example<z.input<typeof inputSchema>, FbaOutput>;
export type FbaExamples = readonly [FbaExample, ...FbaExample[]];

/** What the page shows when it opens. The expected figures are with the other examples, so that no page loads them. */
export const workedExample: FbaExample = {
  name: 'boxed-item',
  input: { length: 10, width: 8, height: 4, weight: 0.9, price: 24.99 },
  env: { now: Date.UTC(2026, 10, 21, 12), seed: 1 },
  expected: {},
};
