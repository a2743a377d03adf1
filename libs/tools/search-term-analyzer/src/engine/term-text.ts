/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Latin letters and figures with single spaces: most terms, which need none of the rules for others. */
const PLAIN = /^[a-zA-Z0-9]+(?: [a-zA-Z0-9]+)*$/;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const ASIN = /^b0[a-z0-9]{8}$/;

/** One spelling for a term, so that its rows come together: lower case, single spaces. */
export function toTermText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** A product page, not words: what a report writes for clicks on another product's page. */
export function isAsinTerm(term: string): boolean {
  return ASIN.test(term);
}

/** Whether a term is written without spaces between words. */
export function isUnspaced(term: string): boolean {
  return UNSPACED.test(term);
}

/** The words of a term (as `toTermText` spells it), without the punctuation around them. */
export function wordsOf(term: string): readonly string[] {
  if (PLAIN.test(term)) return term.split(' ');
  const parts = isUnspaced(term) ? segmented(term) : term.split(' ');
  return parts.map((part) => part.replace(EDGES, '')).filter((part) => part !== '');
}

/** Terms without spaces; made once, because making one costs more than a thousand terms. */
let segmenter: Intl.Segmenter | undefined;

function segmented(term: string): readonly string[] {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  return Array.from(segmenter.segment(term), ({ segment }) => segment);
}
