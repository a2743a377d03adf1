import { withoutNoise } from './significant.ts';

export const TRENDS = ['up', 'down', 'stable'] as const;
export type Trend = (typeof TRENDS)[number];

/** Percent; a change has to be more than this, up or down, to be one. */
const STABLE_WITHIN = 0.01;
/** What a percentage may be off by from binary fractions. */
const DUST = 1e-9;
const EXACT_DIGITS = 15;

export interface RateTrend {
  /** The last rate less the first. */
  readonly change: number;
  /** The same in percent of the first. */
  readonly changePercent: number;
  readonly trend: Trend;
}

/** How a rate moved from the first to the last point; null for fewer than two. */
export function rateTrend(points: readonly { readonly rate: number }[]): RateTrend | null {
  const [first, last] = [points[0]?.rate, points.at(-1)?.rate];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const change = difference(last, first);
  const changePercent = withoutNoise((change / first) * 100);
  return { change, changePercent, trend: trendOf(changePercent) };
}

function trendOf(changePercent: number): Trend {
  if (changePercent > STABLE_WITHIN + DUST) return 'up';
  return changePercent < -STABLE_WITHIN - DUST ? 'down' : 'stable';
}

/** At as many decimals as the larger of the two holds exactly: 1360.7 less 1360.5 is 0.2. */
function difference(last: number, first: number): number {
  const wholeDigits = Math.floor(Math.log10(Math.max(last, first))) + 1;
  return Number((last - first).toFixed(Math.max(0, EXACT_DIGITS - wholeDigits)));
}
