import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { segmentLongText } from '@seller-toolbox/listing-text/long-text';
import type { Span } from '@seller-toolbox/listing-text/words';

/** Finds a keyword, in lower case with single spaces, as a whole phrase; spans refer to the original text. */
export type FindPhrase = (keyword: string) => readonly Span[];

/**
 * Prepares a text for phrase search: case-insensitive occurrences between word boundaries, without overlap. White space is
 * collapsed. The boundaries take the longest, so they are computed on first use.
 */
export function phraseFinder(text: string): FindPhrase {
  const { folded, toOffset } = withSingleSpaces(foldCase(text));
  let cached: Uint8Array | undefined;
  const boundaries = () => (cached ??= markBoundaries(folded));
  return (keyword) => {
    const spans: Span[] = [];
    for (let start = keyword === '' ? -1 : folded.indexOf(keyword); start >= 0;) {
      const end = start + keyword.length;
      const isWhole = boundaries()[start] === 1 && boundaries()[end] === 1;
      if (isWhole) spans.push({ start: toOffset(start), end: toOffset(end - 1) + 1 });
      start = folded.indexOf(keyword, isWhole ? end : boundaries().indexOf(1, start + 1));
    }
    return spans;
  };
}

/** 1 at every offset where a word, space or symbol starts or ends, the end of the text included. */
function markBoundaries(text: string): Uint8Array {
  const marks = new Uint8Array(text.length + 1);
  for (const at of segmentLongText(text, 'en').boundaries) marks[at] = 1;
  return marks;
}

/** Collapses white space to single spaces, with a map back to original offsets. */
function withSingleSpaces(text: string): { folded: string; toOffset: (at: number) => number } {
  const chunks: string[] = [];
  const shifts: { readonly from: number; readonly by: number }[] = [];
  let length = 0;
  for (const { 0: chunk, index } of text.matchAll(/\S+/gu)) {
    shifts.push({ from: length, by: index - length });
    chunks.push(chunk);
    length += chunk.length + 1;
  }
  return { folded: chunks.join(' '), toOffset: (at) => at + shiftAt(shifts, at) };
}

/** The shift of the last chunk that starts at or before `at`; a binary search. */
function shiftAt(shifts: readonly { readonly from: number; readonly by: number }[], at: number): number {
  let low = 0;
  let high = shifts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((shifts[middle]?.from ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return shifts[low]?.by ?? 0;
}
