import type { ToolProducts } from '@seller-toolbox/products';
import { openPasted } from '../product-file/index.ts';
import { planBatch, skusOf, type PlanOptions } from './plan-batch.ts';

/** A tool that takes one product in either unit system. */
const HOOK: ToolProducts = {
  unitSystem: 'unitSystem',
  reads: [
    { field: 'marketplace', path: 'marketplace' },
    { field: 'packageLength', path: 'length', unit: 'system-length' },
    { field: 'packageWidth', path: 'width', unit: 'system-length' },
    { field: 'packageWeight', path: 'weight', unit: 'system-weight' },
    { field: 'price', path: 'price', unit: 'money' },
    { field: 'cost', path: 'cost', unit: 'money' },
  ],
  columns: [],
};

const NUMBER = { type: 'number' };
const SCHEMA = {
  properties: {
    ...{ length: NUMBER, width: NUMBER, weight: NUMBER, price: NUMBER, cost: NUMBER, storage: NUMBER },
    ...{ marketplace: { type: 'string' }, unitSystem: { enum: ['imperial', 'metric'] } },
  },
};

/** The inputs of the rows of a file, or the problems of a row. */
function inputsOf(
  text: string,
  { settings = {}, ...options }: Partial<Omit<PlanOptions, 'settings'>> & { settings?: object } = {},
) {
  const opened = openPasted(text);
  if (opened.kind !== 'table') throw new Error(opened.code);
  const plan = planBatch(opened.table, {
    ...{ hook: HOOK, schema: SCHEMA, settings: new Map(Object.entries(settings)) },
    ...options,
  });
  return plan.rows.map(({ element, problems }) => (element === null ? problems : plan.inputOf([element])));
}

// `--set unitSystem=metric` made 12 in of a cell 12 cm, and imperial made 300 of a header in mm 300 in.
describe('planBatch with a unit system for all rows', () => {
  it('converts what says its unit, in cells and headers, and takes a bare number in the system', () => {
    const cells = 'sku,length,width,weight\nA,12 in,8 in,8 oz\nB,12,8,0.5';
    expect(inputsOf(cells, { settings: { unitSystem: 'metric' } })).toEqual([
      { unitSystem: 'metric', length: 30.48, width: 20.32, weight: 0.226796185 },
      { unitSystem: 'metric', length: 12, width: 8, weight: 0.5 },
    ]);
    const headers = 'sku,Length (mm),Width (mm),Weight (g)\nA,254,127,453.59237';
    expect(inputsOf(headers, { settings: { unitSystem: 'imperial' } })).toEqual([
      { unitSystem: 'imperial', length: 10, width: 5, weight: 1 },
    ]);
  });

  it('leaves figures in the units that they say without one', () => {
    expect(inputsOf('sku,length,width,weight\nA,12 in,8 in,8 oz\nB,12 cm,8 cm,8')).toEqual([
      { unitSystem: 'imperial', length: 12, width: 8, weight: 0.5 },
      { unitSystem: 'metric', length: 12, width: 8, weight: 3.62873896 },
    ]);
  });
});

const TABLE = {
  headers: ['amount', 'Seller SKU', 'Other'],
  rows: [
    { line: 2, cells: ['1', 'A-1', 'B-1'] },
    { line: 3, cells: ['2', '', 'B-2'] },
    { line: 4, cells: ['3'] },
  ],
  delimiter: ',',
  unread: false,
};

describe('skusOf', () => {
  it('finds the column by its usual name where columns are no fields of a product', () => {
    expect(skusOf(TABLE)).toEqual(['A-1', null, null]);
  });

  it('takes the column that was chosen where they are', () => {
    expect(skusOf(TABLE, [null, null, 'sku'])).toEqual(['B-1', 'B-2', null]);
  });

  it('has none where that column was deselected', () => {
    expect(skusOf(TABLE, ['price', null, null])).toEqual([null, null, null]);
  });
});
