import { advantages } from './advantages.ts';
import type { CompetitorRow } from './competitor-analyzer.schema.ts';
import { opportunities } from './opportunities.ts';

const row = (fields: Partial<CompetitorRow>): CompetitorRow => ({
  asin: 'B0SAMPLE01',
  title: 'x',
  price: 20,
  rating: 4.5,
  reviewCount: 500,
  salesRank: 100,
  estimatedSales: 10,
  revenue: 200,
  fbaFees: 3,
  profitMargin: 15,
  ...fields,
});
const AVERAGES = { price: 20, rating: 4.5, salesPerMonth: 10, margin: 15 };
const codes = (rows: readonly CompetitorRow[], given = {}) =>
  opportunities(rows, { ...AVERAGES, ...given }).map(({ code }) => code);

describe('opportunities', () => {
  it.each([
    ['a rating below 4', [row({ rating: 3.9 })], ['low-ratings']],
    ['no rating below 4', [row({ rating: 4 })], []],
    ['99 reviews', [row({ reviewCount: 99 })], ['few-reviews']],
    ['100 reviews', [row({ reviewCount: 100 })], []],
    ['prices a tenth of the average apart', [row({ price: 19 }), row({ price: 21 })], ['price-gap']],
    ['prices closer together', [row({ price: 19 }), row({ price: 20.99 })], []],
  ])('%s', (_title, rows, expected) => {
    expect(codes(rows)).toEqual(expected);
  });

  it.each([
    [20, ['healthy-margin']],
    [19.9, []],
  ])('an average margin of %d percent', (margin, expected) => {
    expect(codes([row({})], { margin })).toEqual(expected);
  });

  it('reports the widest price gap', () => {
    const found = opportunities([row({ price: 40 }), row({ price: 20 }), row({ price: 24 })], AVERAGES);
    expect(found).toMatchObject([{ code: 'price-gap', params: { lowPrice: 24, highPrice: 40 } }]);
  });
});

describe('advantages', () => {
  it('gives the price and rating to beat and the median reviews', () => {
    const rows = [row({ rating: 4.2, reviewCount: 9 }), row({ rating: 4.7, reviewCount: 50 })];
    expect(advantages(rows, AVERAGES).slice(0, 3)).toMatchObject([
      { params: { price: 20 } },
      { params: { rating: 4.7 } },
      { params: { reviews: 9 } },
    ]);
  });

  it.each([
    [[25, 25, 25, 25], 'one-seller-leads'],
    [[24, 19, 19, 19, 19], 'no-seller-leads'],
  ])('revenues of %j: %s', (revenues, code) => {
    const rows = revenues.map((revenue) => row({ revenue }));
    expect(advantages(rows, AVERAGES).at(-1)?.code).toBe(code);
  });
});
