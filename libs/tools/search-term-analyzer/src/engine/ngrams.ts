import { addTo, toMeasures, type Measures, type Sum } from './measures.ts';
import type { TermSum } from './sum-terms.ts';
import { isUnspaced, wordsOf } from './term-text.ts';

export const MAX_NGRAM_WORDS = 3;
/** Further distinct n-grams are left out: four times as many as in a report of 100,000 rows. */
export const MAX_NGRAMS = 400_000;

/** An n-gram and the summed figures of all terms that contain it, each term counted once. */
export interface Ngram extends Measures {
  readonly text: string;
  /** 1 to 3. */
  readonly words: number;
  /** Number of terms that contain it. */
  readonly terms: number;
}

/** Flat, because a report has hundreds of thousands of n-grams. */
interface NgramSum extends Sum {
  readonly text: string;
  readonly words: number;
  terms: number;
  /** The last term added, so that a term with a repeated word counts once. */
  lastTerm: TermSum;
}

/** N-grams of one to three words over all terms except ASINs, shorter ones first, then highest spend first. */
export function countNgrams(terms: readonly TermSum[], progress?: (share: number) => void): Ngram[] {
  const grams = new Map<string, NgramSum>();
  terms.forEach((term, index) => {
    if (!term.isAsin) visitNgrams(term.text, (text, words) => addNgram(grams, { text, words, term }));
    if (index % 10_000 === 0) progress?.(index / terms.length);
  });
  const byWords: NgramSum[][] = Array.from({ length: MAX_NGRAM_WORDS + 1 }, () => []);
  for (const gram of grams.values()) byWords[gram.words]?.push(gram);
  return byWords.flatMap((group) => group.sort((a, b) => b.spend - a.spend).map(toNgram));
}

/** Listed field by field: spreading one object into another takes 50 % more memory. */
function toNgram(gram: NgramSum): Ngram {
  const { impressions, clicks, spend, sales, orders, acos, cvr, cpc, ctr } = toMeasures(gram);
  const { text, words, terms } = gram;
  return { text, words, terms, impressions, clicks, spend, sales, orders, acos, cvr, cpc, ctr };
}

/** The distinct n-grams of a term with their number of words. */
export function ngramsOf(term: string): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  visitNgrams(term, (text, words) => grams.set(text, words) !== undefined);
  return grams;
}

/** `visit` returns false to leave out the longer n-grams that start with this one. */
function visitNgrams(term: string, visit: (text: string, words: number) => boolean): void {
  const words = wordsOf(term);
  const separator = !term.includes(' ') && isUnspaced(term) ? '' : ' ';
  for (let start = 0; start < words.length; start += 1) {
    let text = words[start] ?? '';
    let goesOn = visit(text, 1);
    const end = Math.min(words.length, start + MAX_NGRAM_WORDS);
    for (let at = start + 1; goesOn && at < end; at += 1) {
      text += separator + (words[at] ?? '');
      goesOn = visit(text, at - start + 1);
    }
  }
}

/** Returns whether the n-gram is counted. */
function addNgram(
  grams: Map<string, NgramSum>,
  gram: { text: string; words: number; term: TermSum },
): boolean {
  const { text, words, term } = gram;
  const existing = grams.get(text);
  if (existing === undefined) {
    if (grams.size >= MAX_NGRAMS) return false;
    const { impressions, clicks, spend, sales, orders } = term.sum;
    grams.set(text, { text, words, terms: 1, lastTerm: term, impressions, clicks, spend, sales, orders });
  } else if (existing.lastTerm !== term) {
    addTo(existing, term.sum);
    existing.terms += 1;
    existing.lastTerm = term;
  }
  return true;
}

/** Compares by code unit, so that the order does not depend on the locale. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
