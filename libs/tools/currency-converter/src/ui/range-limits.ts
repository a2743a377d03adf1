import { RANGES } from '../engine/currency-converter.schema.ts';
import { rateTrend } from '../engine/rate-trend.ts';
import type { RateHistory } from './time-scale.ts';

export interface RangeLimits {
  /** Whether there is no trend in the range. */
  readonly isEmpty: boolean;
  /** Ranges that the source cannot show. */
  readonly unavailable: readonly RateHistory['range'][];
  readonly reason: 'no-source' | 'no-days' | 'daily' | null;
}

/** What the history of one range says about the others: a daily source has no hours, and no longer range has fewer points. */
export function rangeLimits({ source, granularity, range, dataPoints }: RateHistory): RangeLimits {
  const isEmpty = rateTrend(dataPoints) === null;
  if (isEmpty && source === 'built-in') return { isEmpty, unavailable: RANGES, reason: 'no-source' };
  if (granularity !== 'daily') return { isEmpty, unavailable: [], reason: null };
  // The history of a short range goes back to the last change, however long ago.
  if (isEmpty && range !== '1m') return { isEmpty, unavailable: RANGES, reason: 'no-days' };
  return { isEmpty, unavailable: ['1h'], reason: 'daily' };
}
