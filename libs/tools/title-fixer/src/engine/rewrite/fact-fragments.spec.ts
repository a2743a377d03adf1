import { factFragments } from './fact-fragments.ts';

const texts = (text: string, language = 'en') =>
  factFragments(text, language).map((fragment) => fragment.text);

describe('factFragments', () => {
  it.each([
    ['a count', 'en', 'Pack of 100 Clear Laminator Sheets', ['Pack of 100']],
    [
      'dimensions with their direction',
      'en',
      'Shelving Unit 70.9"H x 23.6"W x 13"D',
      ['70.9"H x 23.6"W x 13"D'],
    ],
    ['a material of two words', 'en', 'Large Stainless Steel Hand Tools', ['Stainless Steel']],
    ['what a product is free of', 'en', 'Gluten Free Snacks', ['Gluten Free']],
    ['a code', 'en', 'Activated Carbon CF10134', ['CF10134']],
    ['a number with what it counts', 'fr', 'avec 2 Verres Trempés', ['2 Verres Trempés']],
    ['whom it is for', 'en', 'Wooden Toothbrushes for Adults', ['Wooden', 'for Adults']],
    ['what it does without', 'de', 'Duschregal ohne Bohren', ['ohne Bohren']],
    ['a range with what it counts', 'fr', 'Famille 2 à 6 Joueurs', ['2 à 6 Joueurs']],
    ['a number with its noun in the singular', 'en', '3 Port Block', ['3 Port']],
    ['a Chinese color', 'zh', '便携 黑色', ['黑色']],
  ])('finds %s', (_fact, language, text, expected) => {
    expect(texts(text, language)).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['a letter that is seldom a size', 'Dainty Letter M Pendant'],
    ['a metal that could be a color', 'Sterling Silver'],
    ['what a product is not', 'Non Magnetic'],
    ['plain words', 'Soft and Cozy'],
  ])('finds nothing in %s', (_reason, text) => {
    expect(texts(text)).toEqual([]);
  });
});
