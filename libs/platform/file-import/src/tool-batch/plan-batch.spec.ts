import type { ToolProducts } from '@seller-toolbox/products';
import { openPasted } from '../product-file/index.ts';
import { planBatch, skusOf, type PlanOptions } from './plan-batch.ts';
import { readSettings } from './read-settings.ts';

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
    ...{
      hook: HOOK,
      schema: SCHEMA,
      settings: settings instanceof Map ? settings : new Map(Object.entries(settings)),
    },
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

  it('takes bare numbers in it where the marketplace has the other one', () => {
    const text = 'sku,marketplace,length,width,weight\nA,DE,12,8,0.5\nB,US,12,8,0.5';
    const sizes = { length: 12, width: 8, weight: 0.5 };
    for (const unitSystem of ['metric', 'imperial'])
      expect(inputsOf(text, { settings: { unitSystem } })).toEqual([
        { marketplace: 'DE', unitSystem, ...sizes },
        { marketplace: 'US', unitSystem, ...sizes },
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

const columnsOf = (...paths: string[]) =>
  new Map(paths.map((pair) => pair.split('=') as [header: string, path: string]));

// 30 cm became 30 in, 500 g 500 lb: the units of cells and headers were dropped without a problem.
describe('planBatch with columns that are named by input fields', () => {
  const columns = columnsOf('L=length', 'W=width', 'Wt=weight');

  it('reads the units of cells', () => {
    expect(inputsOf('sku,L,W,Wt\nA,30 cm,20 cm,500 g\nB,12 in,8 in,8 oz\nC,12,8,0.5', { columns })).toEqual([
      { unitSystem: 'metric', length: 30, width: 20, weight: 0.5 },
      { unitSystem: 'imperial', length: 12, width: 8, weight: 0.5 },
      { unitSystem: 'imperial', length: 12, width: 8, weight: 0.5 },
    ]);
  });

  it('converts them to the unit system of all rows or of the row', () => {
    const text = 'sku,L,W,Wt,Units\nA,12 in,8 in,8 oz,metric\nB,12,8,0.5,metric';
    const inputs = [
      { unitSystem: 'metric', length: 30.48, width: 20.32, weight: 0.226796185 },
      { unitSystem: 'metric', length: 12, width: 8, weight: 0.5 },
    ];
    expect(inputsOf(text, { columns, settings: { unitSystem: 'metric' } })).toEqual(inputs);
    expect(inputsOf(text, { columns: new Map([...columns, ['Units', 'unitSystem']]) })).toEqual(inputs);
  });

  it('reads the units of headers and of columns of units', () => {
    const named = columnsOf('Length (mm)=length', 'W=width', 'Wt=weight');
    const text = 'Length (mm),W,Wt,unit of weight\n300,20,500,g';
    expect(inputsOf(text, { columns: named, settings: { marketplace: 'DE' } })).toEqual([
      { marketplace: 'DE', unitSystem: 'metric', length: 30, width: 2, weight: 0.5 },
    ]);
  });

  it('takes bare figures in the units of the input: those of its marketplace', () => {
    const named = new Map([...columns, ['Store', 'marketplace']]);
    expect(inputsOf('L,W,Wt,Store\n30,20,0.5,DE\n12,8,1,US', { columns: named })).toEqual([
      { marketplace: 'DE', unitSystem: 'metric', length: 30, width: 20, weight: 0.5 },
      { marketplace: 'US', unitSystem: 'imperial', length: 12, width: 8, weight: 1 },
    ]);
  });

  it('takes them in the unit of a list that has one, whatever the marketplace', () => {
    const hook: ToolProducts = {
      ...{ list: 'boxes', outputList: 'boxes', columns: [] },
      reads: [
        { field: 'packageLength', path: 'length', unit: 'cm' },
        { field: 'packageWeight', path: 'weight', unit: 'kg' },
      ],
    };
    const schema = { properties: { boxes: { items: SCHEMA } } };
    const named = columnsOf('L=length', 'Wt=weight');
    expect(inputsOf('L,Wt\n30,0.5\n10 in,500 g', { hook, schema, columns: named })).toEqual([
      { boxes: [{ length: 30, weight: 0.5 }] },
      { boxes: [{ length: 25.4, weight: 0.5 }] },
    ]);
  });

  // The letters by which a spreadsheet names columns are no units: G is not grams.
  it('finds no unit in the letter of a column without a header', () => {
    const named = columnsOf('A=length', 'B=width', 'G=weight');
    const table = {
      headers: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
      ...{ delimiter: ',', unread: false, isHeadless: true as const },
      rows: [{ line: 1, cells: ['12', '8', '', '', '', '', '2'] }],
    };
    const plan = planBatch(table, { hook: HOOK, schema: SCHEMA, columns: named, settings: new Map() });
    expect(plan.rows[0]?.element).toEqual({ unitSystem: 'imperial', length: 12, width: 8, weight: 2 });
  });

  it('rejects a unit that is unknown or of something else, and of a field without one', () => {
    const named = new Map([...columns, ['S', 'storage']]);
    expect(inputsOf('L,W,Wt,S\n5 ft,8,1,\n5 kg,8,1,\n5,8,1,3 cm\n5,8,1,3', { columns: named })).toEqual([
      [{ path: 'L', code: 'invalid-value' }],
      [{ path: 'L', code: 'invalid-value' }],
      [{ path: 'S', code: 'invalid-value' }],
      { unitSystem: 'imperial', length: 5, width: 8, weight: 1, storage: 3 },
    ]);
  });

  it('rejects amounts in another currency, also of fields that no product has', () => {
    const named = columnsOf('P=price', 'S=storage');
    const settings = { marketplace: 'DE' };
    expect(inputsOf('P,S\n€30,€3\n30,3\n£30,3\n30,£3', { columns: named, settings })).toEqual([
      { marketplace: 'DE', unitSystem: 'metric', price: 30, storage: 3 },
      { marketplace: 'DE', unitSystem: 'metric', price: 30, storage: 3 },
      [{ path: 'price', code: 'other-currency' }],
      [{ path: 'S', code: 'other-currency' }],
    ]);
  });
});

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

// `--set price=£30` was computed as 30 of whatever the marketplace has.
describe('planBatch with an amount in a currency for all rows', () => {
  const OTHER = [{ path: 'price', code: 'other-currency' }];
  const priced = (text: string, pairs: readonly (readonly [string, string])[], options = {}) =>
    inputsOf(text, { ...readSettings(pairs, SCHEMA), ...options }).map((row) =>
      'price' in row ? row.price : row,
    );

  it('takes it in the rows of its marketplace and names it in the others', () => {
    const text = 'sku,marketplace\nA,UK\nB,DE\nC,';
    expect(priced(text, [['price', '£30']])).toEqual([30, OTHER, OTHER]);
    expect(priced(text, [['price', '30']])).toEqual([30, 30, 30]);
    expect(priced(text, [['price', '$30']])).toEqual([OTHER, OTHER, 30]);
    const columns = columnsOf('Store=marketplace');
    expect(priced('Store\nUK\nDE', [['price', '£30']], { columns })).toEqual([30, OTHER]);
  });

  it('holds it against the marketplace of all rows', () => {
    const text = 'sku,marketplace\nA,DE';
    const pairs = [
      ['price', '30 GBP'],
      ['marketplace', 'UK'],
    ] as const;
    expect(priced(text, pairs)).toEqual([30]);
  });

  it('has nothing to hold it against in a tool without a marketplace', () => {
    const schema = { properties: { price: NUMBER } };
    expect(readSettings([['price', '£30']], schema).settingCurrencies.size).toBe(0);
  });
});

// A cell of 12 in was 12 of whatever the field is in.
it('planBatch rejects a unit in a column of a tool that works without products', () => {
  const named = { hook: undefined, columns: columnsOf('L=length') };
  expect(inputsOf('L\n12 in\n12\n12 pcs', named)).toEqual([
    [{ path: 'L', code: 'invalid-value' }],
    { length: 12 },
    { length: 12 },
  ]);
});

it('planBatch knows the fields of a tool without products by their names, in any case and punctuation', () => {
  const rows = (head: string) => inputsOf(`${head}\n12,3`, { hook: undefined });
  expect(rows('length,storage')).toEqual([{ length: 12, storage: 3 }]);
  expect(rows('Length,STORAGE:')).toEqual([{ length: 12, storage: 3 }]);
  expect(rows('Length,length')).toEqual([{ length: 12 }]);
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
