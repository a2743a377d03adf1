import type { ListedProduct } from '@seller-toolbox/product-store';
import { changeAsCsv, updateFile } from './change-file.ts';
import type { ChangeLine } from './change-model.ts';

const listed: ListedProduct = { id: 'a', position: 0, product: { sku: '=1+1', marketplace: 'US' } };
const line: ChangeLine = {
  listed,
  currency: 'USD',
  before: 3,
  after: 3.5,
  difference: 0.5,
  monthlyUnits: 10,
  monthly: 5,
  isNewLoss: false,
  cheaper: { what: 'height', by: 0.4, unit: 'in', yearly: 30 },
};
const cellsOf = (file: string) => file.slice(1).split('\r\n')[1];

describe('changeAsCsv', () => {
  it('says for each product what to make smaller and what that saves a year, without formulas', () => {
    const file = changeAsCsv([line], { headers: ['SKU'], cheaper: ({ cheaper }) => `${cheaper?.what} -` });
    expect(cellsOf(file)).toBe("'=1+1,,US,USD,3,3.5,0.5,10,5,height -,30");
  });

  it('has no columns about it for tools without such a change', () => {
    const unknown = { ...line, monthlyUnits: null, monthly: null, cheaper: null };
    expect(cellsOf(changeAsCsv([unknown], { headers: ['SKU'] }))).toBe("'=1+1,,US,USD,3,3.5,0.5,,");
  });
});

describe('updateFile', () => {
  it('keeps each update in its line', () => {
    const texts = [{ id: 'a', sku: 'A\t1', text: 'x', proposed: 'Steel mug,\n350 ml' }];
    expect(updateFile(texts, 'item_name')).toBe(
      'item_sku\tupdate_delete\titem_name\nA 1\tPartialUpdate\tSteel mug, 350 ml\n',
    );
  });
});
