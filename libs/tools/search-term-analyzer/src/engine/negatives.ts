import type { Finding } from '@seller-toolbox/tool-contract';
import { STOP_WORDS } from '@seller-toolbox/reference-data/stop-words.data';
import type { IsBrand } from './brand-words.ts';
import { noOrderEvidence } from './evidence.ts';
import { isWasted, type JudgingCriteria } from './judge-term.ts';
import type { Ngram } from './ngrams.ts';
import { ngramsOf } from './ngrams.ts';
import { adGroupsOf, campaignsOf, matchTypesOf, type AdGroupRef } from './ad-group-ref.ts';
import type { TermSum } from './sum-terms.ts';
import { wordsOf } from './term-text.ts';

/** A search term or product page to exclude from an ad group, or an n-gram to exclude from a campaign. */
export interface Negative extends AdGroupRef {
  readonly text: string;
  readonly match: 'exact' | 'phrase' | 'product';
  /** Of the keywords through which the term was clicked; empty for a phrase. */
  readonly matchType: string;
  readonly clicks: number;
  readonly spend: number;
  readonly evidence: Finding;
}

/** An n-gram of a single term adds nothing to the term. */
const MIN_TERMS = 2;

export interface NegativesInput {
  readonly terms: readonly TermSum[];
  /** Subset of `terms` with status `wasted`. */
  readonly wasted: readonly TermSum[];
  readonly ngrams: readonly Ngram[];
  readonly isBrand: IsBrand;
  readonly criteria: JudgingCriteria;
}

/**
 * Negative keywords: each wasted term as an exact match in the ad groups where it was clicked, and each n-gram that is
 * wasted over two or more terms as a phrase match. A phrase is left out if it names a brand, has only stop words and
 * head words, begins or ends with a stop word, or contains a shorter phrase of the list. A wasted phrase has no orders, so it blocks no term that sells.
 */
export function findNegatives({ terms, wasted, ngrams, isBrand, criteria }: NegativesInput): Negative[] {
  const exact = wasted
    .filter(({ text }) => !isBrand(text))
    .flatMap((term) =>
      adGroupsOf(term.rows.filter(({ clicks }) => clicks > 0)).map((ref): Negative => ({
        text: term.text,
        match: term.isAsin ? 'product' : 'exact',
        matchType: matchTypesOf(term.rows.filter(({ clicks }) => clicks > 0)),
        ...ref,
        clicks: term.sum.clicks,
        spend: term.sum.spend,
        evidence: noOrderEvidence(term.sum, criteria),
      })),
    );
  return [...wastedPhrases({ terms, ngrams, isBrand, criteria }), ...exact];
}

function wastedPhrases({ terms, ngrams, isBrand, criteria }: Omit<NegativesInput, 'wasted'>): Negative[] {
  const heads = headWords(terms, ngrams);
  const phrases = withoutLongerPhrases(
    ngrams.filter(
      (gram) =>
        gram.terms >= MIN_TERMS &&
        isWasted(gram, criteria) &&
        !isBrand(gram.text) &&
        isMeaningful(gram.text, heads),
    ),
  );
  if (phrases.size === 0) return [];
  const rows = rowsByPhrase(terms, phrases);
  return [...phrases.values()].flatMap((gram) =>
    campaignsOf(rows.get(gram.text) ?? []).map((ref): Negative => ({
      text: gram.text,
      match: 'phrase',
      matchType: '',
      ...ref,
      clicks: gram.clicks,
      spend: gram.spend,
      evidence: noOrderEvidence(gram, criteria),
    })),
  );
}

/** Drops phrases that contain a shorter one. Expects n-grams sorted by their number of words. */
function withoutLongerPhrases(grams: readonly Ngram[]): ReadonlyMap<string, Ngram> {
  const phrases = new Map<string, Ngram>();
  for (const gram of grams) {
    const isCovered = [...ngramsOf(gram.text).keys()].some((part) => phrases.has(part));
    if (!isCovered) phrases.set(gram.text, gram);
  }
  return phrases;
}

function rowsByPhrase(terms: readonly TermSum[], phrases: ReadonlyMap<string, Ngram>) {
  const rows = new Map<string, TermSum['rows']>();
  for (const term of terms) {
    // No term with orders contains a wasted phrase.
    if (term.sum.orders > 0) continue;
    for (const text of ngramsOf(term.text).keys()) {
      if (!phrases.has(text)) continue;
      const existing = rows.get(text) ?? [];
      for (const row of term.rows) existing.push(row);
      rows.set(text, existing);
    }
  }
  return rows;
}

const STOP_WORD_SET = new Set(Object.values(STOP_WORDS).flat());

/** The words of the product itself: at least half of all orders come from terms with the word. */
function headWords(terms: readonly TermSum[], ngrams: readonly Ngram[]): ReadonlySet<string> {
  const orders = terms.reduce((sum, term) => sum + (term.isAsin ? 0 : term.sum.orders), 0);
  return new Set(
    ngrams
      .filter((gram) => gram.words === 1 && gram.orders * 2 >= Math.max(1, orders))
      .map(({ text }) => text),
  );
}

/**
 * Whether a phrase neither begins nor ends with a stop word, and has more than stop words, head words, single letters and
 * bare numbers (sizes, counts).
 */
function isMeaningful(text: string, heads: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  if (STOP_WORD_SET.has(words[0] ?? '') || STOP_WORD_SET.has(words.at(-1) ?? '')) return false;
  return words.some(
    (word) =>
      !STOP_WORD_SET.has(word) &&
      !heads.has(word) &&
      /\p{L}/u.test(word) &&
      (word.length > 1 || /\p{Script=Han}/u.test(word)),
  );
}
