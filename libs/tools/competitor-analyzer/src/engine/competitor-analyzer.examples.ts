import type { Engine } from '@seller-toolbox/tool-contract';
import type { inputSchema, outputSchema } from './competitor-analyzer.schema.ts';

/** The page opens with the first one. */
export const examples: Engine<typeof inputSchema, typeof outputSchema>['examples'] = [
  {
    name: 'an-asin',
    input: { asin: 'B0EXAMPLE1' },
    expected: { sample: true, asin: 'B0EXAMPLE1', marketplace: 'US', currency: 'USD' },
  },
  {
    name: 'lower-case-in-germany',
    input: { asin: ' b0example2 ', marketplace: 'DE' },
    expected: { asin: 'B0EXAMPLE2', currency: 'EUR' },
  },
  {
    name: 'isbn-in-canada',
    input: { asin: '080442957X', marketplace: 'CA' },
    expected: { currency: 'CAD' },
  },
];
