import { matchesLoosely, toLooseWord } from './loose-match.ts';

describe('matchesLoosely', () => {
  it.each([
    ['the keyword itself', 'bottle', 'bottle'],
    ['a word that contains the keyword', 'bottles', 'bottle'],
    ['a short keyword inside a word', 'category', 'cat'],
    ['a keyword of signs', 'c++', 'c++'],
    ['a word of four letters inside the keyword', 'wine', 'red wine glass'],
    ['a word that touches a comma', 'wine,', 'red wine glass'],
    ['a part of a longer word of the keyword', 'water', 'waterproof bag'],
    ['a keyword of two words written as one', 'leakproof', 'leak proof'],
    ['a keyword with a hyphen written as one', 'leakproof', 'leak-proof'],
    ['a keyword written with a hyphen', 'leak-proof', 'leakproof'],
    ['a word with a hyphen inside the keyword', 'leak-proof', 'leak proof bottle'],
    ['a Chinese keyword inside a word', '保温杯', '保温'],
  ])('counts %s', (_title, word, keyword) => {
    expect(matchesLoosely(toLooseWord(word), keyword)).toBe(true);
  });

  it('ends for a word with a million signs inside, for which backtracking took hours', () => {
    const word = `a${'.'.repeat(1_000_000)}a`;
    expect(toLooseWord(word).word).toBe(word);
    expect(toLooseWord(`${word}..`).contained).toBeNull();
    expect(toLooseWord(`"cups${'.'.repeat(1_000_000)}`).contained).toBe('cups');
  });

  it.each([
    ['a word of three letters inside the keyword', 'red', 'red wine glass'],
    ['three letters and a digit', 'oz32', 'pack oz32'],
    ['a stop word inside the keyword', 'with', 'bottle with straw'],
    ['a stop word with a comma', 'with,', 'bottle with straw'],
    ['signs alone', '-', 'red-wine glass'],
    ['another word', 'cup', 'bottle'],
  ])('does not count %s', (_title, word, keyword) => {
    expect(matchesLoosely(toLooseWord(word), keyword)).toBe(false);
  });
});
