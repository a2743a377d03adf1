import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** One counter that a call uses up: what is counted, of whom (hashed), in which window. */
export interface Limit {
  readonly key: string;
  /** Calls within the window; 0 lets nobody through. */
  readonly max: number;
  /** The end of the window, in milliseconds; from then on the counter is forgotten, so the key names the window. */
  readonly endsAt: number;
}

export type LimitVerdict =
  /** Counted in all of them; `remaining` in their order. */
  | { readonly status: 'taken'; readonly remaining: readonly number[] }
  /** Counted in none; `exhausted` are the ones that are used up, in their order. */
  | { readonly status: 'refused'; readonly exhausted: readonly Limit[] }
  /** The store did not answer in time. Whoever asks decides: closed for login and AI, open for reads. */
  | { readonly status: 'unknown' };

/** Counts exactly, over all replicas that share it. Nothing here throws. */
export interface LimitStore {
  /** Counts one call in every limit, or in none where any of them is used up. */
  readonly take: (limits: readonly Limit[]) => Promise<LimitVerdict>;
  /** Gives a taken call back: it failed, and a failed call consumes nothing. */
  readonly giveBack: (limits: readonly Limit[]) => Promise<void>;
  /** How often each was taken, without counting; null where the store did not answer in time. */
  readonly used: (limits: readonly Limit[]) => Promise<readonly number[] | null>;
}

export const STORE_DEADLINE_MS = 200;

export interface LimitStoreOptions {
  readonly deadlineMs?: number;
  /** Told of a store that failed, not of one that was slow. */
  readonly onFailure?: (error: unknown) => void;
}

/** On the database, one statement a call. */
export function createLimitStore(db: Kysely<Schema>, options: LimitStoreOptions = {}): LimitStore {
  const within = <Answer>(answer: Promise<Answer>) => withinDeadline(answer, options);
  return {
    take: async (limits) => {
      const counters = await within(takeLimits(db, limits));
      if (!counters) return { status: 'unknown' };
      const usedOf = ({ key }: Limit) => counters.used.get(key) ?? 0;
      return counters.isTaken
        ? { status: 'taken', remaining: limits.map((limit) => limit.max - usedOf(limit)) }
        : { status: 'refused', exhausted: limits.filter((limit) => usedOf(limit) >= limit.max) };
    },
    giveBack: async (limits) => {
      await within(giveBackLimits(db, limits));
    },
    used: async (limits) => {
      const used = await within(findUsed(db, limits));
      return used && limits.map(({ key }) => used.get(key) ?? 0);
    },
  };
}

/** For load runs: everybody may do everything, and nothing is counted. */
export const unlimited: LimitStore = {
  take: async (limits) => ({ status: 'taken', remaining: limits.map(({ max }) => max) }),
  giveBack: async () => {},
  used: async (limits) => limits.map(() => 0),
};

/** Counts of windows that have ended are of no use to anybody. */
export async function forgetOldLimits(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('limit_counter').where('expires_at', '<=', now).execute();
}

async function takeLimits(db: Kysely<Schema>, limits: readonly Limit[]) {
  const { rows } = await takeLimitsQuery(limits).execute(db);
  const used = new Map(rows.map((row) => [row.counter, row.used]));
  return { used, isTaken: rows.every((row) => row.is_taken) };
}

export function takeLimitsQuery(limits: readonly Limit[]) {
  const keys = limits.map(({ key }) => key);
  const maxima = limits.map(({ max }) => max);
  const expiries = limits.map(({ endsAt }) => new Date(endsAt));
  return sql<{ counter: string; used: number; is_taken: boolean }>`
    select counter, used, is_taken
    from take_limits(${keys}::text[], ${maxima}::integer[], ${expiries}::timestamptz[])`;
}

async function giveBackLimits(db: Kysely<Schema>, limits: readonly Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => key);
  // Locked in the order in which they are taken, so that nobody waits in a circle.
  await sql`
    with held as (
      select key from limit_counter where key = any(${keys}::text[]) order by key for update
    )
    update limit_counter set used = greatest(limit_counter.used - 1, 0)
    from held where limit_counter.key = held.key`.execute(db);
}

async function findUsed(db: Kysely<Schema>, limits: readonly Limit[]): Promise<Map<string, number>> {
  if (limits.length === 0) return new Map();
  const keys = limits.map(({ key }) => key);
  const rows = await db
    .selectFrom('limit_counter')
    .where('key', 'in', keys)
    .select(['key', 'used'])
    .execute();
  return new Map(rows.map(({ key, used }) => [key, used]));
}

/** The answer, or null when it fails or is not there in time; a late one changes nothing any more. */
async function withinDeadline<Answer>(
  answer: Promise<Answer>,
  { deadlineMs = STORE_DEADLINE_MS, onFailure }: LimitStoreOptions,
): Promise<Answer | null> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), deadlineMs);
  });
  const settled = answer.catch((error: unknown) => {
    onFailure?.(error);
    return null;
  });
  const first = await Promise.race([settled, deadline]);
  clearTimeout(timer);
  return first;
}
