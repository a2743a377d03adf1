import { ACRONYMS } from '@seller-toolbox/reference-data/acronyms.data';
import type { Word } from '@seller-toolbox/listing-text/words';

const ACRONYM_SET: ReadonlySet<string> = new Set(ACRONYMS.map((acronym) => acronym.toUpperCase()));
const MIN_LETTERS = 3;

// Capitals with accents and apostrophes, without digits.
const ALL_CAPITALS = /^\p{Lu}[\p{Lu}\p{M}'’]*$/u;

/** The all-caps words of three or more letters that are not known acronyms. */
export function findCapitalWords(words: readonly Word[]): Word[] {
  return words.filter(
    ({ text }) => ALL_CAPITALS.test(text) && !ACRONYM_SET.has(text) && countLetters(text) >= MIN_LETTERS,
  );
}

function countLetters(text: string): number {
  return text.match(/\p{Lu}/gu)?.length ?? 0;
}
