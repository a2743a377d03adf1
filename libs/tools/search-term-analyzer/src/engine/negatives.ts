import type { Finding } from '@seller-toolbox/tool-contract';
import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import type { IsBrand } from './brand-words.ts';
import { noOrderEvidence } from './evidence.ts';
import { isWasted, type Yardstick } from './judge-term.ts';
import type { Ngram } from './ngrams.ts';
import { gramsOf } from './ngrams.ts';
import { adGroupsOf, campaignsOf, type Place } from './place.ts';
import type { TermSum } from './sum-terms.ts';
import { wordsOf } from './term-text.ts';

/** A term, a run of words or a product page to be kept out of an ad group or, for runs of words, of a campaign. */
export interface Negative extends Place {
  readonly text: string;
  readonly match: 'exact' | 'phrase' | 'product';
  readonly clicks: number;
  readonly spend: number;
  readonly evidence: Finding;
}

/** A run of words in one term only says no more than the term. */
const MIN_TERMS = 2;

export interface NegativesInput {
  readonly terms: readonly TermSum[];
  /** Of these, the wasted ones. */
  readonly wasted: readonly TermSum[];
  readonly ngrams: readonly Ngram[];
  readonly isBrand: IsBrand;
  readonly yard: Yardstick;
}

/**
 * What to exclude: each wasted term exactly, where it was clicked, and as a phrase each run of words that is wasted over
 * two terms or more. A phrase is left out that names a brand, is nothing but stop words, or holds a shorter one of the
 * list; since nobody who typed it has bought, it blocks no term that sells.
 */
export function findNegatives({ terms, wasted, ngrams, isBrand, yard }: NegativesInput): Negative[] {
  const exact = wasted
    .filter(({ text }) => !isBrand(text))
    .flatMap((term) =>
      adGroupsOf(term.rows.filter(({ clicks }) => clicks > 0)).map((place): Negative => ({
        text: term.text,
        match: term.isAsin ? 'product' : 'exact',
        ...place,
        clicks: term.sum.clicks,
        spend: term.sum.spend,
        evidence: noOrderEvidence(term.sum, yard),
      })),
    );
  return [...wastedPhrases({ terms, ngrams, isBrand, yard }), ...exact];
}

function wastedPhrases({ terms, ngrams, isBrand, yard }: Omit<NegativesInput, 'wasted'>): Negative[] {
  const phrases = shortest(
    ngrams.filter(
      (gram) =>
        gram.terms >= MIN_TERMS && isWasted(gram, yard) && !isBrand(gram.text) && saysSomething(gram.text),
    ),
  );
  if (phrases.size === 0) return [];
  const rows = rowsByPhrase(terms, phrases);
  return [...phrases.values()].flatMap((gram) =>
    campaignsOf(rows.get(gram.text) ?? []).map((place): Negative => ({
      text: gram.text,
      match: 'phrase',
      ...place,
      clicks: gram.clicks,
      spend: gram.spend,
      evidence: noOrderEvidence(gram, yard),
    })),
  );
}

/** Without those that hold another: they come sorted by their number of words. */
function shortest(grams: readonly Ngram[]): ReadonlyMap<string, Ngram> {
  const kept = new Map<string, Ngram>();
  for (const gram of grams) {
    const isCovered = [...gramsOf(gram.text).keys()].some((part) => kept.has(part));
    if (!isCovered) kept.set(gram.text, gram);
  }
  return kept;
}

function rowsByPhrase(terms: readonly TermSum[], phrases: ReadonlyMap<string, Ngram>) {
  const rows = new Map<string, TermSum['rows']>();
  for (const term of terms) {
    // A wasted phrase stands in no term that sells.
    if (term.sum.orders > 0) continue;
    for (const text of gramsOf(term.text).keys()) {
      if (!phrases.has(text)) continue;
      const held = rows.get(text) ?? [];
      for (const row of term.rows) held.push(row);
      rows.set(text, held);
    }
  }
  return rows;
}

const STOPS = new Set(Object.values(STOP_WORDS).flat());

/** A single letter or a figure alone is a size or a count, and says no more than a stop word. */
function saysSomething(text: string): boolean {
  return wordsOf(text).some(
    (word) => !STOPS.has(word) && /\p{L}/u.test(word) && (word.length > 1 || /\p{Script=Han}/u.test(word)),
  );
}
