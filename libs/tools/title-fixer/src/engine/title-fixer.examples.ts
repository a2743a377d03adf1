import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './title-fixer.schema.ts';

/** 221 characters with a brand that holds a forbidden one, five dogs, praise. Brand and product are made up. */
const DOG_BED =
  'Acme! Dog Bed for Large Dogs, BEST Orthopedic Memory Foam Pet Sofa with Removable Washable Cover, Waterproof Lining & Nonslip Bottom, Dog Couch Bed for Crate, 36 x 27 Inch, Gray $ Premium Dog Mattress for Dogs up to 75 lb';

export const examples: [
  Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>,
  ...Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>[],
] = [
  {
    name: 'dog-bed',
    input: {
      title: DOG_BED,
      brand: 'Acme!',
      errorMessage: 'Error 100403: The title contains special characters that are not allowed: $',
    },
    expected: {
      ruleSet: 'standard',
      isCompliant: false,
      score: 25,
      tier: 'red',
      stats: { length: 221, maxAllowed: 200, specialCharsCount: 2, repeatedWordsCount: 1 },
      parsedError: { chars: ['$'], code: '100403' },
    },
  },
];
