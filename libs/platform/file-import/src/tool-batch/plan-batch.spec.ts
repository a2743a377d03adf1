import { skusOf } from './plan-batch.ts';

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
