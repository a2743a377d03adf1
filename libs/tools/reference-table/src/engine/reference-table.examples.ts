import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './reference-table.schema.ts';

type TableExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

/** The page opens with the list; display names in the cases are the same in every version of Unicode CLDR. */
export const examples: readonly [TableExample, ...TableExample[]] = [
  {
    name: 'list-of-tables',
    input: {},
    expected: {
      tables: [
        { id: 'us-states', category: 'geography', totalRows: 56 },
        { id: 'country-codes', category: 'geography', totalRows: 249 },
        { id: 'currency-codes', category: 'financial', totalRows: 178 },
        { id: 'shoe-sizes', category: 'sizing', totalRows: 20 },
        { id: 'clothing-sizes', category: 'sizing', totalRows: 7 },
        { id: 'paper-sizes', category: 'sizing', totalRows: 54 },
        { id: 'incoterms', category: 'logistics', totalRows: 11 },
        { id: 'battery-types', category: 'technical', totalRows: 21 },
        { id: 'screw-specs', category: 'technical', totalRows: 29 },
      ],
    },
  },
  {
    name: 'state-by-its-chinese-name',
    input: { tableId: 'us-states', query: '加利福尼亚', language: 'zh' },
    expected: {
      totalRows: 56,
      matchedRows: 1,
      rows: [
        { stateName: 'California', postalCode: 'CA', shortForm: 'Calif.', capital: 'Sacramento', kind: '州' },
      ],
    },
  },
  {
    name: 'country-by-numeric-code',
    input: { tableId: 'country-codes', query: '392', language: 'ja' },
    expected: {
      matchedRows: 1,
      rows: [{ countryName: '日本', iso2: 'JP', iso3: 'JPN', numericCode: '392', currency: 'JPY' }],
    },
  },
  {
    name: 'currency-without-decimals',
    input: { tableId: 'currency-codes', query: 'jpy' },
    expected: { rows: [{ code: 'JPY', numericCode: '392', decimals: 0, isoName: 'Yen' }] },
  },
  {
    name: 'risk-of-the-sea-rules',
    input: { tableId: 'incoterms', query: 'on board at the port' },
    expected: { matchedRows: 3, rows: [{ term: 'FOB' }, { term: 'CFR' }, { term: 'CIF' }] },
  },
  {
    name: 'nothing-found',
    input: { tableId: 'paper-sizes', query: 'A11' },
    expected: { totalRows: 54, matchedRows: 0, rows: [] },
  },
];
