import type { Product } from '@seller-toolbox/products';
import { chargedAsCsv } from './change-file.ts';
import { chargedCheck } from './check-model.ts';

const listed = (id: string, product: Product) => ({ id, position: 0, product });
const row = (fee: number | null, ...reasons: string[]) => ({
  values: [{ value: fee, unit: 'USD' }],
  problems: [],
  unused: [],
  reasons: reasons.map((code) => ({ code })),
});

const PRODUCTS = [
  listed('same', { expectedFulfillmentFee: 3.62, currency: 'USD' }),
  listed('over', { sku: 'O', expectedFulfillmentFee: 5, sales30: 10 }),
  listed('most', { sku: 'M', expectedFulfillmentFee: 4.1, sales30: 1000 }),
  listed('under', { expectedFulfillmentFee: 3 }),
  listed('euro', { expectedFulfillmentFee: 3, currency: 'EUR' }),
  listed('none', { expectedFulfillmentFee: 3 }),
];
const ROWS = [row(3.6225), row(4, 'b', 'c'), row(4), row(4), row(4), row(null)];

describe('chargedCheck', () => {
  const check = chargedCheck(PRODUCTS, { rows: ROWS, charged: 'expectedFulfillmentFee' });

  it('orders differences by what a month costs more, and compares whole cents', () => {
    expect(
      check.lines.map(({ listed: { id }, computed, difference, monthly }) => [
        id,
        computed,
        difference,
        monthly,
      ]),
    ).toEqual([
      ['most', 4, 0.1, 100],
      ['over', 4, 1, 10],
      ['under', 4, -1, null],
    ]);
    expect(check.over.map(({ listed: { id } }) => id)).toEqual(['most', 'over']);
  });

  it('counts equal fees, and products of another currency or without a computed fee', () => {
    expect([check.compared, check.same, check.under, check.notComputed]).toEqual([4, 1, 1, 2]);
  });

  it('is a file with the causes in its last column', () => {
    const csv = chargedAsCsv(check.lines, {
      headers: ['SKU', 'Currency', 'Report', 'Computed', 'Difference', 'Month', 'Why'],
      fields: ['sku', 'currency'],
      reason: ({ code }) => `(${code})`,
    });
    expect(csv.split('\r\n')[2]).toBe('O,USD,5,4,1,10,(b) (c)');
  });
});
