import type { AnalyzerOutput } from '../engine/search-term-analyzer.schema.ts';
import { loweredOf } from '../engine/acos-steps.ts';
import { mergeNegatives } from './merge-negatives.ts';
import { REPORT_LISTS, type ReportList } from './report-lists.ts';
import { topActions, type TopAction } from './top-actions.ts';
import { changesOf, needsBid } from './upload-file.ts';

/** An analysis without its tables: small enough to send to the page whole. */
export type ReportSummary = Omit<AnalyzerOutput, ReportList> & {
  readonly sizes: Readonly<Record<ReportList, number>>;
  /** The terms with the highest spend, for the chart. */
  readonly topTerms: AnalyzerOutput['terms'];
  /** The negatives by kind: single terms, and word groups shared by several terms. */
  readonly negativeKinds: { readonly terms: number; readonly phrases: number };
  /** How many terms and bids change on the way of `acosSteps`. */
  readonly changes: number;
  /** How many of them are in their file, terms and bids, and how many bids are not, because their present bid is unknown. */
  readonly exported: {
    readonly changes: number;
    readonly terms: number;
    readonly bids: number;
    readonly needBid: number;
  };
  /** Of the proposed bids, those below and above the present ones. */
  readonly bidMoves: {
    readonly lower: number;
    readonly higher: number;
    /** Those that are no upload rows, because their present bid is unknown. */
    readonly needBid: number;
    /** The most that a bid may change, percent, where a lowered one is at that bound; else null. */
    readonly limit: number | null;
  };
  /** What to do first. */
  readonly actions: readonly TopAction[];
};

const MAX_CHART_TERMS = 12;

export function summaryOf(output: AnalyzerOutput): ReportSummary {
  const { wasted, harvest, negatives, bids, terms: allTerms, ngrams, ...rest } = output;
  const merged = mergeNegatives(negatives);
  const phrases = merged.filter(({ match }) => match === 'phrase').length;
  const lowered = loweredOf(bids);
  const changes = output.acosSteps.reduce((sum, { count }) => sum + count, 0);
  const terms = output.acosSteps.find(({ action }) => action === 'exclude')?.count ?? 0;
  const { needBid } = changesOf(output);
  const lists = { wasted, harvest, negatives, bids, terms: allTerms, ngrams };
  return {
    ...rest,
    // Every list has its length.
    sizes: Object.fromEntries(
      REPORT_LISTS.map((list) => [list, mergeNegatives(lists[list]).length]),
    ) as Record<ReportList, number>,
    topTerms: allTerms.slice(0, MAX_CHART_TERMS),
    negativeKinds: { terms: merged.length - phrases, phrases },
    changes,
    exported: { changes: changes - needBid, terms, bids: changes - needBid - terms, needBid },
    bidMoves: {
      lower: lowered.length,
      higher: bids.filter(({ change }) => change !== null && change > 0).length,
      needBid: bids.filter(needsBid).length,
      limit: limitOf(lowered),
    },
    actions: topActions(output),
  };
}

function limitOf(lowered: AnalyzerOutput['bids']): number | null {
  const max = lowered.find(({ evidence }) => evidence.code === 'bid-step')?.evidence.params?.max;
  return typeof max === 'number' ? max : null;
}
