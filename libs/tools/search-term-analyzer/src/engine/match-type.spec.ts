import { isExactMatch } from './match-type.ts';

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
