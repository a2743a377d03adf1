import { compactPhrase } from '@seller-toolbox/listing-text/compact-text';
import { ALL_STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';

/** Shorter words do not match inside a keyword: nearly every keyword contains "a" or "in". */
export const MIN_LETTERS = 4;

const INNER_HYPHEN = /(?<=\S)\p{Pd}(?=\S)/gu;
const EDGE_PUNCTUATION = /^[^\p{L}\p{M}\p{N}]+|(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu;

/** A lower-case word, prepared for comparison with many keywords. */
export interface LooseWord {
  /** Without hyphens inside. */
  readonly word: string;
  /** The word without punctuation at its ends, with spaces for hyphens; null if it does not match inside a keyword. */
  readonly contained: string | null;
}

/** A word matches inside a keyword if it has at least four letters and is no stop word. */
export function toLooseWord(word: string): LooseWord {
  const trimmed = word.replace(EDGE_PUNCTUATION, '');
  return {
    word: compactPhrase(word),
    contained: countLetters(trimmed) >= MIN_LETTERS && !isStopWord(trimmed) ? withSpaces(trimmed) : null,
  };
}

/** Whether a lower-case word says nothing on the subject, in any language. */
export function isStopWord(word: string): boolean {
  return ALL_STOP_WORDS.has(word);
}

/** A phrase in which spaces replace its hyphens. */
export function withSpaces(phrase: string): string {
  return phrase.replace(INNER_HYPHEN, ' ');
}

/**
 * Whether the word contains the keyword ("bottles", "bottle") or the keyword contains the word ("water", "water bottle");
 * hyphens and spaces do not matter ("leakproof", "leak-proof").
 */
export function matchesLoosely({ word, contained }: LooseWord, keyword: string): boolean {
  return (
    word.includes(compactPhrase(keyword)) || (contained !== null && withSpaces(keyword).includes(contained))
  );
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
