import { foldCase } from './fold-case.ts';
import type { SegmentedText, Span } from './words.ts';

export interface Occurrence extends Span {
  /** Has word boundaries on both sides. */
  readonly isWhole: boolean;
}

/**
 * Occurrences of a keyword in a text, in any case, from left to right without overlap. An occurrence inside a longer
 * word counts too and is not whole. A blank keyword has none.
 */
export function findOccurrences({ text, boundaries }: SegmentedText, keyword: string): Occurrence[] {
  const wanted = foldCase(keyword.trim());
  if (wanted === '') return [];
  const folded = foldCase(text);
  const occurrences: Occurrence[] = [];
  for (let start = folded.indexOf(wanted); start >= 0;) {
    const end = start + wanted.length;
    occurrences.push({ start, end, isWhole: boundaries.has(start) && boundaries.has(end) });
    start = folded.indexOf(wanted, end);
  }
  return occurrences;
}
