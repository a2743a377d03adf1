import { isAbove, isBelow, roundTo15Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';

export const TRENDS = ['up', 'down', 'stable'] as const;
export type Trend = (typeof TRENDS)[number];

/** Percent; a smaller change up or down is stable. */
const STABLE_WITHIN = 0.01;

export interface RateTrend {
  /** The last rate less the first. */
  readonly change: number;
  /** The same in percent of the first. */
  readonly changePercent: number;
  readonly trend: Trend;
}

/** How a rate moved from the first to the last point; null for fewer than two. */
export function rateTrend(points: readonly { readonly rate: number }[]): RateTrend | null {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return null;
  const change = sumRounded([last.rate, -first.rate]);
  const changePercent = roundTo15Digits((change / first.rate) * 100);
  return { change, changePercent, trend: trendOf(changePercent) };
}

function trendOf(changePercent: number): Trend {
  if (isAbove(changePercent, STABLE_WITHIN)) return 'up';
  return isBelow(changePercent, -STABLE_WITHIN) ? 'down' : 'stable';
}
