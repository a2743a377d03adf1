import fc from 'fast-check';
import { diffTokens } from './diff-tokens.ts';

const typed = (before: string, after: string, locale = 'en') =>
  diffTokens(before, after, locale).map(({ type, before: from, after: to }) => [type, from, to]);

describe('diffTokens', () => {
  it('finds what was removed, added and replaced', () => {
    expect(typed('Big dog bed!', 'Big cat bed')).toEqual([
      ['unchanged', 'Big ', 'Big '],
      ['modified', 'dog', 'cat'],
      ['unchanged', ' bed', ' bed'],
      ['removed', '!', ''],
    ]);
    expect(typed('Cup', 'Cup, red')).toEqual([
      ['unchanged', 'Cup', 'Cup'],
      ['added', '', ', red'],
    ]);
  });

  it('segments Japanese words', () => {
    expect(typed('ステンレス水筒保温', 'ステンレス保温', 'ja')).toEqual([
      ['unchanged', 'ステンレス', 'ステンレス'],
      ['removed', '水筒', ''],
      ['unchanged', '保温', '保温'],
    ]);
  });

  it('returns one unchanged token for equal titles', () => {
    expect(typed('Cup', 'Cup')).toEqual([['unchanged', 'Cup', 'Cup']]);
  });

  it('joins each side to its title', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b ', '水筒', ', ', '🙂'), maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const tokens = diffTokens(before, after, 'ja');
        expect(tokens.map((token) => token.before).join('')).toBe(before);
        expect(tokens.map((token) => token.after).join('')).toBe(after);
        expect(tokens.map(({ index }) => index)).toEqual(tokens.map((_, index) => index));
      }),
    );
  });

  it('keeps as many words as possible', () => {
    // Each is a word of its own for the segmenter.
    const words = fc.array(fc.constantFrom('🍎', '🍐', '🍋'), { maxLength: 7 });
    const subsequences = (all: readonly string[]) =>
      all.reduce<string[]>((found, word) => [...found, ...found.map((one) => one + word)], ['']);
    fc.assert(
      fc.property(words, words, (before, after) => {
        const ofAfter = new Set(subsequences(after));
        const common = subsequences(before).filter((one) => ofAfter.has(one));
        const kept = diffTokens(before.join(''), after.join(''), 'en')
          .filter(({ type }) => type === 'unchanged')
          .map((token) => token.after)
          .join('');
        expect(kept).toHaveLength(Math.max(...common.map(({ length }) => length)));
      }),
    );
  });
});
