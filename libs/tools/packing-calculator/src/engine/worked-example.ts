import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import { EXAMPLE_OUTPUTS } from './example-outputs.data.ts';
import type { inputSchema } from './packing-calculator.schema.ts';
import type { outputSchema } from './packing-output.schema.ts';

/** Ten equal boxes, as the specification has them. */
export const WORKED_EXAMPLE: Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>> = {
  name: 'ten-equal-boxes',
  input: { boxes: [{ id: '1', name: 'A', length: 12, width: 12, height: 14, weight: 0.5, quantity: 10 }] },
  env: { now: Date.UTC(2026, 10, 21, 12), seed: 1 },
  expected: EXAMPLE_OUTPUTS['amazon-us-2026-11-21'],
};
