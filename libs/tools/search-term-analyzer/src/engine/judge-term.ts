import type { Counts } from './measures.ts';
import { ACCIDENT_LIMIT, clicksToJudge, noOrderChance } from './no-order-chance.ts';

/**
 * What the figures of a term say:
 * `wasted` no order, and too many clicks for that to be an accident; `waiting` no order yet, too few clicks to say;
 * `harvest` two orders or more at or under the target; `exact` the same, and already a keyword of its own;
 * `promising` at or under the target with too few orders or clicks; `costly` sells above the target;
 * `unclicked` nothing to judge.
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

/** From this number of orders on a term is worth a keyword of its own. */
export const HARVEST_ORDERS = 2;

/** Relative rounding error of a product of amounts. */
const RELATIVE_TOLERANCE = 1e-12;

/** What terms are measured by. */
export interface Yardstick {
  /** Orders per click of all terms, 0 to 1. */
  readonly rate: number;
  /** ACoS in percent that is still wanted; null where neither target, margin nor sales say it. */
  readonly target: number | null;
  /** No term is judged, whatever its figures, below so many clicks. */
  readonly minClicks: number;
  /** Clicks without an order from which on a term is judged; null where nothing has been sold. */
  readonly judgedFrom: number | null;
}

export function yardstick({
  totals,
  target,
  minClicks,
}: {
  totals: Counts;
  target: number | null;
  minClicks: number;
}): Yardstick {
  const rate = totals.clicks === 0 ? 0 : Math.min(1, totals.orders / totals.clicks);
  const enough = clicksToJudge(rate);
  return { rate, target, minClicks, judgedFrom: enough === null ? null : Math.max(enough, minClicks) };
}

/** Whether it is no accident that these clicks brought no order. */
export function isWasted({ clicks, orders }: Counts, { rate, minClicks }: Yardstick): boolean {
  return orders === 0 && clicks >= Math.max(1, minClicks) && noOrderChance(clicks, rate) < ACCIDENT_LIMIT;
}

/** Whether the sales keep the target; without a target or without sales they do not. */
export function keepsTarget({ spend, sales }: Counts, target: number | null): boolean {
  // By multiplication, so that spend of exactly the target is at it. The tolerance is relative: sales may be tiny or millions.
  return target !== null && sales > 0 && spend * 100 <= sales * target * (1 + RELATIVE_TOLERANCE);
}

export function judgeTerm(counts: Counts, yard: Yardstick, isExact: boolean): TermStatus {
  const { clicks, orders } = counts;
  if (orders === 0) {
    if (clicks === 0) return 'unclicked';
    return isWasted(counts, yard) ? 'wasted' : 'waiting';
  }
  if (!keepsTarget(counts, yard.target)) return 'costly';
  if (orders < HARVEST_ORDERS || clicks < yard.minClicks) return 'promising';
  return isExact ? 'exact' : 'harvest';
}
