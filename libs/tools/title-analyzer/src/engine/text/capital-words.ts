import { ACRONYMS } from '@seller-toolbox/reference-data/acronyms.data';
import type { Word } from '@seller-toolbox/listing-text/words';

const EXEMPT: ReadonlySet<string> = new Set(ACRONYMS.map((acronym) => acronym.toUpperCase()));
const SMALLEST = 3;

// Capitals with their accents; an apostrophe may stand between them, a digit may not.
const ALL_CAPITALS = /^\p{Lu}[\p{Lu}\p{M}'’]*$/u;

/** The words of three or more letters that are all in capitals and no known technical name. */
export function findCapitalWords(words: readonly Word[]): Word[] {
  return words.filter(
    ({ text }) => ALL_CAPITALS.test(text) && !EXEMPT.has(text) && countLetters(text) >= SMALLEST,
  );
}

function countLetters(text: string): number {
  return text.match(/\p{Lu}/gu)?.length ?? 0;
}
