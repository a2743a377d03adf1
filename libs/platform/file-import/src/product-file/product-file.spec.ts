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
  return readProducts(opened.table, {
    mapping: proposeMapping(opened.table.headers, opened.table.rows),
    marketplace,
  });
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

  // In the unit of the marketplace, 206.43 cm became inches.
  it('leaves out sizes whose unit cannot be read, and keeps those that say their own', () => {
    const { products, problems } = read(
      'sku,longest side,median side,unit of dimension,weight,unit of weight\n' +
        'A,206.43,8 cm,furlongs,2,kg\nB,5,4,cm,2,stones',
    );
    expect(products.map(({ product }) => product)).toEqual([
      { sku: 'A', packageWidth: 8, dimensionUnit: 'cm', packageWeight: 2, weightUnit: 'kg' },
      { sku: 'B', packageLength: 5, packageWidth: 4, dimensionUnit: 'cm' },
    ]);
    expect(problems).toEqual([
      { line: 2, header: 'unit of dimension', cell: 'furlongs' },
      { line: 2, header: 'longest side', cell: '206.43' },
      { line: 3, header: 'unit of weight', cell: 'stones' },
      { line: 3, header: 'weight', cell: '2' },
    ]);
  });

  it('rejects a size in a unit that a product cannot have', () => {
    const { products, problems } = read('sku,length,width\nA,5 ft,5 in.');
    expect(products[0]?.product).toEqual({ sku: 'A', packageWidth: 5, dimensionUnit: 'in' });
    expect(problems).toEqual([{ line: 2, header: 'length', cell: '5 ft' }]);
  });

  // Only codes were read: £30 of a product in Germany became 30 €.
  it('reads the currency that a sign, a code or a header names', () => {
    const currencies = (text: string, marketplace?: 'DE') =>
      read(text, marketplace).products.map(({ product }) => product.currency);
    expect(currencies('sku,price\nA,£30\nB,€30\nC,30 USD\nD,$30\nE,¥30\nF,30', 'DE')).toEqual([
      ...['GBP', 'EUR', 'USD', 'USD', 'CNY'],
      undefined,
    ]);
    expect(currencies('sku,price,marketplace\nA,$30,CA\nB,$30,AU\nC,¥30,JP\nD,$30,DE')).toEqual([
      ...['CAD', 'AUD', 'JPY', 'USD'],
    ]);
    expect(currencies('sku,Price (GBP)\nA,30')).toEqual(['GBP']);
    expect(currencies('sku,price,currency\nA,30,€\nB,30,sek')).toEqual(['EUR', 'SEK']);
  });

  it('leaves out an amount in another currency than the line, which has one', () => {
    const { products, problems } = read(
      'sku,cost,price,marketplace,currency\nA,¥50,$30,US,\nB,¥50,£30,,\nC,€5,€30,DE,EUR\nD,5 USD,30,DE,EUR\nE,₴5,30,US,',
    );
    expect(products.map(({ product }) => product)).toEqual([
      { sku: 'A', price: 30, marketplace: 'US', currency: 'USD' },
      { sku: 'B', price: 30, currency: 'GBP' },
      { sku: 'C', price: 30, cost: 5, marketplace: 'DE', currency: 'EUR' },
      { sku: 'D', price: 30, marketplace: 'DE', currency: 'EUR' },
      { sku: 'E', price: 30, marketplace: 'US' },
    ]);
    const other = { header: 'cost', code: 'other-currency' };
    expect(problems).toEqual([
      { ...other, line: 2, cell: '¥50' },
      { ...other, line: 3, cell: '¥50' },
      { ...other, line: 5, cell: '5 USD' },
      { ...other, line: 6, cell: '₴5' },
    ]);
  });

  it('rejects a size or a weight of 0, not a price or a stock of 0', () => {
    const { products, problems } = read('sku,length,weight,price,stock\nA,0.00,0,0,0\nB,0.01,0.01,1,1');
    expect(products.map(({ product }) => product)).toEqual([
      { sku: 'A', price: 0, stockOnHand: 0 },
      { sku: 'B', packageLength: 0.01, packageWeight: 0.01, price: 1, stockOnHand: 1 },
    ]);
    expect(problems).toEqual([
      { line: 2, header: 'length', cell: '0.00' },
      { line: 2, header: 'weight', cell: '0' },
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

  // The report has a column for each program; the empty one of two was taken.
  it('takes of two columns of a field the one with values', () => {
    const headers = 'sku\texpected-fulfillment-fee-per-unit\texpected-domestic-fulfilment-fee-per-unit';
    const feeOf = (cells: string) => read(`${headers}\n${cells}`).products[0]?.product.expectedFulfillmentFee;
    expect(feeOf('A\t--\t3.62')).toBe(3.62);
    expect(feeOf('A\t4.10\t3.62')).toBe(4.1);
    expect(proposeMapping(['expected-efn-fulfilment-fee-per-unit-de'])).toEqual([null]);
  });

  it('keeps a field for an empty column where no other has it', () => {
    const rows = [{ line: 2, cells: ['A', ''] }];
    expect(proposeMapping(['sku', 'price'], rows)).toEqual(['sku', 'price']);
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
