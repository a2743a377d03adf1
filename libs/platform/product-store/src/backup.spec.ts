import { readBackup, writeBackup } from './backup.ts';
import type { ListedProduct } from './product-list.ts';

const PRODUCTS: readonly ListedProduct[] = [
  { id: 'a', position: 1, product: { sku: 'A', bullets: ['one'], own: { Shelf: '7' }, isApparel: false } },
  { id: 'b', position: 2, product: { title: 'Tasse "groß"', price: 9.99 } },
];
const backup = writeBackup(PRODUCTS, Date.UTC(2026, 10, 23));

const change = (part: object) => JSON.stringify({ ...(JSON.parse(backup) as object), ...part });
const rejectionOf = (text: string) => {
  const read = readBackup(text);
  return read.ok ? null : read.rejection;
};

describe('readBackup', () => {
  it('brings back every field of every product', () => {
    expect(readBackup(backup)).toEqual({
      ok: true,
      products: PRODUCTS,
      createdAt: '2026-11-23T00:00:00.000Z',
    });
  });

  it.each([
    ['another file', 'sku,price\nA,1', { code: 'not-a-backup' }],
    ['other JSON', '{"products":[]}', { code: 'not-a-backup' }],
    ['a cut file', backup.slice(0, -30), { code: 'incomplete' }],
    ['missing products', change({ products: PRODUCTS.slice(1) }), { code: 'incomplete' }],
    ['the same product twice', change({ products: [PRODUCTS[0], PRODUCTS[0]] }), { code: 'incomplete' }],
    ['a newer format', change({ version: 2 }), { code: 'newer-version', version: 2 }],
    [
      'a broken product',
      change({ products: [PRODUCTS[0], { ...PRODUCTS[1], product: { price: 'x' } }] }),
      { code: 'broken-product', place: 2, field: 'price' },
    ],
    [
      'a product without id',
      change({ products: [{ ...PRODUCTS[0], id: '' }, PRODUCTS[1]] }),
      { code: 'broken-product', place: 1, field: 'id' },
    ],
  ])('rejects %s', (_, text, rejection) => {
    expect(rejectionOf(text)).toEqual(rejection);
  });
});
