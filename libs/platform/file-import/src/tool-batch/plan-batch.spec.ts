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

// Of a sign, £30 of a row in Germany was computed as 30 €; of a code it was rejected.
describe('planBatch with amounts in a currency', () => {
  const OTHER = [{ path: 'price', code: 'other-currency' }];
  const priceOf = (row: object) => ('price' in row ? row.price : row);

  it.each([
    ['DE', '€30', 30],
    ['DE', '30 EUR', 30],
    ['DE', '30', 30],
    ['DE', '£30', OTHER],
    ['DE', '$30', OTHER],
    ['DE', '30 USD', OTHER],
    ['UK', '£30', 30],
    ['UK', '$30', OTHER],
    ['US', '$30', 30],
    ['US', '€30', OTHER],
    ['US', '¥3000', OTHER],
    ['US', 'C$30', OTHER],
    ['CA', '$30', 30],
    ['JP', '¥3000', 3000],
    ['MX', '$30', 30],
    ['SE', '30 kr', 30],
  ])('takes for %s the price %s as %j, in the file and for all rows', (marketplace, price, expected) => {
    const ofRow = inputsOf(`sku,price,marketplace\nA,${price},${marketplace}`);
    const ofAll = inputsOf(`sku,price,marketplace\nA,${price},PL`, { settings: { marketplace } });
    expect([...ofRow, ...ofAll].map(priceOf)).toEqual([expected, expected]);
  });

  it('takes the United States where no marketplace is known, as the tools do', () => {
    expect(inputsOf('sku,price\nA,$30\nB,£30\nC,30 GBP').map(priceOf)).toEqual([30, OTHER, OTHER]);
  });

  it('names the header of an amount in another currency than the rest of its row', () => {
    expect(inputsOf('sku,price,cost,marketplace\nA,$30,¥50,US')).toEqual([
      [{ path: 'cost', code: 'other-currency' }],
    ]);
    expect(inputsOf('sku,Price (EUR),marketplace\nA,30,US')).toEqual([OTHER]);
  });
});

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
