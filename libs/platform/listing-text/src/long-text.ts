import { segmentWords, type SegmentedText, type Word } from './words.ts';

// The segmenter's time grows with the square of a text's length.
const SLICE = 200;
// Cutting a text affects at most this many characters before the cut.
const MARGIN = 24;

/**
 * `segmentWords` for texts of any length: slice by slice, each starting at a boundary well before the end of the
 * previous one, so that no word is cut. Only a word about as long as a slice is split.
 */
export function segmentLongText(text: string, locale: string): SegmentedText {
  const words: Word[] = [];
  const boundaries = new Set<number>([text.length]);
  let from = 0;
  while (from < text.length) {
    const slice = segmentWords(text.slice(from, from + SLICE), locale);
    const until = from + SLICE < text.length ? lastBoundaryInside(slice) : slice.text.length;
    for (const word of slice.words) if (word.end <= until) words.push(shift(word, from));
    for (const at of slice.boundaries) if (at < until) boundaries.add(at + from);
    from += until;
  }
  return { text, words, boundaries };
}

/** The last boundary before the margin; the end of the slice if there is none. */
function lastBoundaryInside({ text, boundaries }: SegmentedText): number {
  const inside = [...boundaries].filter((at) => at > 0 && at < SLICE - MARGIN);
  return inside.length === 0 ? text.length : Math.max(...inside);
}

function shift({ text, folded, start, end }: Word, by: number): Word {
  return { text, folded, start: start + by, end: end + by };
}
