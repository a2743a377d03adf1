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
  {
    name: 'own-files',
    input: {
      sources: [
        {
          kind: 'reviews',
          name: 'reviews-2026-11-07.csv',
          date: '2026-11-07',
          rows: [
            {
              rating: 5,
              title: 'Great bottle',
              text: 'Keeps cold all day. The lid is easy to clean.',
              date: '2026-10-02',
            },
            {
              rating: 2,
              text: 'Schöne Farbe, aber der Deckel ist nach zwei Wochen kaputt.',
              date: '2026-11-03',
            },
            { rating: 1, text: 'Arrived too late, and the box was crushed.', date: '2026-11-05' },
            { rating: 4, text: 'Mooi, maar het is niet zo groot.' },
          ],
        },
        {
          kind: 'customer-returns',
          name: 'returns.tsv',
          date: '2026-11-06',
          rows: [
            { sku: 'BOTTLE-BLACK', quantity: 3, reason: 'DEFECTIVE', text: 'The lid leaks.' },
            { sku: 'BOTTLE-RED', quantity: 1, reason: 'NOT_AS_DESCRIBED' },
          ],
        },
      ],
    },
    expected: {
      sample: false,
      totalReviews: 4,
      averageRating: 3,
      averageRatingOf: 4,
      sentimentBreakdown: { positive: 33, negative: 67, neutral: 0 },
      sentimentOf: 3,
      notAnalyzed: 1,
      returns: {
        units: 4,
        reasons: [
          { reason: 'DEFECTIVE', units: 3, share: 75, side: 'product' },
          { reason: 'NOT_AS_DESCRIBED', units: 1, side: 'listing' },
        ],
      },
    },
  },
];
