import { ALL_LANGUAGES } from './all-languages.ts';
import { entriesOf } from './lexicon.ts';
import { tokenize } from './review-words.ts';
import { REVIEW_LANGUAGES } from './review-languages.data.ts';
import { isSpacedLanguage } from './lexicon.ts';
import { THEMES } from './review-themes.data.ts';

const MIN_ENTRIES = 1500;

describe.each([...ALL_LANGUAGES])('the lexicon of %s', (language, { lexicon, themes }) => {
  it('has at least 1,500 entries that differ by more than their endings', () => {
    const stems = entriesOf(lexicon).map((entry) =>
      isSpacedLanguage(language)
        ? tokenize(entry, language)
            .map(({ stem }) => stem)
            .join(' ')
        : entry,
    );
    expect(new Set(stems).size).toBeGreaterThanOrEqual(MIN_ENTRIES);
  });

  it('has no entry of praise that is also one of blame', () => {
    const wordsIn = (list: string) => list.split(/\s+/u).filter(Boolean);
    const praise = new Set([...wordsIn(lexicon.positive), ...wordsIn(lexicon.strongPositive)]);
    const blame = [...wordsIn(lexicon.negative), ...wordsIn(lexicon.strongNegative)];
    expect(blame.filter((word) => praise.has(word))).toEqual([]);
  });

  it('has words for every theme', () => {
    expect(THEMES.filter((theme) => themes[theme].trim() === '')).toEqual([]);
  });
});

it('every language of reviews has a lexicon', () => {
  expect([...ALL_LANGUAGES.keys()].sort()).toEqual([...REVIEW_LANGUAGES].sort());
});
