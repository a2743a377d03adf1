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

/** The source is asked at most so often, over all replicas. */
export const ASK_EVERY_MS = 10 * MINUTE;

/** The longest range, and the longest silence of a daily source before it. */
const DAYS_KEPT = 92 + 10;
const SNAPSHOTS_KEPT_MS = 2 * DAY;

export interface RateKeeperDeps {
  readonly db: Kysely<Schema>;
  readonly clock: Clock;
  /** Null: the built-in rates have to do. */
  readonly source: RateSource | null;
  /** Told when the source fails; what was known before stays. */
  readonly onSourceFailure: (error: unknown) => void;
}

/** Keeps what is known of rates in memory, in step with the database, and asks the source when it is this replica's turn. */
export interface RateKeeper {
  /** The same object until something about it changes. */
  readonly latest: () => LatestRates;
  readonly history: (query: HistoricalRatesQuery) => HistoricalRates;
  /** Rejects while the database is away; then everything known is told on, marked stale. */
  readonly refresh: () => Promise<void>;
}

export function createRateKeeper(deps: RateKeeperDeps): RateKeeper {
  const { db, clock } = deps;
  const asking = createAsking(deps);
  let book: RateBook = EMPTY_BOOK;
  let lastSeen: number | null = null;
  let isAway = false;
  let newest = withJudgement(book);
  let running: Promise<void> | undefined;

  async function load() {
    const now = clock();
    const seen = (await findLastSeen(db, new Date(now)))?.getTime() ?? null;
    if (seen === lastSeen) return;
    const snapshots = await listSnapshots(db, { after: new Date(now - DAY), now: new Date(now) });
    book = { snapshots, days: await listDays(db, dayOf(now - DAYS_KEPT * DAY)) };
    newest = withJudgement(book);
    lastSeen = seen;
  }

  async function refreshOnce() {
    try {
      const said = await asking.ask();
      await load();
      if (said && (await asking.backfill(said))) {
        lastSeen = null;
        await load();
      }
      isAway = false;
    } catch (error) {
      isAway = true;
      throw error;
    }
  }

  function latest() {
    const stale = isAway || clock() > newest.staleFrom;
    if (newest.told.stale !== stale) newest = { ...newest, told: { ...newest.told, stale } };
    return newest.told;
  }

  return {
    latest,
    history: (query) => {
      const unknown = (['base', 'target'] as const).filter((side) => !(query[side] in newest.told.rates));
      if (unknown.length > 0) throw unknownCurrency(unknown);
      return historyOf(book, query, clock());
    },
    refresh: () => {
      running ??= refreshOnce().finally(() => (running = undefined));
      return running;
    },
  };
}

/** Asks the source and stores what it says. Only the database makes it fail. */
function createAsking({ db, clock, source, onSourceFailure }: RateKeeperDeps) {
  let backfilledOn = '';

  /** What the source said, where it was this replica's turn and the source answered. */
  async function ask(): Promise<SourceRates | null> {
    if (!source || !(await takeLease(db, new Date(clock()), ASK_EVERY_MS))) return null;
    const said = await orFailure(source.latest());
    if (!said) return null;
    const now = clock();
    await storeDays(db, said.source, [{ day: said.asOf, rates: said.rates }]);
    await storeSnapshot(db, said, new Date(now));
    // A clock that is ahead makes nothing old: the source has a day of its own.
    const until = Math.min(now, Date.parse(said.asOf) + DAY);
    await deleteOldRates(db, new Date(until), {
      snapshots: new Date(until - SNAPSHOTS_KEPT_MS),
      days: dayOf(until - DAYS_KEPT * DAY),
    });
    return said;
  }

  /** Fetches the days that lie behind, once for each; true where there were any. */
  async function backfill({ source: name, asOf }: SourceRates): Promise<boolean> {
    if (!source || backfilledOn === asOf) return false;
    const yesterday = Date.parse(asOf) - DAY;
    const days = await orFailure(source.history(dayOf(yesterday - DAYS_KEPT * DAY), dayOf(yesterday)));
    if (!days) return false;
    await storeDays(db, name, days);
    backfilledOn = asOf;
    return days.length > 0;
  }

  async function orFailure<Said>(said: Promise<Said>): Promise<Said | null> {
    return said.catch((error: unknown) => {
      onSourceFailure(error);
      return null;
    });
  }

  return { ask, backfill };
}

function withJudgement(book: RateBook): { told: LatestRates; staleFrom: number } {
  const told = newestRates(book);
  return { told: { ...told, stale: false }, staleFrom: staleFrom(told, RATES_STALE_AFTER_MS) };
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
