import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import { OWN_STOP_WORDS } from './exempt-words.data.ts';

// "3", "3.5", "1,000", "３": what comes with a unit is a word.
const NUMBER = /^\p{N}+(?:[.,]\p{N}+)*$/u;

const listed = new Map<string, ReadonlySet<string>>();

/** The stop words of a language, with the English ones, which titles of every marketplace hold. */
function stopWords(language: string): ReadonlySet<string> {
  const known = listed.get(language);
  if (known) return known;
  const made = new Set([
    ...(STOP_WORDS['en'] ?? []),
    ...(STOP_WORDS[language] ?? []),
    ...(OWN_STOP_WORDS[language] ?? []),
  ]);
  listed.set(language, made);
  return made;
}

/**
 * Whether a word, in lower case, may be repeated freely: articles, prepositions, conjunctions and other stop words of the
 * listing's language, numbers, and single characters ("T", "用").
 */
export function isExemptWord(word: string, language: string): boolean {
  return NUMBER.test(word) || Array.from(word).length < 2 || stopWords(language).has(word);
}
