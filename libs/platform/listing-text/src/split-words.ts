import { UNSPACED_SCRIPTS } from '@seller-toolbox/reference-data/unspaced-scripts.data';
import { foldCase } from './fold-case.ts';
import { segmentLongText } from './long-text.ts';
import type { Word } from './words.ts';

// The segmenter picks its dictionary by script; the language only matters for scripts with spaces.
const SEGMENTER_LOCALE = 'en';

/**
 * The words of a text between white space, with their punctuation. A stretch in a script without spaces is split
 * into the words that the platform's segmenter finds.
 */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(/\S+/gu)).flatMap(({ 0: stretch, index }) =>
    UNSPACED_SCRIPTS.test(stretch)
      ? segmentLongText(stretch, SEGMENTER_LOCALE).words.map((word) => shift(word, index))
      : [{ text: stretch, folded: foldCase(stretch), start: index, end: index + stretch.length }],
  );
}

function shift({ text, folded, start, end }: Word, by: number): Word {
  return { text, folded, start: start + by, end: end + by };
}
