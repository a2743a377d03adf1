import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { bidForTarget } from './bid-for-target.ts';
import { bidStep } from './bid-step.ts';
import { HARVEST_ORDERS, type JudgingCriteria } from './judge-term.ts';
import { addTo, emptySum, ratioOf, toMeasures, type Measures, type Sum } from './measures.ts';
import { compareTexts } from './ngrams.ts';
import { adGroupKey, adGroupRefOf, type AdGroupRef } from './ad-group-ref.ts';
import type { ReportRow } from './search-term-analyzer.schema.ts';
import { toTermText } from './term-text.ts';

/** The proposed bid for one target of one ad group, or for the search term where the report has no targeting column. */
export interface Bid extends Measures, AdGroupRef {
  readonly text: string;
  readonly matchType: string;
  readonly keywordId: string;
  readonly targetId: string;
  /** The present bid; null where the report lacks it. */
  readonly presentBid: number | null;
  readonly bid: number;
  /** Difference to the present bid, in percent; to the cost per click where the report has no bids. */
  readonly change: number | null;
  /** Spend that the change saves at the same clicks, without those of excluded terms; negative for a raised bid. */
  readonly saving: number;
  readonly evidence: Finding;
}

interface TargetSum {
  readonly row: ReportRow;
  readonly sum: Sum;
  presentBid: number | null;
  /** Spend of the terms that are not excluded. */
  keptSpend: number;
}

/** No bid is proposed on fewer clicks, whatever minimum is set. */
export const MIN_BID_CLICKS = 10;

export interface BidRules extends Pick<JudgingCriteria, 'target' | 'minClicks'> {
  /** Percent; null without a bound. */
  readonly maxBidChange: number | null;
  /** Decimals of an amount of the currency. */
  readonly bidDecimals: number;
  /** Whether a term is proposed for exclusion. */
  readonly isExcluded: (term: string) => boolean;
}

/** Bids for all targets with enough clicks and orders to value a click, highest spend first. */
export function bidsFor(rows: readonly ReportRow[], rules: BidRules): Bid[] {
  const { target, minClicks, isExcluded } = rules;
  if (target === null) return [];
  const enough = Math.max(minClicks, MIN_BID_CLICKS);
  return [...sumTargets(rows, isExcluded).values()]
    .filter(({ sum }) => sum.orders >= HARVEST_ORDERS && sum.clicks >= enough)
    .flatMap((entry) => toBid(entry, target, rules) ?? [])
    .sort((a, b) => b.spend - a.spend || compareTexts(a.text, b.text));
}

function sumTargets(
  rows: readonly ReportRow[],
  isExcluded: BidRules['isExcluded'],
): ReadonlyMap<string, TargetSum> {
  const targets = new Map<string, TargetSum>();
  for (const row of rows) {
    const key = `${adGroupKey(row)}\n${row.matchType}\n${targetOf(row)}`;
    let entry = targets.get(key);
    if (!entry) targets.set(key, (entry = { row, sum: emptySum(), presentBid: null, keptSpend: 0 }));
    addTo(entry.sum, row);
    entry.presentBid ??= row.bid;
    if (!isExcluded(toTermText(row.term))) entry.keptSpend += row.spend;
  }
  return targets;
}

function targetOf({ targeting, term }: ReportRow): string {
  return toTermText(targeting) || toTermText(term);
}

function toBid(
  { row, sum, presentBid, keptSpend }: TargetSum,
  target: number,
  { maxBidChange: maxChange, bidDecimals: decimals }: BidRules,
): Bid | null {
  const goal = bidForTarget(sum, target);
  if (goal === null) return null;
  const { cpc, ...measures } = toMeasures(sum);
  const present = presentBid ?? cpc;
  const bid = bidStep({ goal, present, maxChange, decimals });
  const share = present === null ? null : ratioOf(bid, present);
  const evidence = { orders: sum.orders, clicks: sum.clicks, perClick: sum.sales / sum.clicks, target };
  return {
    text: targetOf(row),
    matchType: row.matchType,
    keywordId: row.keywordId,
    targetId: row.targetId,
    ...adGroupRefOf(row),
    ...measures,
    cpc,
    presentBid,
    bid,
    change: share === null ? null : (share - 1) * 100,
    saving: share === null ? 0 : keptSpend * (1 - share),
    evidence:
      bid === bidStep({ goal, present, maxChange: null, decimals })
        ? finding('bid-from-sales', 'info', evidence)
        : finding('bid-step', 'info', { ...evidence, goal, max: maxChange ?? 0 }),
  };
}
