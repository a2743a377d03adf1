import { isExemptWord } from './exempt-words.ts';

describe('isExemptWord', () => {
  it.each([
    ['an article', 'the', 'en'],
    ['a preposition', 'with', 'en'],
    ['a conjunction', 'and', 'en'],
    ['a number', '12', 'en'],
    ['a number with a point', '3.5', 'en'],
    ['a full-width number', '５００', 'ja'],
    ['a single letter', 't', 'en'],
    ['a single Japanese character', '用', 'ja'],
    ['a German article', 'der', 'de'],
    ['a French preposition', 'pour', 'fr'],
    ['a Spanish one', 'para', 'es'],
    ['an Italian one', 'della', 'it'],
    ['a unit of length', 'cm', 'de'],
    ['a unit of volume', 'oz', 'en'],
    ['a sign of dimension', '×', 'en'],
    ['the letter of dimension', 'x', 'en'],
    ['a unit of charge', 'mah', 'it'],
    ['a Japanese particle', 'から', 'ja'],
    ['an English one in a German title', 'for', 'de'],
  ])('is true for %s', (_title, word, language) => {
    expect(isExemptWord(word, language)).toBe(true);
  });

  it.each([
    ['a noun', 'bottle', 'en'],
    ['a number with its unit', '500ml', 'en'],
    ['a unit that is written out', 'inch', 'en'],
    ['a word that starts with a unit', 'cma', 'en'],
    ['a Spanish preposition in an English title', 'para', 'en'],
    ['a Japanese noun', '水筒', 'ja'],
  ])('is false for %s', (_title, word, language) => {
    expect(isExemptWord(word, language)).toBe(false);
  });
});
