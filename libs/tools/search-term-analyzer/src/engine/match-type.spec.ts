import { isExactMatch, matchKindOf, matchTypesBeside } from './match-type.ts';

describe('isExactMatch', () => {
  it.each([
    'exact',
    'exakt',
    'genau',
    'exacte',
    'exacto',
    'exacta',
    'esatta',
    'corrispondenza esatta',
    'exact match',
    '完全一致',
    '精确匹配',
    '精准匹配',
    '精準匹配',
    'EXACT',
    ' Exact ',
    'ｅｘａｃｔ',
  ])('accepts "%s"', (matchType) => {
    expect(isExactMatch(matchType)).toBe(true);
  });

  it.each(['', 'broad', 'phrase', 'inexact', 'exact phrase', 'weitgehend', '部分一致', '广泛匹配'])(
    'rejects "%s"',
    (matchType) => {
      expect(isExactMatch(matchType)).toBe(false);
    },
  );
});

describe('matchKindOf', () => {
  it.each([
    ['BROAD', 'broad'],
    [' Phrase ', 'phrase'],
    ['EXACT', 'exact'],
    ['Weitgehend', 'broad'],
    ['广泛匹配', 'broad'],
    ['TARGETING_EXPRESSION', null],
    ['-', null],
    ['', null],
  ])('of %j is %j', (matchType, kind) => expect(matchKindOf(matchType)).toBe(kind));
});

describe('matchTypesBeside', () => {
  it.each<[string, string, readonly string[]]>([
    ['Bottles', 'BROAD', ['broad']],
    ['Bottles broad', 'BROAD', []],
    ['Bottles-BROAD_2', 'BROAD', []],
    ['Broadband cables', 'BROAD', ['broad']],
    ['Bottles exact', 'BROAD', ['broad']],
    ['Bottles broad', 'BROAD, PHRASE', ['phrase']],
    ['水壶 广泛匹配', 'BROAD', []],
    ['Bottles', 'TARGETING_EXPRESSION', ['TARGETING_EXPRESSION']],
    ['Bottles', '-', []],
    ['Bottles', '', []],
    ['', 'EXACT', ['exact']],
  ])('of %j, %j are %j', (names, matchTypes, shown) =>
    expect(matchTypesBeside(names, matchTypes)).toEqual(shown),
  );
});
