import { addTo, emptySum, toMeasures, type Measures, type Sum } from './measures.ts';
import type { TermSum } from './sum-terms.ts';
import { isUnspaced, wordsOf } from './term-text.ts';

/** The longest run of words that is counted. */
export const LONGEST_GRAM = 3;

/** A run of words and the figures of all terms it stands in, each term counted once. */
export interface Ngram extends Measures {
  readonly text: string;
  /** 1 to 3. */
  readonly words: number;
  /** How many terms hold it. */
  readonly terms: number;
}

interface GramSum {
  readonly sum: Sum;
  readonly words: number;
  terms: number;
}

/** Runs of one to three words over all terms but product pages, the dearest first. */
export function countNgrams(terms: readonly TermSum[], progress?: (share: number) => void): Ngram[] {
  const grams = new Map<string, GramSum>();
  terms.forEach((term, place) => {
    if (!term.isAsin) {
      for (const [text, words] of gramsOf(term.text)) addGram(grams, { text, words }, term.sum);
    }
    if (place % 10_000 === 0) progress?.(place / terms.length);
  });
  return Array.from(grams, ([text, { sum, words, terms: held }]) => ({
    text,
    words,
    terms: held,
    ...toMeasures(sum),
  })).sort(byWordsAndSpend);
}

/** The distinct runs of a term with their number of words. */
export function gramsOf(term: string): ReadonlyMap<string, number> {
  const words = wordsOf(term);
  const joint = isUnspaced(term) && !term.includes(' ') ? '' : ' ';
  const grams = new Map<string, number>();
  for (let start = 0; start < words.length; start += 1) {
    let text = '';
    for (let count = 1; count <= LONGEST_GRAM && start + count <= words.length; count += 1) {
      text += (count > 1 ? joint : '') + (words[start + count - 1] ?? '');
      if (!grams.has(text)) grams.set(text, count);
    }
  }
  return grams;
}

function addGram(grams: Map<string, GramSum>, gram: { text: string; words: number }, sum: Sum): void {
  let held = grams.get(gram.text);
  if (!held) grams.set(gram.text, (held = { sum: emptySum(), words: gram.words, terms: 0 }));
  addTo(held.sum, sum);
  held.terms += 1;
}

function byWordsAndSpend(a: Ngram, b: Ngram): number {
  return a.words - b.words || b.spend - a.spend || b.clicks - a.clicks || compareTexts(a.text, b.text);
}

/** The same order on every machine, whatever its language. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
