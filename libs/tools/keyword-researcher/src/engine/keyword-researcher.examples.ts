import type { Engine } from '@seller-toolbox/tool-contract';
import type { outputSchema } from './keyword-output.schema.ts';
import type { inputSchema } from './keyword-researcher.schema.ts';

/** The page opens with the first one. */
export const examples: Engine<typeof inputSchema, typeof outputSchema>['examples'] = [
  {
    name: 'water-bottle',
    input: { seed: 'water bottle' },
    expected: { sample: true, seed: 'water bottle', currency: 'USD', summary: { total: 15 } },
  },
  {
    name: 'german-kitchen',
    input: { seed: 'thermobecher', marketplace: 'DE', category: 'home' },
    expected: { currency: 'EUR', category: 'home', summary: { total: 15 } },
  },
  {
    name: 'japanese-seed',
    input: { seed: '水筒', marketplace: 'CA', category: 'electronics' },
    expected: { currency: 'CAD', summary: { total: 15 } },
  },
];
