import type { ListedProduct } from '@seller-toolbox/product-store';
import { createFormat } from '@seller-toolbox/words';
import { findProducts } from './find-products.ts';
import { copiedCells, pasteCells } from './paste-cells.ts';
import { FIELD_IDS, fieldsWith, type FieldId } from '@seller-toolbox/products';
import { readValue, shownValue, writtenValue } from './product-fields.ts';

const listed = (id: string, product: ListedProduct['product']): ListedProduct => ({
  id,
  position: 1,
  product,
});

const MUG = listed('1', {
  sku: 'MUG-1',
  title: 'Stoneware mug',
  price: 1234.5,
  marketplace: 'DE',
  packageLength: 10.5,
  dimensionUnit: 'cm',
  bullets: ['One', 'Two'],
  isApparel: false,
  own: { Shelf: '7' },
});

describe('readValue', () => {
  it('reads back every value as the field of the page writes it', () => {
    for (const field of [...FIELD_IDS, 'own:Shelf'] as FieldId[]) {
      const text = writtenValue(MUG.product, field, 'vi');
      const read = readValue(field, text, 'vi');
      expect([field, read.ok && fieldsWith({}, field, read.value)]).toEqual([
        field,
        fieldsWith({}, field, field === 'own:Shelf' ? '7' : MUG.product[field as 'sku']),
      ]);
    }
  });

  it.each([
    ['price', 'cheap'],
    ['price', '-1'],
    ['packageLength', '0'],
    ['marketplace', 'Mars'],
    ['currency', 'dollars'],
    ['isApparel', 'maybe'],
  ] as const)('rejects %s %s', (field, text) => {
    expect(readValue(field, text, 'en')).toEqual({ ok: false });
  });

  it('takes a price of 0 and the smallest size', () => {
    expect(readValue('price', '0', 'en')).toEqual({ ok: true, value: 0 });
    expect(readValue('packageLength', '0.01', 'en')).toEqual({ ok: true, value: 0.01 });
  });

  it('empties a field by an empty text', () => {
    expect(readValue('price', ' ', 'en')).toEqual({ ok: true, value: undefined });
  });
});

it('shownValue writes amounts and measures with their unit', () => {
  const format = createFormat('en');
  expect(shownValue(MUG.product, 'price', format)).toBe('€1,234.50');
  expect(shownValue(MUG.product, 'packageLength', format)).toBe('10.5 cm');
  expect(shownValue({ marketplace: 'US', packageWeight: 2 }, 'packageWeight', format)).toBe('2 lb');
});

describe('findProducts', () => {
  const pan = listed('2', { sku: 'PAN-2', title: 'Frying pan', cost: 3, stockOnHand: 0 });
  it('finds products that have every word, without regard to case', () => {
    expect(findProducts([MUG, pan], { text: 'mug stone', filter: 'all' })).toEqual([MUG]);
    expect(findProducts([MUG, pan], { text: 'pan-2', filter: 'all' })).toEqual([pan]);
  });
  it('filters products that lack something', () => {
    expect(findProducts([MUG, pan], { text: '', filter: 'noCost' })).toEqual([MUG]);
    expect(findProducts([MUG, pan], { text: '', filter: 'outOfStock' })).toEqual([pan]);
  });
});

describe('pasteCells', () => {
  it('keeps the place of rows below a blank one, whose cells it empties', () => {
    expect(copiedCells('5\n\n7\n')).toEqual([['5'], [''], ['7']]);
    expect(copiedCells('\t\r\n5\t6')).toEqual([
      ['', ''],
      ['5', '6'],
    ]);
    const { changes } = pasteCells(copiedCells('5\n\n7'), {
      products: ['1', '2', '3'].map((id) => listed(id, { sku: id, cost: 1 })),
      fields: ['cost'],
      language: 'en',
    });
    expect(changes.map(({ after }) => after?.product)).toEqual([
      { sku: '1', cost: 5 },
      { sku: '2' },
      { sku: '3', cost: 7 },
    ]);
  });

  it('fills the cells from one on, and names what does not fit', () => {
    const rows = copiedCells('12,50\tx\r\n"two\nlines"\t3\r\n1\t1\r\n');
    expect(rows).toEqual([
      ['12,50', 'x'],
      ['two\nlines', '3'],
      ['1', '1'],
    ]);
    const pasted = pasteCells(rows, {
      products: [MUG, listed('2', { sku: 'PAN-2' })],
      fields: ['price', 'cost'],
      language: 'vi',
    });
    expect(pasted.changes.map(({ after }) => after?.product)).toMatchObject([{ price: 12.5 }, { cost: 3 }]);
    expect(pasted).toMatchObject({ rejected: 2, beyond: 1 });
  });
});
