import type { Product } from '@seller-toolbox/products';
import { catalogueChange, monthlyUnits, remarksOf } from './change-model.ts';

const listed = (id: string, product: Product) => ({ id, position: 0, product });
const row = (...values: (readonly [string | number | null, string | null])[]) => ({
  values: values.map(([value, unit]) => ({ value, unit })),
  problems: [],
  unused: [],
});
const usd = (amount: number) => row([amount, 'USD']);

describe('monthlyUnits', () => {
  it('takes the sales of 30 days, else scales those of 90 or 7 days', () => {
    expect(monthlyUnits({ sales30: 40, sales90: 9 })).toBe(40);
    expect(monthlyUnits({ sales90: 90, sales7: 70 })).toBe(30);
    expect(monthlyUnits({ sales7: 7 })).toBe(30);
    expect(monthlyUnits({})).toBeNull();
  });
});

describe('catalogueChange', () => {
  const products = [
    listed('a', { marketplace: 'US', sales30: 10 }),
    listed('b', { marketplace: 'US', sales30: 100 }),
    listed('c', { marketplace: 'US' }),
    listed('d', { marketplace: 'DE', sales30: 5 }),
    listed('e', { marketplace: 'US' }),
  ];
  const change = catalogueChange(products, {
    before: [usd(3), usd(4), usd(5), row([2, 'EUR']), row()],
    after: [usd(3.5), usd(4.25), usd(6), row([2.5, 'EUR']), usd(1)],
    isProfit: false,
  });

  it('orders products by what a month costs more, those without sales last', () => {
    expect(change.lines.map(({ listed: { id }, difference, monthly }) => [id, difference, monthly])).toEqual([
      ['b', 0.25, 25],
      ['a', 0.5, 5],
      ['d', 0.5, 2.5],
      ['c', 1, null],
    ]);
  });

  it('sums a month by marketplace and never over currencies', () => {
    expect(change.sums).toEqual([
      {
        marketplace: 'US',
        currency: 'USD',
        products: 3,
        withoutSales: 1,
        newLosses: 0,
        before: 430,
        after: 460,
        difference: 30,
        yearly: null,
      },
      {
        marketplace: 'DE',
        currency: 'EUR',
        products: 1,
        withoutSales: 0,
        newLosses: 0,
        before: 10,
        after: 12.5,
        difference: 2.5,
        yearly: null,
      },
    ]);
  });

  it('has no sum of a month where no product has sales figures', () => {
    const unsold = products
      .slice(0, 2)
      .map((listed) => ({ ...listed, product: { marketplace: 'US' as const } }));
    const { sums, lines } = catalogueChange(unsold, {
      before: [usd(3), usd(4)],
      after: [usd(3.5), usd(4)],
      isProfit: false,
    });
    expect(sums[0]).toMatchObject({
      products: 2,
      withoutSales: 2,
      before: null,
      after: null,
      difference: null,
    });
    expect(lines.map(({ difference }) => difference)).toEqual([0.5, 0]);
  });

  it('lists products that lack an amount on one of the days, with the row that says why', () => {
    const noRules = { values: [], problems: [{ path: '', code: 'no-rules' }], unused: [] };
    const two = products.slice(0, 2);
    const { notComputed, lines } = catalogueChange(two, {
      before: [noRules, usd(4)],
      after: [usd(3.5), row([null, 'USD'])],
      isProfit: false,
    });
    expect(lines).toEqual([]);
    expect(notComputed).toEqual([
      { listed: two[0], row: noRules },
      { listed: two[1], row: row([null, 'USD']) },
    ]);
    expect(change.notComputed.map(({ listed: { id } }) => id)).toEqual(['e']);
  });

  it('has amounts without the error of binary fractions', () => {
    const { lines } = catalogueChange([listed('a', { marketplace: 'US', sales30: 3 })], {
      before: [usd(0.1)],
      after: [row([2, 'USD'], ['height', null], [0.4, 'in'], [1.9, 'USD'])],
      isProfit: false,
    });
    expect(lines[0]?.monthly).toBe(5.7);
    expect(lines[0]?.cheaper?.yearly).toBe(68.4);
  });

  it('names products whose profit turns into a loss, the largest loss of a month first', () => {
    const { lines, sums } = catalogueChange(products.slice(0, 2), {
      before: [usd(0.2), usd(-1)],
      after: [usd(-0.3), usd(-2)],
      isProfit: true,
    });
    expect(lines.map(({ listed: { id }, isNewLoss }) => [id, isNewLoss])).toEqual([
      ['b', false],
      ['a', true],
    ]);
    expect(sums[0]?.newLosses).toBe(1);
  });

  it('says what the smallest change of packaging saves a year, by product and by marketplace', () => {
    const after = row([3.5, 'USD'], ['height', null], [0.4, 'in'], [0.25, 'USD']);
    const { lines, sums } = catalogueChange(products.slice(0, 3), {
      before: [usd(3), usd(3), usd(3)],
      after: [after, after, after],
      isProfit: false,
    });
    const smallest = { what: 'height', by: 0.4, unit: 'in' };
    expect(lines.map(({ cheaper }) => cheaper)).toEqual([
      { ...smallest, yearly: 300 },
      { ...smallest, yearly: 30 },
      { ...smallest, yearly: null },
    ]);
    expect(sums[0]?.yearly).toBe(330);
  });
});

describe('remarksOf', () => {
  const finding = (code: string) => ({ code, severity: 'info' }) as const;
  const withGaps = (amount: number | null, ...codes: string[]) => ({
    ...row([amount, 'USD']),
    gaps: { fields: [], findings: codes.map(finding) },
  });

  it('counts the products of each remark, most first; not those without an amount', () => {
    expect(
      remarksOf([
        withGaps(3, 'price-missing'),
        withGaps(3, 'off-peak', 'price-missing'),
        withGaps(null, 'no-tier'),
        usd(3),
        undefined,
      ]),
    ).toEqual([
      { finding: finding('price-missing'), products: 2 },
      { finding: finding('off-peak'), products: 1 },
    ]);
  });
});
