import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { segmentLongText } from '@seller-toolbox/listing-text/long-text';
import type { Span } from '@seller-toolbox/listing-text/words';

/** Where a keyword, in lower case and with single spaces, stands as a whole phrase in the text as given. */
export type FindPhrase = (keyword: string) => readonly Span[];

/**
 * Prepares a text for finding phrases: occurrences that begin and end at word boundaries, in any case, without
 * overlap. Any white space is one space. The boundaries, which take the longest, are found when first needed.
 */
export function phraseFinder(text: string): FindPhrase {
  const { folded, toOffset } = withSingleSpaces(foldCase(text));
  let known: ReadonlySet<number> | undefined;
  const boundaries = () => (known ??= segmentLongText(folded, 'en').boundaries);
  return (keyword) => {
    const spans: Span[] = [];
    for (let start = keyword === '' ? -1 : folded.indexOf(keyword); start >= 0;) {
      const end = start + keyword.length;
      const isWhole = boundaries().has(start) && boundaries().has(end);
      if (isWhole) spans.push({ start: toOffset(start), end: toOffset(end - 1) + 1 });
      start = folded.indexOf(keyword, isWhole ? end : start + 1);
    }
    return spans;
  };
}

/** The stretches between white space joined by single spaces, and the way back to where they stood. */
function withSingleSpaces(text: string): { folded: string; toOffset: (at: number) => number } {
  const stretches: string[] = [];
  const moved: { readonly from: number; readonly by: number }[] = [];
  let length = 0;
  for (const { 0: stretch, index } of text.matchAll(/\S+/gu)) {
    moved.push({ from: length, by: index - length });
    stretches.push(stretch);
    length += stretch.length + 1;
  }
  return { folded: stretches.join(' '), toOffset: (at) => at + movedAt(moved, at) };
}

/** How far the last stretch that begins at or before `at` was moved; a binary search. */
function movedAt(moved: readonly { readonly from: number; readonly by: number }[], at: number): number {
  let low = 0;
  let high = moved.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((moved[middle]?.from ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return moved[low]?.by ?? 0;
}
