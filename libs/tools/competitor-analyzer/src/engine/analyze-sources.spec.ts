import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './competitor-analyzer.engine.ts';
import type { SourceRow } from './competitor-sources.schema.ts';
import type { SourcesOutput } from './sources-output.schema.ts';

interface Given {
  readonly rows?: readonly SourceRow[];
  readonly more?: object;
}

function analyze({ rows = [], more = {} }: Given): SourcesOutput {
  const sources = [{ kind: 'xray', name: 'x.csv', date: '2026-11-07', rows }];
  const result = runEngine(engine, { sources, ...more }, { now: Date.UTC(2026, 10, 21) });
  if (!result.ok || result.output.sample) throw new Error(JSON.stringify(result));
  return result.output;
}
const PACKAGE = { length: 9, width: 6, height: 0.5, weight: 1, unitSystem: 'imperial' };
const HUGE = { ...PACKAGE, length: 2540, width: 2540, height: 2540 };
const product = (asin: string, more: SourceRow = {}): SourceRow => ({ asin, ...more });

describe('analyzeSources', () => {
  it('joins files by ASIN; the newest figure counts and keeps its file', () => {
    const { rows } = analyze({
      more: {
        sources: [
          { kind: 'xray', name: 'new.csv', date: '2026-11-07', rows: [product('b01', { price: 12 })] },
          {
            kind: 'own-table',
            name: 'old.csv',
            date: '2026-01-07',
            rows: [product('B01', { price: 9, rating: 4 })],
          },
        ],
      },
    });
    expect(rows).toMatchObject([
      { asin: 'B01', price: { value: 12, source: 0 }, rating: { value: 4, source: 1 }, sources: [0, 1] },
    ]);
  });

  it('never counts what is missing as 0', () => {
    const { rows, averages, averagesOf, bands, leaders, spreads } = analyze({
      rows: [product('B01', { price: 10 }), product('B02', { rating: 4 })],
    });
    expect(rows.find(({ asin }) => asin === 'B02')).toMatchObject({
      price: null,
      sales: null,
      revenue: null,
      fees: null,
      profitMargin: null,
      revenuePerReview: null,
      daysListed: null,
    });
    expect(averages).toMatchObject({ price: 10, salesPerMonth: null });
    expect(averagesOf).toMatchObject({ price: 1, salesPerMonth: 0 });
    expect(bands).toMatchObject([{ products: 1, units: null, revenue: null, revenueShare: null }]);
    expect(leaders.units).toEqual({ of: 0, topThree: null, topTen: null });
    expect(spreads.rating).toMatchObject({ of: 1, median: 4, own: null, ownPercentile: null });
  });

  it('multiplies price and units of the same file only', () => {
    const { rows } = analyze({ rows: [product('B01', { price: 10.1, monthlySales: 3 })] });
    expect(rows[0]?.revenue).toEqual({ value: 30.3, source: 0 });
    const apart = analyze({
      more: {
        sources: [
          { kind: 'own-table', rows: [product('B01', { price: 10 })] },
          { kind: 'own-table', rows: [product('B01', { monthlySales: 3 })] },
        ],
      },
    });
    expect(apart.rows[0]?.revenue).toBeNull();
  });

  it.each([
    ['all fees of the file', { allFees: 5 }, {}, 30],
    [
      'the referral fee of the category and the fulfillment fee of the file',
      { fbaFee: 4 },
      { category: 'home' },
      20,
    ],
    ["that and the seller's fulfillment fee", { fbaFee: 4 }, { fbaFee: 2, category: 'home' }, 30],
    // The flat 15 percent were charged in every category.
    ['8 percent for computers', { fbaFee: 4 }, { category: 'computers' }, 27],
    ['a fulfillment fee, without a category', { fbaFee: 4 }, {}, null],
    ['no fees', {}, {}, null],
  ])("computes the margin at the price of a rival with the seller's cost and %s", (_, fees, own, margin) => {
    const { rows } = analyze({
      rows: [product('B01', { price: 20, ...fees })],
      more: { unitCost: 9, ...own },
    });
    expect(rows[0]?.profitMargin).toBe(margin);
  });

  it('has the price after the referral fee by the table in force, with its source', () => {
    const output = analyze({
      rows: [product('B01', { price: 20 }), product('B02')],
      more: { category: 'computers' },
    });
    expect(output.rows).toMatchObject([
      { sellingFee: 1.6, priceAfterReferral: 18.4, fees: null },
      { sellingFee: null, priceAfterReferral: null },
    ]);
    expect(output.feeCard).toMatchObject({ ruleSet: 'amazon-us-2026-08-21', effectiveFrom: '2026-08-21' });
    expect(output.feeCard?.source).toContain('Amazon');
  });

  it.each([
    ['UK', 'home', 'amazon-uk-2026-02-01'],
    ['DE', 'home', 'amazon-de-2026-02-01'],
    ['US', null, undefined],
  ])('takes the fees of %s for %s from %s', (marketplace, category, ruleSet) => {
    const output = analyze({ rows: [product('B01', { price: 20 })], more: { marketplace, category } });
    expect(output.feeCard?.ruleSet).toBe(ruleSet);
  });

  it.each([
    ['all fees of the file', { allFees: 5 }, {}, 5],
    ['the typed fee', { fbaFee: 4 }, { fbaFee: 2 }, 3.6],
    ['the fee of the package', { fbaFee: 4 }, {}, 5.93],
    [
      'the fee of the file, without a whole package',
      { fbaFee: 4 },
      { ownPackage: { ...PACKAGE, weight: null } },
      5.6,
    ],
    [
      'the fee of the file, for a package that the card has no tier for',
      { fbaFee: 4 },
      { ownPackage: HUGE },
      5.6,
    ],
  ])('counts %s', (_, ofFile, own, fees) => {
    const { rows } = analyze({
      rows: [product('B01', { price: 20, ...ofFile })],
      more: { category: 'computers', ownPackage: PACKAGE, ...own },
    });
    expect(rows[0]?.fees).toBe(fees);
  });

  it('has the fulfillment fee of the package at each price to cents, with its card', () => {
    const prices = [9.99, 10, 50, 50.01];
    const given = { rows: [...prices.map((price) => product(`B${price}`, { price })), product('B02')] };
    const output = analyze({ ...given, more: { ownPackage: PACKAGE } });
    // 3.17, 4.18, 4.18 and 4.44 at the peak, and 3.5 percent for fuel.
    expect(output.rows.map(({ fulfillmentFee }) => fulfillmentFee)).toEqual([3.28, 4.33, 4.33, 4.6, null]);
    expect(output.fbaCard).toMatchObject({ ruleSet: 'amazon-us-2026-01-15', effectiveFrom: '2026-01-15' });
    expect(analyze(given)).toMatchObject({
      fbaCard: null,
      rows: given.rows.map(() => ({ fulfillmentFee: null })),
    });
  });

  it("has no margin without the seller's cost", () => {
    expect(analyze({ rows: [product('B01', { price: 20, allFees: 5 })] }).rows[0]?.profitMargin).toBeNull();
  });

  it('sorts prices into bands with round ends', () => {
    const rows = [12, 14.99, 15, 31].map((price, at) => product(`B0${at}`, { price, monthlyRevenue: 100 }));
    const { bands } = analyze({ rows, more: { ownAsins: ['b00'] } });
    expect(bands.map(({ from, to, products, hasOwn }) => [from, to, products, hasOwn])).toEqual([
      [10, 15, 2, true],
      [15, 20, 1, false],
      [20, 25, 0, false],
      [25, 30, 0, false],
      [30, 35, 1, false],
    ]);
    expect(bands[0]?.revenueShare).toBe(50);
    expect(bands[2]).toMatchObject({ products: 0, units: 0, revenue: 0, revenueShare: 0 });
  });

  it.each([
    // 0.3 / 0.1 is less than 3: the price was in the band below; ends of parts of a cent were shown rounded.
    [
      [0.1, 0.3, 0.6],
      [
        [0.1, 0.2, 1],
        [0.2, 0.3, 0],
        [0.3, 0.4, 1],
        [0.4, 0.5, 0],
        [0.5, 0.6, 0],
        [0.6, 0.7, 1],
      ],
    ],
    [
      [1, 1.1],
      [
        [1, 1.02, 1],
        [1.02, 1.04, 0],
        [1.04, 1.06, 0],
        [1.06, 1.08, 0],
        [1.08, 1.1, 0],
        [1.1, 1.12, 1],
      ],
    ],
    [
      [1, 1.01],
      [
        [1, 1.01, 1],
        [1.01, 1.02, 1],
      ],
    ],
    [[9.99], [[9, 10, 1]]],
    [
      [19.99, 20, 31.2],
      [
        [17.5, 20, 1],
        [20, 22.5, 1],
        [22.5, 25, 0],
        [25, 27.5, 0],
        [27.5, 30, 0],
        [30, 32.5, 1],
      ],
    ],
  ])('sorts the prices %j into bands whose ends are shown as they count', (prices, expected) => {
    const { bands } = analyze({ rows: prices.map((price, at) => product(`B0${at}`, { price })) });
    expect(bands.map(({ from, to, products }) => [from, to, products])).toEqual(expected);
  });

  it("places the seller's product among the others", () => {
    const rows = [10, 20, 30, 40, 50].map((price) => product(`B${price}`, { price }));
    const { spreads } = analyze({ rows, more: { ownAsins: ['B40'] } });
    expect(spreads.price).toEqual({ of: 5, low: 20, median: 30, high: 40, own: 40, ownPercentile: 75 });
  });

  it('gives the share of the first three of more than three', () => {
    const rows = [40, 30, 20, 10].map((monthlySales) => product(`B${monthlySales}`, { monthlySales }));
    expect(analyze({ rows }).leaders.units).toEqual({ of: 4, topThree: 90, topTen: 100 });
  });

  it('finds weak leaders and newcomers that sell', () => {
    const rows = [
      product('B01', { monthlySales: 100, rating: 4.2 }),
      product('B02', { monthlySales: 50, rating: 3, listedOn: '2026-06-01' }),
      product('B03', { monthlySales: 20, rating: 4.9, listedOn: '2026-01-01' }),
      product('B04', { monthlySales: 0, listedOn: '2026-11-01' }),
    ];
    const output = analyze({ rows });
    expect(output.rows.filter(({ isWeakLeader }) => isWeakLeader).map(({ asin }) => asin)).toEqual(['B01']);
    expect(output.rows.filter(({ isNewcomer }) => isNewcomer).map(({ asin }) => asin)).toEqual(['B02']);
    expect(output.rows.find(({ asin }) => asin === 'B02')?.daysListed).toBe(159);
    expect(output).toMatchObject({ weakLeaders: 1, newcomers: 1 });
  });

  it('knows of no weak leader and no newcomer where no file has sales', () => {
    // Both were counted as 0.
    const row = product('B01', { rating: 3, listedOn: '2026-11-01' });
    expect(analyze({ rows: [row] })).toMatchObject({
      weakLeaders: null,
      newcomers: null,
      rows: [{ isWeakLeader: null, isNewcomer: null }],
    });
    expect(analyze({ rows: [{ ...row, monthlySales: 9, rating: 5, listedOn: '2020-01-01' }] })).toMatchObject(
      {
        weakLeaders: 0,
        newcomers: 0,
      },
    );
  });

  it('has no leader without sales', () => {
    const rows = [product('B01', { monthlySales: 0, rating: 3 }), product('B02', { monthlySales: 0 })];
    expect(analyze({ rows }).weakLeaders).toBe(0);
  });

  it('finds the wording that titles share, and what only one has', () => {
    const titles = ['Steel Water Bottle with Straw', 'Kids Water Bottle', 'Glass Jug'];
    const { wording } = analyze({ rows: titles.map((title, at) => product(`B0${at}`, { title })) });
    expect(wording).toEqual({
      of: 3,
      shared: [{ phrase: 'water bottle', titles: 2 }],
      only: [
        { key: 'B00', words: ['steel', 'straw'] },
        { key: 'B01', words: ['kids'] },
        { key: 'B02', words: ['glass', 'jug'] },
      ],
    });
  });

  it("compares with the rivals, not with the seller's product", () => {
    const rows = [product('B01', { rating: 5 }), product('B02', { rating: 4.1 })];
    const { advantages } = analyze({ rows, more: { ownAsins: ['B01'] } });
    expect(advantages).toMatchObject([{ code: 'rating-to-match', params: { rating: 4.1 } }]);
  });
});
