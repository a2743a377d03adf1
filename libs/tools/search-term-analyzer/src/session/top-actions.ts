import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import { acosOf } from '../engine/acos-steps.ts';
import type { Negative } from '../engine/negatives.ts';

/**
 * What to do first about one term, with the amounts that speak for it, and the percentage points of ACOS that it saves (null
 * without sales).
 */
export type TopAction =
  | {
      readonly kind: 'negative';
      readonly text: string;
      readonly match: Negative['match'];
      readonly clicks: number;
      readonly spend: number;
      readonly acosCut: number | null;
    }
  | {
      readonly kind: 'bid';
      readonly text: string;
      readonly cpc: number;
      readonly bid: number;
      readonly acosCut: number | null;
    }
  | { readonly kind: 'harvest'; readonly text: string; readonly orders: number; readonly bid: number };

const MAX_NEGATIVES = 2;

/** The costliest single terms to exclude, the bids that are too high for most spend, and the new keyword with most sales. */
export function topActions({ totals, negatives, bids, harvest }: AnalyzerOutput): TopAction[] {
  // A phrase counts the spend of terms that are listed themselves.
  const single = negatives.filter(({ match }) => match !== 'phrase');
  // A term is listed for each of its ad groups, with its whole spend.
  const terms = [...new Map(single.map((negative) => [negative.text, negative])).values()];
  const tooHigh = bids.filter(({ change }) => change !== null && change < 0);
  // Shoppers who search the brand find it without a keyword.
  const newTerms = harvest.filter(({ isBrand }) => !isBrand);
  const excluded = first(terms, MAX_NEGATIVES, ({ spend }) => spend);
  return [
    ...excluded.map(({ text, match, clicks, spend }): TopAction => ({
      kind: 'negative',
      text,
      match,
      clicks,
      spend,
      acosCut: acosOf(spend, totals),
    })),
    ...first(tooHigh, MAX_NEGATIVES + 1 - excluded.length, ({ spend }) => spend).flatMap(
      ({ text, cpc, bid, saving }): TopAction[] =>
        cpc === null ? [] : [{ kind: 'bid', text, cpc, bid, acosCut: acosOf(saving, totals) }],
    ),
    ...first(newTerms, 1, ({ sales }) => sales).flatMap(({ text, orders, bid }): TopAction[] =>
      bid === null ? [] : [{ kind: 'harvest', text, orders, bid }],
    ),
  ];
}

function first<Row>(rows: readonly Row[], count: number, by: (row: Row) => number): Row[] {
  return [...rows].sort((a, b) => by(b) - by(a)).slice(0, count);
}
