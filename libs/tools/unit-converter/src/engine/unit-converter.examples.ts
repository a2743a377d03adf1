import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './unit-converter.schema.ts';

type UnitExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

/** Published equivalents; sources as in the table of units. */
export const examples: readonly [UnitExample, ...UnitExample[]] = [
  {
    name: 'inches-to-centimeters',
    input: { category: 'length', value: 12, from: 'in', to: 'cm' },
    expected: { result: 30.48, exact: 30.48, formatted: '30.48', findings: [] },
  },
  {
    name: 'pounds-to-kilograms',
    input: { category: 'weight', value: 50, from: 'lb', to: 'kg' },
    expected: { result: 22.6796, exact: 22.6796185 },
  },
  {
    name: 'gallon-to-liters',
    input: { category: 'volume', value: 1, from: 'gal', to: 'L' },
    expected: { result: 3.78541, exact: 3.785411784 },
  },
  {
    name: 'acre-to-square-meters',
    input: { category: 'area', value: 1, from: 'acre', to: 'm2' },
    expected: { result: 4046.86, exact: 4046.8564224 },
  },
  {
    name: 'fahrenheit-to-celsius',
    input: { category: 'temperature', value: 68, from: 'F', to: 'C' },
    expected: { result: 20, exact: 20, formula: { before: -32, multiply: 5, divide: 9, after: 0 } },
  },
  {
    name: 'colder-than-possible',
    input: { category: 'temperature', value: -300, from: 'C', to: 'K' },
    expected: { result: -26.85, findings: [{ code: 'below-absolute-zero', severity: 'warning' }] },
  },
  {
    name: 'horsepower-to-kilowatts',
    input: { category: 'power', value: 1, from: 'hp', to: 'kW' },
    expected: { result: 0.7457 },
  },
  {
    name: 'kilocalories-to-kilojoules',
    input: { category: 'energy', value: 100, from: 'kcal', to: 'kJ' },
    expected: { result: 418.4 },
  },
  {
    name: 'sides-of-a-box',
    input: { category: 'length', value: 12, values: [12, 8, 4.5], from: 'in', to: 'cm' },
    expected: {
      result: 30.48,
      values: [
        { value: 12, result: 30.48, exact: 30.48, formatted: '30.48' },
        { value: 8, result: 20.32, exact: 20.32, formatted: '20.32' },
        { value: 4.5, result: 11.43, exact: 11.43, formatted: '11.43' },
      ],
    },
  },
  {
    name: 'empty-field',
    input: { category: 'length', value: null, from: 'in', to: 'cm' },
    expected: { result: null, exact: null, formatted: null, findings: [] },
  },
];
