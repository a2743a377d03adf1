import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { bidForTarget } from './bid-for-target.ts';
import { HARVEST_ORDERS, type Yardstick } from './judge-term.ts';
import { addTo, emptySum, ratioOf, toMeasures, type Measures, type Sum } from './measures.ts';
import { compareTexts } from './ngrams.ts';
import { placeKey, placeOf, type Place } from './place.ts';
import type { ReportRow } from './search-term-analyzer.schema.ts';
import { toTermText } from './term-text.ts';

/** What to bid on one target of one ad group; where a report names no targets, on the search term. */
export interface Bid extends Measures, Place {
  readonly text: string;
  readonly matchType: string;
  readonly bid: number;
  /** From what a click costs now, percent. */
  readonly change: number | null;
  readonly evidence: Finding;
}

interface TargetSum {
  readonly row: ReportRow;
  readonly sum: Sum;
}

/** Bids for all targets with enough orders to tell what a click is worth, the most expensive first. */
export function bidsFor(rows: readonly ReportRow[], { target, minClicks }: Yardstick): Bid[] {
  if (target === null) return [];
  return [...sumTargets(rows).values()]
    .filter(({ sum }) => sum.orders >= HARVEST_ORDERS && sum.clicks >= minClicks)
    .flatMap((held) => toBid(held, target) ?? [])
    .sort((a, b) => b.spend - a.spend || compareTexts(a.text, b.text));
}

function sumTargets(rows: readonly ReportRow[]): ReadonlyMap<string, TargetSum> {
  const targets = new Map<string, TargetSum>();
  for (const row of rows) {
    const key = `${placeKey(row)}\n${row.matchType}\n${targetOf(row)}`;
    let held = targets.get(key);
    if (!held) targets.set(key, (held = { row, sum: emptySum() }));
    addTo(held.sum, row);
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
    ...placeOf(row),
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
