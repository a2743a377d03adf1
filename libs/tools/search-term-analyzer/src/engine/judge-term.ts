import type { Counts } from './measures.ts';
import { SIGNIFICANCE_LEVEL, clicksToJudge, noOrderChance } from './no-order-chance.ts';

/**
 * Status of a search term by its figures:
 * `wasted` no order after enough clicks to be significant; `waiting` no order, too few clicks to judge;
 * `harvest` two orders or more at or under the target; `exact` the same, and already an exact-match keyword;
 * `promising` at or under the target with too few orders or clicks; `costly` sells above the target;
 * `unclicked` no clicks.
 */
export const TERM_STATUSES = [
  'harvest',
  'exact',
  'promising',
  'costly',
  'waiting',
  'wasted',
  'unclicked',
] as const;
export type TermStatus = (typeof TERM_STATUSES)[number];

/** Minimum number of orders for a term to become a keyword. */
export const HARVEST_ORDERS = 2;

/** Relative rounding error of a product of amounts. */
const RELATIVE_TOLERANCE = 1e-12;

/** The figures that every term is judged by. */
export interface JudgingCriteria {
  /** Orders per click of the terms that it is compared with, 0 to 1. */
  readonly rate: number;
  /** Target ACOS in percent; null without a target, a margin and sales. */
  readonly target: number | null;
  /** Terms with fewer clicks are not judged. */
  readonly minClicks: number;
  /** Clicks without an order from which a term is wasted; null where the report has no orders. */
  readonly judgedFrom: number | null;
}

export function judgingCriteria({
  totals,
  target,
  minClicks,
}: {
  totals: Counts;
  target: number | null;
  minClicks: number;
}): JudgingCriteria {
  const rate = totals.clicks === 0 ? 0 : Math.min(1, totals.orders / totals.clicks);
  const enough = clicksToJudge(rate);
  return { rate, target, minClicks, judgedFrom: enough === null ? null : Math.max(enough, minClicks) };
}

/** Whether the lack of orders is statistically significant. */
export function isWasted({ clicks, orders }: Counts, { rate, minClicks }: JudgingCriteria): boolean {
  return orders === 0 && clicks >= Math.max(1, minClicks) && noOrderChance(clicks, rate) < SIGNIFICANCE_LEVEL;
}

/** Whether the ACOS is at or under the target; false without a target or without sales. */
export function meetsTarget({ spend, sales }: Counts, target: number | null): boolean {
  // Multiplied instead of divided, so that spend of exactly the target passes.
  return target !== null && sales > 0 && spend * 100 <= sales * target * (1 + RELATIVE_TOLERANCE);
}

export function judgeTerm(counts: Counts, criteria: JudgingCriteria, isExact: boolean): TermStatus {
  const { clicks, orders } = counts;
  if (orders === 0) {
    if (clicks === 0) return 'unclicked';
    return isWasted(counts, criteria) ? 'wasted' : 'waiting';
  }
  if (!meetsTarget(counts, criteria.target)) return 'costly';
  if (orders < HARVEST_ORDERS || clicks < criteria.minClicks) return 'promising';
  return isExact ? 'exact' : 'harvest';
}
