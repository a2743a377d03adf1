import { MAX_PRODUCT_ROWS, openPasted, proposeMapping, readProducts } from './index.ts';

function read(text: string, marketplace?: 'DE') {
  const opened = openPasted(text);
  if (opened.kind !== 'table') throw new Error(opened.code);
  return readProducts(opened.table, {
    mapping: proposeMapping(opened.table.headers, opened.table.rows),
    marketplace,
  });
}

const FEE_PREVIEW = [
  'sku\tfnsku\tasin\tamazon-store\tproduct-name\tproduct-group\tbrand\tfulfilled-by\tyour-price\tsales-price\tlongest-side\tmedian-side\tshortest-side\tlength-and-girth\tunit-of-dimension\titem-package-weight\tunit-of-weight\tproduct-size-tier\tcurrency\testimated-fee-total\testimated-referral-fee-per-unit\texpected-fulfillment-fee-per-unit',
  'MUG-1\tX001\tB01\tUS\tStoneware mug\tKitchen\tAcme\tAmazon\t19.99\t--\t5.1\t4.3\t4.2\t22.1\tinches\t0.86\tpounds\tLarge standard\tUSD\t6.62\t3.00\t3.62',
].join('\n');

const INVENTORY = [
  'sku\tfnsku\tasin\tproduct-name\tcondition\tyour-price\tmfn-listing-exists\tafn-fulfillable-quantity\tafn-inbound-working-quantity\tafn-inbound-shipped-quantity\tafn-inbound-receiving-quantity\tper-unit-volume',
  'MUG-1\tX001\tB01\tStoneware mug\tNew\t19.99\tNo\t120\t10\t20\t3\t0.05',
].join('\n');

const ALL_LISTINGS = [
  'item-name\titem-description\tlisting-id\tseller-sku\tprice\tquantity\topen-date\timage-url\titem-is-marketplace\tproduct-id-type\tzshop-shipping-fee\titem-note\titem-condition\tzshop-category1\tzshop-browse-path\tzshop-storefront-feature\tasin1\tasin2\tasin3\twill-ship-internationally\texpedited-shipping\tzshop-boldface\tproduct-id\tbid-for-featured-placement\tadd-delete\tpending-quantity\tfulfillment-channel\tmerchant-shipping-group\tstatus',
  'Stoneware mug\tA mug\t0101ABC\tMUG-1\t9.50\t\t2026-02-01 10:00:00 PST\t\ty\t1\t\t\t11\t\t\t\tB000000001\t\t\t\t\t\tB000000001\t\t\t0\tAMAZON_NA\tMigrated Template\tActive',
].join('\n');

/** A flat file: its version, the labels, the names, the lines. */
const CATEGORY_LISTINGS = [
  'TemplateType=fptcustom\tVersion=2026.0301\tTemplateSignature=S0lUQ0hFTg==\tThe top 3 rows are for Amazon.com use only.',
  'Product Type\tSeller SKU\tBrand Name\tProduct Name\tProduct ID\tProduct ID Type\tStandard Price\tProduct Description\tKey Product Features\tKey Product Features\tSearch Terms\tPackage Length\tPackage Length Unit Of Measure\tPackage Width\tPackage Height\tPackage Weight\tPackage Weight Unit Of Measure',
  'feed_product_type\titem_sku\tbrand_name\titem_name\texternal_product_id\texternal_product_id_type\tstandard_price\tproduct_description\tbullet_point1\tbullet_point2\tgeneric_keywords\tpackage_length\tpackage_length_unit_of_measure\tpackage_width\tpackage_height\tpackage_weight\tpackage_weight_unit_of_measure',
  'cup\tMUG-1\tAcme\tStoneware mug\tB000000001\tASIN\t19.99\tA mug\tHolds 350 ml\tSafe in dishwashers\tcup ceramic\t12\tCentimeters\t10\t9\t400\tGrams',
].join('\n');

const RESTOCK = [
  'Country,Product Name,FNSKU,Merchant SKU,ASIN,Condition,Supplier,Supplier part no.,Currency code,Price,Sales last 30 days,Units Sold Last 30 Days,Total Units,Inbound,Available,FC transfer,FC Processing,Customer Order,Unfulfillable,Working,Shipped,Receiving,Fulfilled by,Total Days of Supply (including units from open shipments),Days of Supply at Amazon Fulfillment Network,Alert,Recommended replenishment qty,Recommended ship date,Unit storage size',
  'US,Stoneware mug,X001,MUG-1,B000000001,New,Acme,,USD,19.99,"1,599.20",80,153,33,110,5,3,2,0,10,20,3,Amazon,57,41,Out of stock soon,120,12/01/2026,0.05 ft3',
].join('\n');

const BUSINESS = [
  '(Parent) ASIN,(Child) ASIN,Title,SKU,Sessions - Total,Sessions - Total - B2B,Session Percentage - Total,Page Views - Total,Featured Offer (Buy Box) Percentage,Units Ordered,Units Ordered - B2B,Unit Session Percentage,Ordered Product Sales,Ordered Product Sales - B2B,Total Order Items,Total Order Items - B2B',
  'B000000000,B000000001,Stoneware mug,MUG-1,"1,204",12,3.1%,"1,618",98%,"1,080",4,6.6%,"$1,599.20",$79.96,78,4',
].join('\n');

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
