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
  {
    name: 'own-file',
    input: {
      sources: [
        {
          kind: 'xray',
          name: 'xray-2026-11-07.csv',
          date: '2026-11-07',
          rows: [
            { asin: 'B0EXAMPLE1', price: 20, rating: 4.1, reviewCount: 300, monthlySales: 900, allFees: 7 },
            { asin: 'B0EXAMPLE2', price: 24, rating: 4.6, monthlySales: 300, allFees: 8 },
            { asin: 'B0EXAMPLE3', price: 16, reviewCount: 20, listedOn: '2026-09-01', monthlySales: 100 },
          ],
        },
      ],
      ownAsins: ['B0EXAMPLE2'],
      unitCost: 6,
    },
    expected: {
      sample: false,
      total: 3,
      averages: { price: 20, rating: 4.35 },
      averagesOf: { price: 3, rating: 2, margin: 2 },
      weakLeaders: 1,
      newcomers: 1,
    },
  },
  {
    name: 'own-package-at-each-price',
    input: {
      sources: [
        {
          kind: 'own-table',
          rows: [
            { asin: 'B0EXAMPLE1', price: 9.99 },
            { asin: 'B0EXAMPLE2', price: 10 },
          ],
        },
      ],
      category: 'home',
      unitCost: 2,
      ownPackage: { length: 25, width: 18, height: 1.5, weight: 0.3, unitSystem: 'metric' },
    },
    expected: { sample: false, total: 2, averagesOf: { margin: 2 } },
  },
];
