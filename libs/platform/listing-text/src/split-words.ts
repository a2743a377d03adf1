import { foldCase } from './fold-case.ts';
import { segmentLongText } from './long-text.ts';
import type { Word } from './words.ts';

// Chinese, Japanese and the scripts of South-East Asia, which write words without spaces between them.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

// The segmenter takes its dictionary from the script; the language only matters to scripts with spaces.
const SEGMENTER_LOCALE = 'en';

/**
 * The words of a text as they stand between white space, punctuation included. A stretch that holds a script without
 * spaces is cut into the words that the platform's segmenter finds in it.
 */
export function splitWords(text: string): Word[] {
  return Array.from(text.matchAll(/\S+/gu)).flatMap(({ 0: stretch, index }) =>
    UNSPACED.test(stretch)
      ? segmentLongText(stretch, SEGMENTER_LOCALE).words.map((word) => shift(word, index))
      : [{ text: stretch, folded: foldCase(stretch), start: index, end: index + stretch.length }],
  );
}

function shift({ text, folded, start, end }: Word, by: number): Word {
  return { text, folded, start: start + by, end: end + by };
}
