import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './design-patent-search.schema.ts';

type PatentExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

const ENV = { now: Date.UTC(2026, 10, 21, 12), seed: 7 };

export const examples: readonly [PatentExample, ...PatentExample[]] = [
  {
    name: 'by-keyword',
    input: { query: 'water bottle' },
    env: ENV,
    expected: { sample: true, type: 'keyword' },
  },
  {
    name: 'by-number',
    input: { type: 'number', query: 'USD1012345S1' },
    env: ENV,
    expected: { sample: true, query: 'USD1012345S1' },
  },
  {
    name: 'by-applicant',
    input: { type: 'applicant', query: 'Acme' },
    env: ENV,
    expected: {
      results: [{ applicant: 'Acme' }, { applicant: 'Acme' }, { applicant: 'Acme' }],
    },
  },
];
