import { foldCase } from './fold-case.ts';
import { segmentLongText } from './long-text.ts';
import type { Word } from './words.ts';

// Chinese, Japanese and South-East Asian scripts, which write words without spaces between them.
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

// The segmenter picks its dictionary by script; the language only matters for scripts with spaces.
const SEGMENTER_LOCALE = 'en';

/**
 * The words of a text between white space, with their punctuation. A stretch in a script without spaces is split
 * into the words that the platform's segmenter finds.
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
