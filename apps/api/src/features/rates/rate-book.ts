import type { LatestRates } from '@seller-toolbox/contracts';
import { BUILT_IN_RATES, BUILT_IN_RATES_SOURCE } from '@seller-toolbox/reference-data/exchange-rates.data';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { DayRates } from '../../ports/rate-shapes.ts';
import type { Snapshot } from './rates.repository.ts';

/** All known rates, in memory, so that they can be served while the database is unavailable. */
export interface RateBook {
  /** The snapshots of the last day and the one before, oldest first. */
  readonly snapshots: readonly Snapshot[];
  /** The days of the last three months and some more, oldest first. */
  readonly days: readonly DayRates[];
}

export const EMPTY_BOOK: RateBook = { snapshots: [], days: [] };

const BUILT_IN = 'built-in';

/** Longer than any holiday of a daily source. */
const MAX_SOURCE_AGE_MS = 6 * DAY;

/** The newest rates; the built-in ones if no source ever answered. */
export function newestRates({ snapshots }: RateBook): Omit<LatestRates, 'stale'> {
  const newest = snapshots.at(-1);
  if (!newest) {
    return {
      rates: BUILT_IN_RATES,
      lastUpdated: new Date(BUILT_IN_RATES_SOURCE.asOf).toISOString(),
      asOf: BUILT_IN_RATES_SOURCE.asOf,
      baseCurrency: 'USD',
      source: BUILT_IN,
    };
  }
  const { rates, lastSeenAt, asOf, source } = newest;
  return { rates, lastUpdated: lastSeenAt.toISOString(), asOf, baseCurrency: 'USD', source };
}

/** When rates were last received from the source, ISO 8601; null if never. */
export function lastReceivedAt({ source, lastUpdated }: Omit<LatestRates, 'stale'>): string | null {
  return source === BUILT_IN ? null : lastUpdated;
}

/** When the newest rates become stale: no answer of the source, or no new day in its answers, for too long. */
export function staleFrom(newest: Omit<LatestRates, 'stale'>, staleAfterMs: number): number {
  return Math.min(Date.parse(newest.lastUpdated) + staleAfterMs, Date.parse(newest.asOf) + MAX_SOURCE_AGE_MS);
}
