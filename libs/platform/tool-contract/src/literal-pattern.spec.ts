import { literalPattern } from './literal-pattern.ts';

describe('literalPattern', () => {
  it('finds every printable ASCII sign as it is written, with and without the u flag', () => {
    const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
    for (const flags of ['', 'u']) {
      const missed = signs.filter((sign) => {
        const pattern = new RegExp(`^${literalPattern(sign)}$`, flags);
        return signs.some((other) => pattern.test(other) !== (other === sign));
      });
      expect(missed).toEqual([]);
    }
  });

  it('finds a text with signs of the syntax and a hyphen', () => {
    const text = 't-shirt (2.0) [a|b] $5^* a/b \\';
    expect(new RegExp(`^${literalPattern(text)}$`, 'iu').test(text)).toBe(true);
  });
});
