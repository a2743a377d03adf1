import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { STOP_WORDS_OF_LANGUAGE } from '@seller-toolbox/reference-data/stop-words-of-language.data';

/** Languages in Latin letters: those that share words. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'id', 'vi'] as const;
export type TextLanguage = (typeof LANGUAGES)[number];

/** Fewer distinct stop words may be names or loan words; one that only this language has ("für", "ich") tells as much as two. */
const MIN_STOP_WORDS = 2;
const TELLING = /^(?:ich|nicht|(?=.*[^a-z']).{3,})$/u;

const SETS = LANGUAGES.map((language) => ({
  language,
  certain: new Set(STOP_WORDS[language]),
  shared: new Set(STOP_WORDS_OF_LANGUAGE[language]),
}));

/**
 * The language in Latin letters that most of the distinct stop words among the words belong to, in lower case; English
 * where that is not clear. Stop words that mean something else in another language only decide between close ones.
 */
export function languageOfWords(words: Iterable<string>): TextLanguage {
  const distinct = [...new Set(words)];
  const scores = SETS.map(({ language, certain, shared }) => {
    const known = distinct.filter((word) => certain.has(word));
    const found = known.length + known.filter((word) => TELLING.test(word)).length;
    const score = 2 * found + distinct.filter((word) => shared.has(word)).length;
    return { language, score: found < MIN_STOP_WORDS ? 0 : score };
  });
  const best = Math.max(...scores.map(({ score }) => score));
  return scores.find(({ score }) => score === best)?.language ?? 'en';
}
