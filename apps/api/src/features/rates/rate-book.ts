import type { LatestRates } from '@seller-toolbox/contracts';
import { BUILT_IN_RATES, BUILT_IN_RATES_SOURCE } from '@seller-toolbox/reference-data/exchange-rates.data';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { DayRates } from '../../ports/rate-shapes.ts';
import type { Snapshot } from './rates.repository.ts';

/** All that the service knows of rates; held in memory, so that it can be told while the database is away. */
export interface RateBook {
  /** Oldest first: those of the last day and the one before them. */
  readonly snapshots: readonly Snapshot[];
  /** Oldest first: those of the last three months and a little more. */
  readonly days: readonly DayRates[];
}

export const EMPTY_BOOK: RateBook = { snapshots: [], days: [] };

const BUILT_IN = 'built-in';

/** Holidays make daily sources silent for at most so long; after that the source itself has stopped. */
const MAX_SOURCE_AGE_MS = 6 * DAY;

/** The newest rates without a judgement of their age; the built-in ones where no source was ever heard. */
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

/** When the source was last heard, ISO 8601; null where it never was. */
export function lastHeard({ source, lastUpdated }: Omit<LatestRates, 'stale'>): string | null {
  return source === BUILT_IN ? null : lastUpdated;
}

/** From when on the newest rates are stale: the service has not heard the source, or the source nothing new, for too long. */
export function staleFrom(newest: Omit<LatestRates, 'stale'>, staleAfterMs: number): number {
  return Math.min(Date.parse(newest.lastUpdated) + staleAfterMs, Date.parse(newest.asOf) + MAX_SOURCE_AGE_MS);
}
