import {
  RATES_STALE_AFTER_MS,
  type HistoricalRates,
  type HistoricalRatesQuery,
  type LatestRates,
} from '@seller-toolbox/contracts';
import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SourceRates } from '../../ports/rate-shapes.ts';
import type { RateSource } from '../../ports/rate-source.ts';
import { EMPTY_BOOK, newestRates, staleFrom, type RateBook } from './rate-book.ts';
import { historyOf } from './rate-history.ts';
import { unknownCurrency } from './rates.errors.ts';
import {
  deleteOldRates,
  findLastSeen,
  listDays,
  listSnapshots,
  storeDays,
  storeSnapshot,
  takeLease,
} from './rates.repository.ts';

/** Minimum interval of requests to the source, for all replicas together. */
export const ASK_EVERY_MS = 10 * MINUTE;

/** The longest range plus the longest gap of a daily source. */
const DAYS_KEPT = 92 + 10;
const SNAPSHOTS_KEPT_MS = 2 * DAY;

export interface RateKeeperDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  /** Null: only the built-in rates. */
  readonly source: RateSource | null;
  /** Called when the source fails; the known rates stay. */
  readonly onSourceFailure: (error: unknown) => void;
}

/** Keeps rates in memory in sync with the database, and polls the source when this replica holds the lease. */
export interface RateKeeper {
  /** The same object until its content changes. */
  readonly latest: () => LatestRates;
  readonly history: (query: HistoricalRatesQuery) => HistoricalRates;
  /** Rejects while the database is unavailable; the known rates are then served as stale. */
  readonly refresh: () => Promise<void>;
}

export function createRateKeeper(deps: RateKeeperDeps): RateKeeper {
  const { db, clock } = deps;
  const poller = createPoller(deps);
  let book: RateBook = EMPTY_BOOK;
  let lastSeen: number | null = null;
  let isUnavailable = false;
  let newest = withStaleness(book);
  let running: Promise<void> | undefined;

  async function load() {
    const now = clock();
    const seen = (await findLastSeen(db, new Date(now)))?.getTime() ?? null;
    if (seen === lastSeen) return;
    const snapshots = await listSnapshots(db, { after: new Date(now - DAY), now: new Date(now) });
    book = { snapshots, days: await listDays(db, dayOf(now - DAYS_KEPT * DAY)) };
    newest = withStaleness(book);
    lastSeen = seen;
  }

  async function refreshOnce() {
    try {
      const received = await poller.poll();
      await load();
      if (received && (await poller.backfill(received))) {
        lastSeen = null;
        await load();
      }
      isUnavailable = false;
    } catch (error) {
      isUnavailable = true;
      throw error;
    }
  }

  function latest() {
    const stale = isUnavailable || clock() > newest.staleFrom;
    if (newest.rates.stale !== stale) newest = { ...newest, rates: { ...newest.rates, stale } };
    return newest.rates;
  }

  return {
    latest,
    history: (query) => {
      const unknown = (['base', 'target'] as const).filter((side) => !(query[side] in newest.rates.rates));
      if (unknown.length > 0) throw unknownCurrency(unknown);
      return historyOf(book, query, clock());
    },
    refresh: () => {
      running ??= refreshOnce().finally(() => (running = undefined));
      return running;
    },
  };
}

/** Polls the source and stores the rates. Throws only database errors. */
function createPoller({ db, clock, source, onSourceFailure }: RateKeeperDeps) {
  let backfilledOn = '';

  /** The rates of the source; null if another replica holds the lease or the source failed. */
  async function poll(): Promise<SourceRates | null> {
    if (!source || !(await takeLease(db, new Date(clock()), ASK_EVERY_MS))) return null;
    const received = await orFailure(source.latest());
    if (!received) return null;
    const now = clock();
    await storeDays(db, received.source, [{ day: received.asOf, rates: received.rates }]);
    await storeSnapshot(db, received, new Date(now));
    // The day of the source bounds a clock that is ahead.
    const until = Math.min(now, Date.parse(received.asOf) + DAY);
    await deleteOldRates(db, new Date(until), {
      snapshots: new Date(until - SNAPSHOTS_KEPT_MS),
      days: dayOf(until - DAYS_KEPT * DAY),
    });
    return received;
  }

  /** Fetches previous days, once per day; returns whether there were any. */
  async function backfill({ source: name, asOf }: SourceRates): Promise<boolean> {
    if (!source || backfilledOn === asOf) return false;
    const yesterday = Date.parse(asOf) - DAY;
    const days = await orFailure(source.history(dayOf(yesterday - DAYS_KEPT * DAY), dayOf(yesterday)));
    if (!days) return false;
    await storeDays(db, name, days);
    backfilledOn = asOf;
    return days.length > 0;
  }

  async function orFailure<Answer>(received: Promise<Answer>): Promise<Answer | null> {
    return received.catch((error: unknown) => {
      onSourceFailure(error);
      return null;
    });
  }

  return { poll, backfill };
}

function withStaleness(book: RateBook): { rates: LatestRates; staleFrom: number } {
  const rates = newestRates(book);
  return { rates: { ...rates, stale: false }, staleFrom: staleFrom(rates, RATES_STALE_AFTER_MS) };
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
