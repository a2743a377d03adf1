import { diceSimilarity, matchColumns } from './match-columns.ts';

const match = (headers: readonly string[], ...aliasesOf: (readonly string[])[]) =>
  Object.values(
    matchColumns(
      headers,
      aliasesOf.map((aliases, index) => ({ field: `field ${index}`, aliases })),
    ),
  );

describe('matchColumns', () => {
  it('takes the first alias that a header has, whatever the order of the columns', () => {
    expect(match(['stock', 'available'], ['available', 'stock'])).toEqual([[1]]);
    expect(match(['stock', 'price'], ['available', 'stock'])).toEqual([[0]]);
  });

  it('takes the second alias where another field has taken the column of the first', () => {
    expect(match(['available', 'stock'], ['available'], ['available', 'stock'])).toEqual([[0], [1]]);
    expect(match(['available', 'price'], ['available'], ['available', 'stock'])).toEqual([[0], []]);
  });

  it('gives a column to the field with its second alias before one with an alias that is only alike', () => {
    expect(diceSimilarity('stock', 'stocks')).toBeGreaterThan(0.8);
    expect(match(['stock'], ['stocks'], ['available', 'stock'])).toEqual([[], [0]]);
    const fields = [['available'], ['stocks'], ['available', 'stock']];
    expect(match(['available', 'stock'], ...fields)).toEqual([[0], [], [1]]);
  });

  it('prefers an alias to a header that is only alike', () => {
    expect(match(['units solds', 'units sold'], ['units sold'])).toEqual([[1]]);
  });

  it.each([
    // Eight of ten pairs of letters are shared, then eight of eleven.
    ['abcdef', 'abcdeg', 0.8, [0]],
    ['abcdef', 'abcdegh', 8 / 11, []],
  ])('proposes "%s" for "%s", which are alike by %d: %j', (header, alias, alike, columns) => {
    expect(diceSimilarity(header, alias)).toBeCloseTo(alike, 12);
    expect(match([header], [alias])).toEqual([columns]);
  });

  it('sums only the columns that no other field has taken', () => {
    const fields = [
      { field: 'shipped', aliases: ['shipped'] },
      { field: 'inbound', aliases: ['inbound'], sumOf: ['working', 'receiving'] },
      { field: 'moving', aliases: [], sumOf: ['shipped', 'working'] },
    ];
    expect(matchColumns(['working', 'shipped', 'receiving'], fields)).toEqual({
      shipped: [1],
      inbound: [0, 2],
      moving: [],
    });
  });
});
