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
  /** Words: letters and digits, no spaces, punctuation or symbols. A run of katakana is one word. */
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

/** Whether a katakana letter, or the sound mark behind one, is on both sides of an offset. */
function isInsideKatakana(text: string, at: number): boolean {
  return isKatakana(text.charCodeAt(at - 1)) && isKatakana(text.charCodeAt(at));
}

/** Full-width katakana with the long-vowel mark but not the middle dot, and the half-width letters. */
function isKatakana(unit: number): boolean {
  return (unit >= 0x30a1 && unit <= 0x30ff && unit !== 0x30fb) || (unit >= 0xff66 && unit <= 0xff9f);
}

/**
 * Finds the words of a text with the platform's segmenter, which also splits Japanese without spaces. Its dictionary lacks
 * most loan words, so a run of katakana is joined to one word; its boundaries inside remain.
 */
export function segmentWords(text: string, locale: string): SegmentedText {
  const words: Word[] = [];
  const boundaries = new Set<number>([text.length]);
  for (const { segment, index, isWordLike } of segmenterFor(locale).segment(text)) {
    boundaries.add(index);
    if (!isWordLike) continue;
    const last = words.at(-1);
    const start = last?.end === index && isInsideKatakana(text, index) ? last.start : index;
    if (start < index) words.pop();
    const word = text.slice(start, index + segment.length);
    words.push({ text: word, folded: foldCase(word), start, end: index + segment.length });
  }
  return { text, words, boundaries };
}
