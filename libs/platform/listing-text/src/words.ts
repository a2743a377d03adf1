import { foldCase } from './fold-case.ts';

/** A stretch of a text, as UTF-16 offsets; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Word extends Span {
  readonly text: string;
  /** In lower case, for comparison. */
  readonly folded: string;
}

/** A text cut into words by the rules of a language. */
export interface SegmentedText {
  readonly text: string;
  /** Words: letters and digits, no spaces, punctuation or symbols. */
  readonly words: readonly Word[];
  /** Every offset where a word, space or symbol starts or ends. */
  readonly boundaries: ReadonlySet<number>;
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  return segmenter;
}

/** Finds the words of a text with the platform's segmenter, which also splits Japanese without spaces. */
export function segmentWords(text: string, locale: string): SegmentedText {
  const words: Word[] = [];
  const boundaries = new Set<number>([text.length]);
  for (const { segment, index, isWordLike } of segmenterFor(locale).segment(text)) {
    boundaries.add(index);
    if (isWordLike) {
      words.push({ text: segment, folded: foldCase(segment), start: index, end: index + segment.length });
    }
  }
  return { text, words, boundaries };
}
