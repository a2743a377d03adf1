import type { Engine } from '@seller-toolbox/tool-contract';
import type { inputSchema, outputSchema } from './review-analyzer.schema.ts';

/** The page opens with the first one. */
export const examples: Engine<typeof inputSchema, typeof outputSchema>['examples'] = [
  {
    name: 'an-asin',
    input: { asin: 'B0EXAMPLE1' },
    expected: { sample: true, asin: 'B0EXAMPLE1', marketplace: 'US' },
  },
  {
    name: 'lower-case-in-the-united-kingdom',
    input: { asin: ' b0example2 ', marketplace: 'UK' },
    expected: { asin: 'B0EXAMPLE2' },
  },
  {
    name: 'isbn-in-canada',
    input: { asin: '080442957X', marketplace: 'CA' },
    expected: { marketplace: 'CA' },
  },
];
