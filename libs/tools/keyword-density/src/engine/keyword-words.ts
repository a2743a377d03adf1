import { splitWords } from '@seller-toolbox/listing-text/split-words';
import type { Span } from '@seller-toolbox/listing-text/words';
import { isStopWord, toLooseWord, withSpaces } from './loose-match.ts';
import type { FindPhrase } from './phrase-occurrences.ts';

/**
 * How often a text has all words of a lower-case keyword, wherever they are; 0 for a keyword of one word. Stop words may be
 * missing: "lid for cup" is in "a cup with a lid".
 */
export function countApart(keyword: string, findPhrase: FindPhrase): number {
  const words = wordsOf(keyword).filter((word) => !isStopWord(word));
  return words.length < 2 ? 0 : Math.min(...words.map((word) => findPhrase(word).length));
}

/**
 * How often the most frequent word of a keyword is among the words that loosely match it: "steel cup" once in a text are two
 * matches, but each word is used once.
 */
export function countUses(keyword: string, spans: readonly Span[], findLoosely: FindPhrase): number {
  const words = wordsOf(keyword).filter((word) => toLooseWord(word).contained !== null);
  if (words.length < 2) return spans.length;
  const starts = new Set(spans.map(({ start }) => start));
  return Math.max(...words.map((word) => findLoosely(word).filter(({ start }) => starts.has(start)).length));
}

function wordsOf(keyword: string): readonly string[] {
  return [...new Set(splitWords(withSpaces(keyword)).map(({ folded }) => folded))];
}
