import { addTo, toMeasures, type Measures, type Sum } from './measures.ts';
import type { TermSum } from './sum-terms.ts';
import { isUnspaced, wordsOf } from './term-text.ts';

/** The longest run of words that is counted. */
export const MAX_GRAM_WORDS = 3;

/** A run of words and the figures of all terms it stands in, each term counted once. */
export interface Ngram extends Measures {
  readonly text: string;
  /** 1 to 3. */
  readonly words: number;
  /** How many terms hold it. */
  readonly terms: number;
}

/** Flat, because a report makes hundreds of thousands of them. */
interface GramSum extends Sum {
  readonly text: string;
  readonly words: number;
  terms: number;
  /** The term that was counted last: a term that says a word twice counts once. */
  last: TermSum;
}

/** Runs of one to three words over all terms but product pages: single words first, of each length the dearest first. */
export function countNgrams(terms: readonly TermSum[], progress?: (share: number) => void): Ngram[] {
  const grams = new Map<string, GramSum>();
  terms.forEach((term, place) => {
    if (!term.isAsin) visitGrams(term.text, (text, words) => addGram(grams, { text, words, term }));
    if (place % 10_000 === 0) progress?.(place / terms.length);
  });
  const byWords: GramSum[][] = Array.from({ length: MAX_GRAM_WORDS + 1 }, () => []);
  for (const gram of grams.values()) byWords[gram.words]?.push(gram);
  return byWords.flatMap((group) => group.sort((a, b) => b.spend - a.spend).map(toNgram));
}

/** Field by field: an object that is spread into another takes half as much memory again. */
function toNgram(gram: GramSum): Ngram {
  const { impressions, clicks, spend, sales, orders, acos, cvr, cpc, ctr } = toMeasures(gram);
  const { text, words, terms } = gram;
  return { text, words, terms, impressions, clicks, spend, sales, orders, acos, cvr, cpc, ctr };
}

/** The distinct runs of a term with their number of words. */
export function gramsOf(term: string): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  visitGrams(term, (text, words) => grams.set(text, words));
  return grams;
}

function visitGrams(term: string, visit: (text: string, words: number) => void): void {
  const words = wordsOf(term);
  const joint = !term.includes(' ') && isUnspaced(term) ? '' : ' ';
  for (let start = 0; start < words.length; start += 1) {
    let text = words[start] ?? '';
    visit(text, 1);
    const end = Math.min(words.length, start + MAX_GRAM_WORDS);
    for (let at = start + 1; at < end; at += 1) {
      text += joint + (words[at] ?? '');
      visit(text, at - start + 1);
    }
  }
}

function addGram(grams: Map<string, GramSum>, gram: { text: string; words: number; term: TermSum }): void {
  const { text, words, term } = gram;
  const held = grams.get(text);
  if (held === undefined) {
    const { impressions, clicks, spend, sales, orders } = term.sum;
    grams.set(text, { text, words, terms: 1, last: term, impressions, clicks, spend, sales, orders });
  } else if (held.last !== term) {
    addTo(held, term.sum);
    held.terms += 1;
    held.last = term;
  }
}

/** The same order on every machine, whatever its language. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
