import {
  ALL_LISTINGS,
  BUSINESS,
  CATEGORY_LISTINGS,
  FEE_PREVIEW,
  INVENTORY,
  RESTOCK,
} from '@seller-toolbox/testing/product-reports';
import { MAX_PRODUCT_ROWS, openPasted, proposeMapping, readProducts } from './index.ts';

function read(text: string, marketplace?: 'DE') {
  const opened = openPasted(text);
  if (opened.kind !== 'table') throw new Error(opened.code);
  return readProducts(opened.table, { mapping: proposeMapping(opened.table.headers), marketplace });
}

describe('readProducts', () => {
  it('reads a Fee Preview with its units', () => {
    expect(read(FEE_PREVIEW).products).toEqual([
      {
        line: 2,
        product: {
          sku: 'MUG-1',
          fnsku: 'X001',
          asin: 'B01',
          marketplace: 'US',
          title: 'Stoneware mug',
          category: 'Kitchen',
          brand: 'Acme',
          price: 19.99,
          packageLength: 5.1,
          packageWidth: 4.3,
          packageHeight: 4.2,
          dimensionUnit: 'in',
          packageWeight: 0.86,
          sizeTier: 'Large standard',
          expectedFulfillmentFee: 3.62,
          weightUnit: 'lb',
          currency: 'USD',
        },
      },
    ]);
  });

  it('adds the inbound columns of Manage FBA Inventory', () => {
    expect(read(INVENTORY, 'DE').products[0]?.product).toMatchObject({
      stockOnHand: 120,
      stockInbound: 33,
      condition: 'New',
      marketplace: 'DE',
    });
  });

  it('reads an All Listings report, whose quantity is blank for stock at Amazon', () => {
    const { products, problems } = read(ALL_LISTINGS);
    expect(products.map(({ product }) => product)).toEqual([
      {
        title: 'Stoneware mug',
        description: 'A mug',
        sku: 'MUG-1',
        price: 9.5,
        condition: 'New',
        asin: 'B000000001',
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('reads a Category Listings report by the names below its version and labels', () => {
    const { products, problems } = read(CATEGORY_LISTINGS);
    expect(products.map(({ product }) => product)).toEqual([
      {
        category: 'cup',
        sku: 'MUG-1',
        brand: 'Acme',
        title: 'Stoneware mug',
        price: 19.99,
        description: 'A mug',
        bullets: ['Holds 350 ml', 'Safe in dishwashers'],
        searchTerms: 'cup ceramic',
        packageLength: 12,
        packageWidth: 10,
        packageHeight: 9,
        packageWeight: 400,
        dimensionUnit: 'cm',
        weightUnit: 'g',
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('reads a Restock report: units sold, not the sales in money', () => {
    expect(read(RESTOCK).products.map(({ product }) => product)).toEqual([
      {
        marketplace: 'US',
        title: 'Stoneware mug',
        fnsku: 'X001',
        sku: 'MUG-1',
        asin: 'B000000001',
        condition: 'New',
        supplier: 'Acme',
        currency: 'USD',
        price: 19.99,
        sales30: 80,
        stockInbound: 33,
        stockOnHand: 110,
      },
    ]);
  });

  it('reads a Business Report by child ASIN, which does not say of how many days its units are', () => {
    expect(read(BUSINESS).products.map(({ product }) => product)).toEqual([
      { asin: 'B000000001', title: 'Stoneware mug', sku: 'MUG-1', sales30: 1080 },
    ]);
  });

  it('reads units of headers and cells, converts within a line and names mixed columns', () => {
    const text = 'SKU;Length (cm);Width (cm);Weight\nA;10,5;4 in;500 g\nB;12,0;6;1,2 kg';
    const { products, mixedUnits } = read(text);
    expect(products.map(({ product }) => product)).toEqual([
      {
        sku: 'A',
        packageLength: 10.5,
        packageWidth: 10.16,
        dimensionUnit: 'cm',
        packageWeight: 500,
        weightUnit: 'g',
      },
      {
        sku: 'B',
        packageLength: 12,
        packageWidth: 6,
        dimensionUnit: 'cm',
        packageWeight: 1.2,
        weightUnit: 'kg',
      },
    ]);
    expect(mixedUnits).toEqual(['Weight']);
  });

  it('names cells that a field cannot have, and reads the rest of the line', () => {
    const { products, problems } = read('sku,price,marketplace,cost\nA,cheap,Mars,2\nB,-4,amazon.co.uk,3');
    expect(products.map(({ product }) => product)).toEqual([
      { sku: 'A', cost: 2 },
      { sku: 'B', marketplace: 'UK', cost: 3 },
    ]);
    expect(problems).toEqual([
      { line: 2, header: 'price', cell: 'cheap' },
      { line: 2, header: 'marketplace', cell: 'Mars' },
      { line: 3, header: 'price', cell: '-4' },
    ]);
  });

  it('takes columns of the seller as own ones where they are chosen', () => {
    const opened = openPasted('sku,Shelf\nA,7');
    if (opened.kind !== 'table') throw new Error(opened.code);
    expect(readProducts(opened.table, { mapping: ['sku', 'own'] }).products[0]?.product).toEqual({
      sku: 'A',
      own: { Shelf: '7' },
    });
    expect(proposeMapping(opened.table.headers)).toEqual(['sku', null]);
  });

  it.each([10_000, 100_000])(
    'names each rejected cell of %i rows, and reads no more than the limit',
    (rows) => {
      const lines = Array.from({ length: rows }, (_, at) => `S${at},${at % 1000 === 7 ? 'long' : 4},9.99`);
      const opened = openPasted(['sku,length,price', ...lines].join('\n'));
      if (opened.kind !== 'table') throw new Error(opened.code);
      const { headers, rows: held, unread } = opened.table;
      const count = Math.min(rows, MAX_PRODUCT_ROWS);
      expect({ held: held.length, unread }).toEqual({ held: count, unread: rows > count });
      const { products, problems } = readProducts(opened.table, { mapping: proposeMapping(headers) });
      expect(products).toHaveLength(count);
      expect(problems).toEqual(
        Array.from({ length: count / 1000 }, (_, at) => ({
          line: at * 1000 + 9,
          header: 'length',
          cell: 'long',
        })),
      );
    },
  );
});
