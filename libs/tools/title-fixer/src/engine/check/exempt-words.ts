import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { MARKETPLACE_STOP_WORDS } from './exempt-words.data.ts';

// "3", "3.5", "1,000", "３". A number with a unit of measurement is a word.
const NUMBER = /^\p{N}+(?:[.,]\p{N}+)*$/u;
// Signs, not words: "30 cm × 20 cm × 15 cm". A unit that is written out is a word.
const UNIT = /^(?:[mck]m|[mcd]l|oz|lbs?|ft|yd|qt|[mk]g|mcg|m?ah|k?wh?|[kmg]?hz|[mgt]b|db)$/u;

const cache = new Map<string, ReadonlySet<string>>();

/** The stop words of a language and the English ones, which occur in titles of every marketplace. */
function stopWords(language: string): ReadonlySet<string> {
  const cached = cache.get(language);
  if (cached) return cached;
  const words = new Set([
    ...(STOP_WORDS['en'] ?? []),
    ...(STOP_WORDS[language] ?? []),
    ...(MARKETPLACE_STOP_WORDS[language] ?? []),
  ]);
  cache.set(language, words);
  return words;
}

/**
 * Whether a word, in lower case, may be repeated freely: articles, prepositions, conjunctions and other stop words of the
 * listing's language, numbers, signs of units ("cm"), and single characters ("T", "×", "用").
 */
export function isExemptWord(word: string, language: string): boolean {
  return NUMBER.test(word) || UNIT.test(word) || Array.from(word).length < 2 || stopWords(language).has(word);
}
