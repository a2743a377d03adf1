import fc from 'fast-check';
import { groupForms, singularsOf } from './singular-forms.ts';

describe('groupForms', () => {
  it.each([
    ['en', 'bottles', 'bottle'],
    ['en', 'boxes', 'box'],
    ['en', 'batteries', 'battery'],
    ['en', 'knives', 'knife'],
    ['en', 'shelves', 'shelf'],
    ['en', 'women', 'woman'],
    ['en', "women's", 'women'],
    ['de', 'flaschen', 'flasche'],
    ['de', 'handtücher', 'handtuch'],
    ['de', 'schrauben', 'schraube'],
    ['de', 'tische', 'tisch'],
    ['de', 'kinderschuhe', 'kinderschuh'],
    ['de', 'gartenstühle', 'gartenstuhl'],
    ['de', 'spielzeuge', 'spielzeug'],
    ['de', 'deckeln', 'deckel'],
    ['fr', 'gourdes', 'gourde'],
    ['fr', 'couteaux', 'couteau'],
    ['es', 'botellas', 'botella'],
    ['es', 'luces', 'luz'],
    ['es', 'cordones', 'cordón'],
    ['it', 'borracce', 'borracca'],
    ['it', 'tazze', 'tazza'],
    ['it', 'tappi', 'tappo'],
  ])('in %s counts %s as %s', (language, plural, singular) => {
    expect(groupForms([plural, singular], language).get(plural)).toBe(singular);
  });

  it.each([
    ['en', 'shorts', 'short'],
    ['en', 'glass', 'glas'],
    ['en', 'its', 'it'],
    ['en', 'princess', 'princes'],
    ['de', 'decke', 'deck'],
    ['ja', 'bottles', 'bottle'],
  ])('in %s keeps %s apart from %s', (language, word, other) => {
    expect(groupForms([word, other], language).get(word)).toBe(word);
  });

  it('keeps a plural whose singular is not there', () => {
    expect(groupForms(['bottles', 'lid'], 'en').get('bottles')).toBe('bottles');
  });

  it('follows a chain to its end', () => {
    expect(groupForms(["women's", 'women', 'woman'], 'en').get("women's")).toBe('woman');
  });

  it('maps every word to one that is its own root', () => {
    const part = fc.constantFrom('cup', 's', 'es', 'ies', 'y', 'en', 'e', 'i', 'o', 'ves', 'f', 'fe', 'n');
    const word = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.constantFrom('en', 'de', 'es', 'it'),
        (words, language) => {
          const groups = groupForms(words, language);
          for (const root of groups.values()) expect(groups.get(root)).toBe(root);
        },
      ),
    );
  });
});

describe('singularsOf', () => {
  it.each(['constructor', '__proto__', 'toString'])('has none for %s', (word) => {
    expect(singularsOf(word, 'en')).toEqual([]);
    expect(singularsOf('cups', word)).toEqual([]);
  });
});
