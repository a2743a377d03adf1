import { targetKindOf, toShownText } from './target-kind.ts';

describe('targetKindOf', () => {
  it.each([
    ['b0examp1e3', 'asin'],
    ['asin="B0EXAMP1E3"', 'asin'],
    ['loose-match', 'auto'],
    ['Close-Match', 'auto'],
    ['substitutes', 'auto'],
    ['complements', 'auto'],
    ['loose match tea', null],
    ['b0 bottle', null],
    ['steel bottle', null],
  ] as const)('%s is %s', (text, kind) => {
    expect(targetKindOf(text)).toBe(kind);
  });
});

describe('toShownText', () => {
  it('writes an ASIN in capitals and any other text as it is', () => {
    expect(toShownText('b0examp1e3')).toBe('B0EXAMP1E3');
    expect(toShownText('asin="b0examp1e3"')).toBe('asin="B0EXAMP1E3"');
    expect(toShownText('b0 bottle')).toBe('b0 bottle');
  });
});
