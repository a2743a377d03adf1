import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';

/** A shorter word does not count by being part of a keyword: nearly every keyword has an "a" or an "in" inside. */
export const MIN_LETTERS = 4;

const STOPS: ReadonlySet<string> = new Set(Object.values(STOP_WORDS).flat());
const SIGNS_AT_ENDS = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** A word in lower case, prepared for comparison with many keywords. */
export interface LooseWord {
  readonly word: string;
  /** The word without signs at its ends, where a keyword that contains it counts; else null. */
  readonly contained: string | null;
}

/** A word counts by being contained in a keyword when it has at least four letters and is no stop word. */
export function toLooseWord(word: string): LooseWord {
  const bare = word.replace(SIGNS_AT_ENDS, '');
  return { word, contained: countLetters(bare) >= MIN_LETTERS && !STOPS.has(bare) ? bare : null };
}

/** Whether the word contains the keyword ("bottles" for "bottle") or the keyword the word ("water" for "water bottle"). */
export function matchesLoosely({ word, contained }: LooseWord, keyword: string): boolean {
  return word.includes(keyword) || (contained !== null && keyword.includes(contained));
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
