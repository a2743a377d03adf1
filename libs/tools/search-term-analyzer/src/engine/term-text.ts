import { normalizeText } from '@seller-toolbox/listing-text/normalize';

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Fast path for most terms: ASCII letters and digits with single spaces. */
const PLAIN = /^[a-zA-Z0-9]+(?: [a-zA-Z0-9]+)*$/;
const EDGES = /^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;

/** Normalizes a term: NFC, lower case, single spaces. */
export function toTermText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return normalizeText(text, 'NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** Whether a term is written without spaces between words. */
export function isUnspaced(term: string): boolean {
  return UNSPACED.test(term);
}

/** The words of a term (as `toTermText` spells it), without the punctuation around them. */
export function wordsOf(term: string): readonly string[] {
  if (PLAIN.test(term)) return term.split(' ');
  const parts = isUnspaced(term) ? segmentWords(term) : term.split(' ');
  return parts.map((part) => part.replace(EDGES, '')).filter((part) => part !== '');
}

/** Created once: creating one takes longer than segmenting a thousand terms. */
let segmenter: Intl.Segmenter | undefined;

function segmentWords(term: string): readonly string[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  return Array.from(segmenter.segment(term), ({ segment }) => segment);
}
