import { countWords, isFunctionWord } from './claim-remainders.ts';

export const AND = wordSet('and & + und et y e ed or oder ou o');
/** After an effect they belong to the product: "Tea cures colds for women". */
export const OF_PRODUCT = wordSet('for with w/ für mit pour avec para con per');
const MAX_WORD = 24;
const ADVERB = /^(?:\p{Ll}+(?:[^i]ly|mente|[eè][rt]ement|lement)|vollständig|komplett)$/u;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

/** Whether a word is one of a set; "Vitamin E" has no conjunction. */
export const has = (words: ReadonlySet<string>, word: string) =>
  word !== '' && words.has(word.length === 1 ? word : word.toLowerCase());

/** A preposition, article or conjunction, which hangs on what follows it. */
export const isLink = (word: string) =>
  has(AND, word) || has(OF_PRODUCT, word) || (!/^\p{Lu}$/u.test(word) && isFunctionWord(word));

/** Whether the first word of a text hangs on what is before it. */
export const startsLinked = (text: string) =>
  countWords(/[\p{L}\p{N}/]+/u.exec(text)?.[0] ?? '').functions > 0;

/** Back over the words in front of a place that hang on what follows: "with", "and our", "completely". */
export function startOfLinks(text: string, from: number, at: number): number {
  let start = at;
  for (;;) {
    const before = text.slice(Math.max(from, start - MAX_WORD), start);
    const trimmed = before.trimEnd();
    const word = trimmed.split(/\s/u).at(-1) ?? '';
    if (trimmed === before || !(isLink(word) || ADVERB.test(word))) return start;
    start -= before.length - trimmed.length + word.length;
  }
}
