import { foldCase } from './fold-case.ts';
import type { SegmentedText, Span } from './words.ts';

export interface PhraseMatch extends Span {
  /** The phrase as in the list. */
  readonly phrase: string;
}

/** Phrases by their first word, the longest first. */
export type PhraseIndex = ReadonlyMap<string, readonly IndexedPhrase[]>;

interface IndexedPhrase {
  readonly phrase: string;
  readonly parts: readonly string[];
}

// Between the words of a phrase: "must have", "must-have".
const GAP = /^[\s\p{Pd}]+$/u;

/** Prepares a list of words and phrases for `findWholePhrases`. */
export function indexPhrases(phrases: readonly string[]): PhraseIndex {
  const index = new Map<string, IndexedPhrase[]>();
  for (const phrase of phrases) {
    const parts = foldCase(phrase).trim().split(/\s+/u);
    const [first = ''] = parts;
    index.set(first, [...(index.get(first) ?? []), { phrase, parts }]);
  }
  for (const candidates of index.values()) candidates.sort((a, b) => b.parts.length - a.parts.length);
  return index;
}

/**
 * Finds listed words and phrases as whole words, in any case, never inside another word. Of several that start at
 * the same word the longest wins and consumes its words: "best seller" is not also "best".
 */
export function findWholePhrases(segmented: SegmentedText, index: PhraseIndex): PhraseMatch[] {
  const matches: PhraseMatch[] = [];
  let position = 0;
  while (position < segmented.words.length) {
    const found = phraseAt(segmented, position, index);
    if (found) matches.push(found.match);
    position += found?.wordCount ?? 1;
  }
  return matches;
}

function phraseAt(segmented: SegmentedText, position: number, index: PhraseIndex) {
  const first = segmented.words[position];
  if (!first) return undefined;
  for (const { phrase, parts } of index.get(first.folded) ?? []) {
    const last = segmented.words[position + parts.length - 1];
    if (
      last &&
      parts.every((part, offset) => continuesPhrase(segmented, position + offset, part, offset > 0))
    ) {
      return { match: { phrase, start: first.start, end: last.end }, wordCount: parts.length };
    }
  }
  return undefined;
}

function continuesPhrase(
  { text, words }: SegmentedText,
  at: number,
  part: string,
  needsGap: boolean,
): boolean {
  const word = words[at];
  if (word?.folded !== part) return false;
  return !needsGap || GAP.test(text.slice(words[at - 1]?.end, word.start));
}
