import {
  ASK_RATES_SECONDS,
  RATES_STALE_AFTER_MS,
  type HistoricalRates,
  type HistoricalRatesQuery,
  type LatestRates,
} from '@seller-toolbox/contracts';
import { DAY, MINUTE, SECOND } from '@seller-toolbox/tool-contract/durations';
import { utcDay } from '@seller-toolbox/reference-data/days';
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

/** What a request to the source gave; `leased`: another request came too short a time before. */
type PollOutcome = 'changed' | 'unchanged' | 'failed' | 'leased';

export interface RatesServiceDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  /** Null: only the built-in rates. */
  readonly source: RateSource | null;
  /** Called when the source fails; the known rates stay. */
  readonly onSourceFailure: (error: unknown) => void;
}

/** Keeps rates in memory in sync with the database, and polls the source when this replica holds the lease. */
export interface RatesService {
  /** The same object until its content changes. */
  readonly latest: () => LatestRates;
  readonly history: (query: HistoricalRatesQuery) => HistoricalRates;
  /** Rejects while the database is unavailable; the known rates are then served as stale. */
  readonly refresh: () => Promise<void>;
  /** Whether a source is configured. */
  readonly hasSource: boolean;
  /** Requests the source for an admin, after `ASK_RATES_SECONDS` without a request. */
  readonly askNow: () => Promise<PollOutcome>;
}

export function createRatesService(deps: RatesServiceDeps): RatesService {
  const { db, clock } = deps;
  const poller = createPoller(deps);
  let book: RateBook = EMPTY_BOOK;
  let lastSeen: number | null = null;
  let isUnavailable = false;
  let newest = withStaleness(book);
  let running: Promise<PollOutcome> | undefined;

  async function load() {
    const now = clock();
    const seen = (await findLastSeen(db, new Date(now)))?.getTime() ?? null;
    if (seen === lastSeen) return;
    book = await readBook(db, now);
    newest = withStaleness(book);
    lastSeen = seen;
  }

  async function refreshOnce(everyMs: number): Promise<PollOutcome> {
    const before = book.snapshots.at(-1)?.firstSeenAt.getTime();
    try {
      const received = await poller.poll(everyMs);
      await load();
      if (typeof received === 'object' && (await poller.backfill(received))) {
        lastSeen = null;
        await load();
      }
      isUnavailable = false;
      if (typeof received === 'string') return received;
      return book.snapshots.at(-1)?.firstSeenAt.getTime() === before ? 'unchanged' : 'changed';
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
    history: (query) => historyOfKnown(book, query, clock()),
    refresh: async () => {
      await runOnce(ASK_EVERY_MS);
    },
    hasSource: deps.source !== null,
    askNow: async () => {
      // A refresh in progress may not request the source.
      await running?.catch(() => undefined);
      return runOnce(ASK_RATES_SECONDS * SECOND);
    },
  };

  function runOnce(everyMs: number): Promise<PollOutcome> {
    running ??= refreshOnce(everyMs).finally(() => (running = undefined));
    return running;
  }
}

async function readBook(db: Kysely<Schema>, now: number): Promise<RateBook> {
  const snapshots = await listSnapshots(db, { after: new Date(now - DAY), now: new Date(now) });
  return { snapshots, days: await listDays(db, utcDay(now - DAYS_KEPT * DAY)) };
}

function historyOfKnown(book: RateBook, query: HistoricalRatesQuery, now: number): HistoricalRates {
  const { rates } = newestRates(book);
  const unknown = (['base', 'target'] as const).filter((side) => !(query[side] in rates));
  if (unknown.length > 0) throw unknownCurrency(unknown);
  return historyOf(book, query, now);
}

/** Polls the source and stores the rates. Throws only database errors. */
function createPoller({ db, clock, source, onSourceFailure }: RatesServiceDeps) {
  let backfilledOn = '';

  /** The rates of the source, unless it failed or was requested within `everyMs`. */
  async function poll(everyMs: number): Promise<SourceRates | 'leased' | 'failed'> {
    if (!source || !(await takeLease(db, new Date(clock()), everyMs))) return 'leased';
    const received = await orFailure(source.latest());
    if (!received) return 'failed';
    const now = clock();
    await storeDays(db, received.source, [{ day: received.asOf, rates: received.rates }]);
    await storeSnapshot(db, received, new Date(now));
    // The day of the source bounds a clock that is ahead.
    const until = Math.min(now, Date.parse(received.asOf) + DAY);
    await deleteOldRates(db, new Date(until), {
      snapshots: new Date(until - SNAPSHOTS_KEPT_MS),
      days: utcDay(until - DAYS_KEPT * DAY),
    });
    return received;
  }

  /** Fetches previous days, once per day; returns whether there were any. */
  async function backfill({ source: name, asOf }: SourceRates): Promise<boolean> {
    if (!source || backfilledOn === asOf) return false;
    const yesterday = Date.parse(asOf) - DAY;
    const days = await orFailure(source.history(utcDay(yesterday - DAYS_KEPT * DAY), utcDay(yesterday)));
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
