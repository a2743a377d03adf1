import type { Product } from '@seller-toolbox/products';
import { planImport, takePlan, type ImportRow } from './import-plan.ts';
import type { ListedProduct } from './product-list.ts';

const listed = (id: string, product: Product, position = 1): ListedProduct => ({ id, position, product });
const row = (product: Product, line = 2, file = 'fees.csv'): ImportRow => ({ file, line, product });

describe('planImport', () => {
  it('joins the lines of several files by SKU', () => {
    const plan = planImport(
      [],
      [row({ sku: 'A', price: 9 }), row({ sku: 'A', stockOnHand: 5 }, 3, 'stock.txt'), row({ sku: 'B' })],
    );
    expect(plan.added).toEqual([{ sku: 'A', price: 9, stockOnHand: 5 }, { sku: 'B' }]);
  });

  it('fills what was unknown without a conflict, and names what differs', () => {
    const mine = listed('1', { sku: 'A', price: 9, title: 'Mug' });
    const plan = planImport([mine], [row({ sku: 'A', price: 10, title: 'Mug', brand: 'Acme' })]);
    expect(plan.conflicts).toMatchObject([{ id: '1', field: 'price', mine: 9, theirs: 10, line: 2 }]);
    expect(takePlan([mine], plan, () => false)[0]?.after?.product).toEqual({
      sku: 'A',
      price: 10,
      title: 'Mug',
      brand: 'Acme',
    });
    expect(takePlan([mine], plan, () => true)[0]?.after?.product.price).toBe(9);
  });

  it('changes nothing where the file says the same, also in other units', () => {
    const mine = listed('1', { sku: 'A', packageLength: 25.4, packageWidth: 10, dimensionUnit: 'cm' });
    const plan = planImport([mine], [row({ sku: 'A', packageLength: 10, dimensionUnit: 'in' })]);
    expect(plan).toMatchObject({ updated: [], unchanged: 1, conflicts: [] });
  });

  it('keeps the first of two lines that say a SKU differently, and names both', () => {
    const plan = planImport([], [row({ sku: 'A', price: 1 }), row({ sku: 'A', price: 2, brand: 'Acme' }, 7)]);
    expect(plan.added).toEqual([{ sku: 'A', price: 1, brand: 'Acme' }]);
    expect(plan.rowConflicts).toMatchObject([{ field: 'price', first: { line: 2 }, second: { line: 7 } }]);
  });

  it('takes the last of two lines where that is chosen, and still names both', () => {
    const lines = [
      row({ sku: 'A', price: 1, brand: 'Acme' }),
      row({ sku: 'A', price: 2 }, 7),
      row({ sku: 'A', price: 3 }, 9),
    ];
    const plan = planImport([listed('1', { sku: 'A', price: 4 })], lines, 'last');
    expect(plan.updated).toMatchObject([{ after: { product: { price: 3, brand: 'Acme' } } }]);
    expect(plan.conflicts).toMatchObject([{ field: 'price', theirs: 3, line: 9 }]);
    expect(plan.rowConflicts).toMatchObject([
      { first: { line: 2 }, second: { line: 7 } },
      { first: { line: 7 }, second: { line: 9 } },
    ]);
  });

  it('joins the own columns of several files and of the list, each with its own conflicts', () => {
    const mine = listed('1', { sku: 'A', own: { Shelf: 'A-1', Color: 'white' } });
    const plan = planImport(
      [mine],
      [
        row({ sku: 'A', own: { Shelf: 'B-2', Box: 'L' } }),
        row({ sku: 'A', own: { Box: 'XL', Note: 'new' } }, 7, 'notes.csv'),
      ],
    );
    expect(plan.conflicts).toMatchObject([{ field: 'own:Shelf', mine: 'A-1', theirs: 'B-2' }]);
    expect(plan.rowConflicts).toMatchObject([
      { field: 'own:Box', first: { line: 2 }, second: { file: 'notes.csv', line: 7 } },
    ]);
    const ownWith = (isMine: boolean) => takePlan([mine], plan, () => isMine)[0]?.after?.product.own;
    expect(ownWith(false)).toEqual({ Shelf: 'B-2', Color: 'white', Box: 'L', Note: 'new' });
    expect(ownWith(true)).toEqual({ Shelf: 'A-1', Color: 'white', Box: 'L', Note: 'new' });
  });

  it('lists a SKU once for each marketplace, and gives other files to all of them', () => {
    const plan = planImport(
      [],
      [
        row({ sku: 'A', marketplace: 'DE', price: 1 }),
        row({ sku: 'A', marketplace: 'FR', price: 2 }),
        row({ sku: 'A', stockOnHand: 3 }),
      ],
    );
    expect(plan.added).toMatchObject([
      { marketplace: 'DE', price: 1, stockOnHand: 3 },
      { marketplace: 'FR', price: 2, stockOnHand: 3 },
    ]);
  });

  it('finds products by ASIN where a file has no SKU', () => {
    const plan = planImport([listed('1', { sku: 'A', asin: 'B01' })], [row({ asin: 'B01', sales30: 4 })]);
    expect(plan.updated).toMatchObject([{ id: '1', after: { product: { sku: 'A', sales30: 4 } } }]);
    expect(planImport([], [row({ title: 'Mug' })]).added).toEqual([{ title: 'Mug' }]);
  });

  // The next report with both added a second product.
  it('gives a product without SKU the SKU of a line with its ASIN, by which later lines find it', () => {
    const plan = planImport(
      [listed('1', { asin: 'B01', title: 'Mug' })],
      [row({ sku: 'A', asin: 'B01' }), row({ sku: 'A', price: 9 }, 3)],
    );
    expect(plan).toMatchObject({
      added: [],
      updated: [{ id: '1', after: { product: { sku: 'A', asin: 'B01', title: 'Mug', price: 9 } } }],
    });
  });

  it('adds a second SKU of an ASIN, and one of another marketplace', () => {
    const mine = listed('1', { sku: 'A', asin: 'B01', marketplace: 'DE' });
    expect(planImport([mine], [row({ sku: 'B', asin: 'B01' })]).added).toHaveLength(1);
    const bare = listed('1', { asin: 'B01', marketplace: 'DE' });
    const lines = [row({ sku: 'A', asin: 'B01', marketplace: 'FR' }), row({ sku: 'B', asin: 'B01' }, 3)];
    const plan = planImport([bare], lines);
    expect(plan.added).toMatchObject([{ sku: 'A', marketplace: 'FR' }]);
    expect(plan.updated).toMatchObject([{ after: { product: { sku: 'B', marketplace: 'DE' } } }]);
  });

  it('looks at each product as often for 20,000 lines as for 10,000', () => {
    let reads = 0;
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        row({
          get sku() {
            reads += 1;
            return `S${index}`;
          },
        }),
      );
    planImport([], rows(100));
    const first = reads;
    planImport([], rows(200));
    expect(reads - first).toBeLessThanOrEqual(2 * first);
  });

  it('joins 100,000 lines with 10,000 products, and names each line that differs', () => {
    const list = Array.from({ length: 10_000 }, (_, at) => listed(`${at}`, { sku: `S${at}`, price: 9 }, at));
    const lines = Array.from({ length: 100_000 }, (_, at) =>
      row({ sku: `S${at}`, price: at % 1000 === 7 ? 10 : 9 }, at + 2),
    );
    const plan = planImport(list, lines);
    expect(plan).toMatchObject({ unchanged: 9990, rowConflicts: [] });
    expect(plan.added).toHaveLength(90_000);
    expect(plan.conflicts.map(({ line }) => line)).toEqual(
      Array.from({ length: 10 }, (_, at) => at * 1000 + 9),
    );
    expect(takePlan(list, plan, () => true)).toHaveLength(90_000);
  });
});
