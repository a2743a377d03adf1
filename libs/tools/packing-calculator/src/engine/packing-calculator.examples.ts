import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './packing-calculator.schema.ts';

type PackingExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

export const examples: readonly [PackingExample, ...PackingExample[]] = [
  { name: 'ten-equal-boxes', input: {}, expected: {} },
];
