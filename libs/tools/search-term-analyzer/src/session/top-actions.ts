import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import { acosOf } from '../engine/acos-steps.ts';
import type { Negative } from '../engine/negatives.ts';

interface ReportedTerm {
  readonly text: string;
  /** The names that the report has of the campaigns it is in. */
  readonly campaigns: readonly string[];
  /** As the report writes it. */
  readonly matchType: string;
}

/**
 * What to do first about one term, with the amounts that speak for it, and the percentage points of ACOS that it saves (null
 * without sales).
 */
export type TopAction = ReportedTerm &
  (
    | {
        readonly kind: 'negative';
        readonly match: Negative['match'];
        readonly clicks: number;
        readonly spend: number;
        readonly acosCut: number | null;
      }
    | {
        readonly kind: 'bid';
        /** The present bid, else the cost per click. */
        readonly from: number;
        readonly bid: number;
        readonly saving: number;
        readonly acosCut: number | null;
      }
    | { readonly kind: 'harvest'; readonly orders: number; readonly bid: number }
  );

type TopSaving = Extract<TopAction, { readonly acosCut: number | null }>;

const MAX_NEGATIVES = 2;

/**
 * The costliest single terms to exclude and the bids that are too high for most spend, those first that save most, and the new
 * keyword with most sales.
 */
export function topActions({ totals, negatives, bids, harvest }: AnalyzerOutput): TopAction[] {
  // A phrase counts the spend of terms that are listed themselves.
  const single = negatives.filter(({ match }) => match !== 'phrase');
  // A term is listed for each of its ad groups, with its whole spend.
  const terms = [...new Map(single.map((negative) => [negative.text, negative])).values()];
  const tooHigh = bids.filter(({ change }) => change !== null && change < 0);
  // Shoppers who search the brand find it without a keyword.
  const newTerms = harvest.filter(({ isBrand }) => !isBrand);
  const excluded = first(terms, MAX_NEGATIVES, ({ spend }) => spend);
  const savers = [
    ...excluded.map(({ text, match, matchType, clicks, spend }): TopSaving => ({
      kind: 'negative',
      text,
      campaigns: namesOf(single.filter((negative) => negative.text === text)),
      matchType,
      match,
      clicks,
      spend,
      acosCut: acosOf(spend, totals),
    })),
    ...first(tooHigh, MAX_NEGATIVES + 1 - excluded.length, ({ spend }) => spend).flatMap(
      ({ text, matchType, campaign, cpc, presentBid, bid, saving }): TopSaving[] => {
        const from = presentBid ?? cpc;
        if (from === null) return [];
        const campaigns = namesOf([{ campaign }]);
        return [
          { kind: 'bid', text, campaigns, matchType, from, bid, saving, acosCut: acosOf(saving, totals) },
        ];
      },
    ),
  ];
  return [
    ...first(savers, savers.length, ({ acosCut }) => acosCut ?? 0),
    ...first(newTerms, 1, ({ sales }) => sales).flatMap(
      ({ text, campaigns, matchType, orders, bid }): TopAction[] =>
        bid === null ? [] : [{ kind: 'harvest', text, campaigns, matchType, orders, bid }],
    ),
  ];
}

function namesOf(places: readonly { readonly campaign: string }[]): readonly string[] {
  return [...new Set(places.flatMap(({ campaign }) => campaign || []))];
}

function first<Row>(rows: readonly Row[], count: number, by: (row: Row) => number): Row[] {
  return [...rows].sort((a, b) => by(b) - by(a)).slice(0, count);
}
