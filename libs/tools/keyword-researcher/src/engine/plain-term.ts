import { normalizeText } from '@seller-toolbox/listing-text/normalize';
import { splitWords } from '@seller-toolbox/listing-text/split-words';

/** A term without differences of case, width and spaces. */
export function plainTerm(term: string): string {
  return normalizeText(term, 'NFKC').toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** A plain term with English plurals as singulars: only for joining. */
export function foldedTerm(plain: string): string {
  return plain.split(' ').map(singular).join(' ');
}

const MIN_PLURAL = 4;

export function singular(word: string): string {
  if (word.length < MIN_PLURAL || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ch|sh|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’.&+-][\p{L}\p{N}\p{M}]+)*/gu;

/** The words of a plain term, as singulars. */
export function wordsOf(plain: string): readonly string[] {
  return splitWords(plain).flatMap(({ folded }) => (folded.match(WORD) ?? []).map(singular));
}

export type WordsOf = (term: string) => readonly string[];

/** `wordsOf` the plain form of a term, computed once a term. */
export function memoizedWords(): WordsOf {
  const known = new Map<string, readonly string[]>();
  return (term) => {
    const words = known.get(term) ?? wordsOf(plainTerm(term));
    known.set(term, words);
    return words;
  };
}
