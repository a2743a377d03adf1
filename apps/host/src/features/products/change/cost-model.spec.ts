import type { Product } from '@seller-toolbox/products';
import { amountsOfFile, productOfVersion } from './cost-model.ts';

const listed = (id: string, product: Product) => ({ id, position: 0, product });
const LIST = [
  listed('a', { sku: 'A', cost: 4, price: 20 }),
  listed('b', { sku: 'B', cost: 5, price: 30 }),
  listed('c', { sku: 'C' }),
];
const row = (product: Product, line = 2) => ({ file: 'costs.csv', line, product });

describe('amountsOfFile', () => {
  it('has the costs and prices that differ from the list', () => {
    const rows = [
      row({ sku: 'A', cost: 4.4 }),
      row({ sku: 'B', cost: 5, title: 'Mug' }, 3),
      row({ sku: 'C', price: 9 }, 4),
      row({ sku: 'NEW', cost: 1 }, 5),
    ];
    expect(Object.fromEntries(amountsOfFile(LIST, rows))).toEqual({
      a: { cost: 4.4, price: 20 },
      c: { price: 9 },
    });
  });
});

describe('productOfVersion', () => {
  const [mug = listed('', {})] = LIST;
  const version = { costPercent: 5, pricePercent: -2, fromFile: new Map() };

  it('changes cost and price by percents, without the error of binary fractions', () => {
    expect(productOfVersion(mug, version)).toEqual({ sku: 'A', cost: 4.2, price: 19.6 });
  });

  it('begins with the amounts of the file', () => {
    const fromFile = new Map([['a', { cost: 10 }]]);
    expect(productOfVersion(mug, { ...version, fromFile })).toMatchObject({ cost: 10.5, price: 19.6 });
  });

  it('leaves unknown amounts unknown, and no amount below zero', () => {
    expect(productOfVersion(listed('c', { sku: 'C' }), version)).toEqual({ sku: 'C' });
    expect(productOfVersion(mug, { ...version, costPercent: -150 }).cost).toBe(0);
  });
});
