import { foldCase } from './fold-case.ts';
import type { SegmentedText } from './words.ts';
import type { Occurrence } from './keyword-occurrences.ts';

// White space, a dash between two characters ("leak-proof", not the dash of "bottle - leak"), and an apostrophe between letters.
const GAPS = /\s+|(?<=\S)\p{Pd}(?=\S)|(?<=\p{L})['’](?=\p{L})/gu;

/** A text in lower case without the spaces, hyphens and apostrophes between words, with a map back to its offsets. */
export interface CompactText {
  readonly compact: string;
  /** The UTF-16 offset in the original text of one in the compact text. */
  readonly toOffset: (at: number) => number;
}

/** The one spelling of a phrase that is written with a space, a hyphen or together: "leak proof" is "leakproof", "women's" is "womens". */
export function compactPhrase(phrase: string): string {
  return foldCase(phrase.trim()).replace(GAPS, '');
}

/** `compactPhrase` for a text in which phrases are looked for. */
export function compactText(text: string): CompactText {
  const folded = foldCase(text);
  const shifts: Shift[] = [];
  const chunks: string[] = [];
  let length = 0;
  let from = 0;
  const add = (until: number) => {
    if (until <= from) return;
    shifts.push({ from: length, by: from - length });
    chunks.push(folded.slice(from, until));
    length += until - from;
  };
  for (const { 0: gap, index } of folded.matchAll(GAPS)) {
    add(index);
    from = index + gap.length;
  }
  add(folded.length);
  return { compact: chunks.join(''), toOffset: (at) => at + shiftAt(shifts, at) };
}

/**
 * Occurrences of a keyword however its words are joined, from left to right without overlap; one inside a longer word
 * counts too and is not whole. A blank keyword has none.
 */
export function findJoinedOccurrences({ text, boundaries }: SegmentedText, keyword: string): Occurrence[] {
  const wanted = compactPhrase(keyword);
  if (wanted === '') return [];
  const { compact, toOffset } = compactText(text);
  const occurrences: Occurrence[] = [];
  for (let at = compact.indexOf(wanted); at >= 0; at = compact.indexOf(wanted, at + wanted.length)) {
    const start = toOffset(at);
    const end = toOffset(at + wanted.length - 1) + 1;
    occurrences.push({ start, end, isWhole: boundaries.has(start) && boundaries.has(end) });
  }
  return occurrences;
}

interface Shift {
  readonly from: number;
  readonly by: number;
}

/** The shift of the last chunk that starts at or before `at`; a binary search. */
function shiftAt(shifts: readonly Shift[], at: number): number {
  let low = 0;
  let high = shifts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((shifts[middle]?.from ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return shifts[low]?.by ?? 0;
}
