import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { bidForTarget } from './bid-for-target.ts';
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
  readonly bid: number;
  /** Difference to the present cost per click, in percent. */
  readonly change: number | null;
  readonly evidence: Finding;
}

interface TargetSum {
  readonly row: ReportRow;
  readonly sum: Sum;
}

/** Bids for all targets with enough orders to value a click, highest spend first. */
export function bidsFor(rows: readonly ReportRow[], { target, minClicks }: JudgingCriteria): Bid[] {
  if (target === null) return [];
  return [...sumTargets(rows).values()]
    .filter(({ sum }) => sum.orders >= HARVEST_ORDERS && sum.clicks >= minClicks)
    .flatMap((entry) => toBid(entry, target) ?? [])
    .sort((a, b) => b.spend - a.spend || compareTexts(a.text, b.text));
}

function sumTargets(rows: readonly ReportRow[]): ReadonlyMap<string, TargetSum> {
  const targets = new Map<string, TargetSum>();
  for (const row of rows) {
    const key = `${adGroupKey(row)}\n${row.matchType}\n${targetOf(row)}`;
    let entry = targets.get(key);
    if (!entry) targets.set(key, (entry = { row, sum: emptySum() }));
    addTo(entry.sum, row);
  }
  return targets;
}

function targetOf({ targeting, term }: ReportRow): string {
  return toTermText(targeting) || toTermText(term);
}

function toBid({ row, sum }: TargetSum, target: number): Bid | null {
  const bid = bidForTarget(sum, target);
  if (bid === null) return null;
  const { cpc, ...measures } = toMeasures(sum);
  const share = cpc === null ? null : ratioOf(bid, cpc);
  return {
    text: targetOf(row),
    matchType: row.matchType,
    ...adGroupRefOf(row),
    ...measures,
    cpc,
    bid,
    change: share === null ? null : (share - 1) * 100,
    evidence: finding('bid-from-sales', 'info', {
      orders: sum.orders,
      clicks: sum.clicks,
      perClick: sum.sales / sum.clicks,
      target,
    }),
  };
}
