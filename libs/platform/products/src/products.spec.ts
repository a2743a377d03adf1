import {
  columnValues,
  inputFromProduct,
  inputFromProducts,
  mergeProduct,
  productFromInput,
  productFromOutput,
  productsFromInput,
  withoutProducts,
  withValueAt,
  type ToolProducts,
} from './index.ts';

const PARCEL: ToolProducts = {
  unitSystem: 'unitSystem',
  defaults: { otherCosts: 0 },
  reads: [
    { field: 'marketplace', path: 'marketplace' },
    { field: 'packageLength', path: 'length', unit: 'system-length' },
    { field: 'packageWeight', path: 'weight', unit: 'system-weight' },
    { field: 'price', path: 'price', unit: 'money' },
    { field: 'title', path: 'name', maxLength: 5 },
  ],
  columns: [{ path: 'fees.total', kind: 'money', unit: { path: 'currency' }, label: 'total' }],
};

const LABELS: ToolProducts = {
  list: 'labels',
  outputList: 'labels',
  reads: [
    { field: 'fnsku', path: 'value', with: { type: 'fnsku' } },
    { field: 'ean', path: 'value', with: { type: 'ean-13' } },
  ],
  writes: [{ field: 'cartonLength', path: 'side', unit: 'cm' }],
  columns: [{ path: 'value', kind: 'text', label: 'code' }],
};

describe('inputFromProduct', () => {
  it('keeps figures that are in the units of the input', () => {
    const product = {
      packageLength: 10.1,
      packageWeight: 0.7,
      dimensionUnit: 'in',
      weightUnit: 'lb',
    } as const;
    expect(inputFromProduct(PARCEL, product)).toEqual({
      input: { otherCosts: 0, unitSystem: 'imperial', length: 10.1, weight: 0.7 },
      problems: [],
    });
  });

  it('converts to the wanted unit system without rounding errors', () => {
    const product = { packageLength: 18, packageWeight: 16, dimensionUnit: 'in', weightUnit: 'oz' } as const;
    expect(inputFromProduct(PARCEL, product, { unitSystem: 'metric' }).input).toMatchObject({
      unitSystem: 'metric',
      length: 45.72,
      weight: 0.45359237,
    });
    expect(inputFromProduct(PARCEL, product).input).toMatchObject({ length: 18, weight: 1 });
  });

  it('takes the units of the marketplace where the product has none', () => {
    expect(inputFromProduct(PARCEL, { packageLength: 10, marketplace: 'DE' }).input).toMatchObject({
      unitSystem: 'metric',
      length: 10,
      marketplace: 'DE',
    });
    expect(inputFromProduct(PARCEL, { packageLength: 10 }, { marketplace: 'US' }).input).toMatchObject({
      unitSystem: 'imperial',
      length: 10,
    });
  });

  it('leaves out what the product does not say, and cuts long texts', () => {
    expect(inputFromProduct(PARCEL, { title: 'Stoneware' }, { base: { otherCosts: 2 } }).input).toEqual({
      otherCosts: 2,
      unitSystem: 'imperial',
      name: 'Stone',
    });
  });

  it('names an amount in another currency instead of using it', () => {
    const { input, problems } = inputFromProduct(PARCEL, { price: 9, currency: 'USD', marketplace: 'DE' });
    expect(input).not.toHaveProperty('price');
    expect(problems).toEqual([{ index: 0, field: 'price', code: 'other-currency' }]);
  });

  it('derives the link of a listing from ASIN and marketplace', () => {
    const hook: ToolProducts = { reads: [{ field: 'link', path: 'url' }], columns: [] };
    expect(inputFromProduct(hook, { asin: 'B0ABCDEFGH', marketplace: 'JP' }).input).toEqual({
      url: 'https://www.amazon.co.jp/dp/B0ABCDEFGH',
    });
    expect(inputFromProduct(hook, { asin: 'B0ABCDEFGH' }).input).toEqual({});
  });
});

describe('inputFromProducts', () => {
  it('makes one element for each product, of the first field that is known', () => {
    const products = [{ fnsku: '', ean: '4006381333931' }, { fnsku: 'X001ABCDEF', ean: '1' }, {}];
    expect(
      inputFromProducts(LABELS, products, { base: { labels: [{ copies: 3 }], dpi: 300 } }).input,
    ).toEqual({
      dpi: 300,
      labels: [
        { copies: 3, value: '4006381333931', type: 'ean-13' },
        { value: 'X001ABCDEF', type: 'fnsku' },
        {},
      ],
    });
  });
});

describe('productFromInput', () => {
  it('names the units of the figures', () => {
    const input = { unitSystem: 'metric', length: 30, weight: 1.2, name: 'Mug', price: null };
    expect(productFromInput(PARCEL, input)).toEqual({
      packageLength: 30,
      packageWeight: 1.2,
      dimensionUnit: 'cm',
      weightUnit: 'kg',
      title: 'Mug',
    });
  });

  it('reads the field that goes with the other values of the input', () => {
    const input = {
      labels: [
        { type: 'ean-13', value: '1' },
        { type: 'code-39', value: '2' },
      ],
    };
    expect(productsFromInput(LABELS, input)).toEqual([{ ean: '1' }, {}]);
    expect(withoutProducts(LABELS, input)).toEqual({ labels: [{}, { type: 'code-39', value: '2' }] });
  });

  it('leaves out what no product can have', () => {
    expect(productFromInput(PARCEL, { length: -1, name: 3, marketplace: 'XX' })).toEqual({});
  });
});

it('productFromOutput and columnValues read the element of the product', () => {
  const output = {
    currency: 'EUR',
    fees: { total: 3.5 },
    labels: [{ value: 'A' }, { value: 'B', side: 40 }],
  };
  expect(productFromOutput(LABELS, output, 1)).toEqual({ cartonLength: 40, dimensionUnit: 'cm' });
  expect(columnValues(LABELS, output, 1)).toMatchObject([{ value: 'B', unit: null }]);
  expect(columnValues(PARCEL, output)).toMatchObject([{ value: 3.5, unit: 'EUR' }]);
  expect(columnValues(PARCEL, { result: null })).toMatchObject([{ value: null, unit: null }]);
});

it('mergeProduct converts figures to the units that the product has', () => {
  const product = { packageLength: 10, dimensionUnit: 'in', marketplace: 'US' } as const;
  expect(mergeProduct(product, { cartonLength: 50.8, dimensionUnit: 'cm', cartonWeight: 9 })).toEqual({
    packageLength: 10,
    cartonLength: 20,
    cartonWeight: 9,
    dimensionUnit: 'in',
    marketplace: 'US',
  });
});

it('mergeProduct joins own columns, as many as a product may have', () => {
  const columns = (from: number, count: number, value: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`Column ${from + at}`, value]));
  const merged = (part: number) =>
    mergeProduct({ own: columns(0, 60, 'old') }, { own: columns(40, part, 'new') }).own ?? {};
  expect(Object.keys(merged(60))).toHaveLength(100);
  expect(Object.keys(merged(61))).toHaveLength(100);
  expect([merged(61)['Column 39'], merged(61)['Column 40']]).toEqual(['old', 'new']);
});

it('mergeProduct names the unit of figures that had that of the marketplace', () => {
  const product = { packageLength: 10, cartonLength: 20, marketplace: 'US' } as const;
  expect(mergeProduct(product, { packageLength: 50.8, dimensionUnit: 'cm' })).toEqual({
    packageLength: 20,
    cartonLength: 20,
    dimensionUnit: 'in',
    marketplace: 'US',
  });
});

it('withValueAt changes nested fields and removes undefined ones', () => {
  expect(withValueAt({ a: { b: 1, c: 2 } }, 'a.b', undefined)).toEqual({ a: { c: 2 } });
  expect(withValueAt({}, 'a.b', 3)).toEqual({ a: { b: 3 } });
});
