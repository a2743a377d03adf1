import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { STOP_WORDS_OF_LANGUAGE } from '@seller-toolbox/reference-data/stop-words-of-language.data';
import { ALL_LANGUAGES } from './all-languages.ts';
import { compileLexicon, entriesOf, isSpacedLanguage, matchAt } from './lexicon.ts';
import { tokenize } from './review-words.ts';
import { REVIEW_LANGUAGES } from './review-languages.data.ts';
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

  it('has no entry of praise with the stem of one of blame', () => {
    const partsIn = (words = '', phrases = '') =>
      [...words.split(/\s+/u), ...phrases.split(',')]
        .filter((entry) => entry.trim() !== '')
        .map((entry) =>
          isSpacedLanguage(language)
            ? tokenize(entry, language)
                .map(({ stem }) => stem)
                .join(' ')
            : entry.trim(),
        );
    const praise = new Set([
      ...partsIn(lexicon.positive, lexicon.positivePhrases),
      ...partsIn(lexicon.strongPositive),
    ]);
    const blame = [...partsIn(lexicon.negative, lexicon.negativePhrases), ...partsIn(lexicon.strongNegative)];
    expect(blame.filter((entry) => praise.has(entry))).toEqual([]);
  });

  // "Les" had the stem of "lésé" and "will" that of "willing": any sentence with them had a side.
  it('has no entry with the stem of a frequent word of the language', () => {
    const { sentiments, themes: themeIndex } = compileLexicon({ lexicon, themes });
    const frequent = [...(STOP_WORDS[language] ?? []), ...(STOP_WORDS_OF_LANGUAGE[language] ?? [])];
    const hits = frequent.filter((word) => {
      const stems = isSpacedLanguage(language) ? tokenize(word, language).map(({ stem }) => stem) : [];
      const isWhole = (length: number | undefined) => length !== undefined && length === stems.length;
      const sentiment = matchAt(sentiments, stems, 0);
      return (
        (isWhole(sentiment?.parts.length) && sentiment?.value !== 0) ||
        isWhole(matchAt(themeIndex, stems, 0)?.parts.length)
      );
    });
    expect(hits).toEqual([]);
  });

  it('has words for every theme', () => {
    expect(THEMES.filter((theme) => themes[theme].trim() === '')).toEqual([]);
  });
});

it('every language of reviews has a lexicon', () => {
  expect([...ALL_LANGUAGES.keys()].sort()).toEqual([...REVIEW_LANGUAGES].sort());
});
