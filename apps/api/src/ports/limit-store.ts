import { sql, type Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';

/** One counter of a call: limit, hashed subject and window. */
export interface Limit {
  readonly key: string;
  /** Maximum calls within the window; 0 rejects all. */
  readonly max: number;
  /** The end of the window in milliseconds, when the counter expires. The key contains the window. */
  readonly endsAt: number;
}

/**
 * `taken`: counted in all limits. `refused`: counted in none, because one is exhausted. `unknown`: the store did not answer
 * in time, and the caller decides.
 */
export type LimitVerdict = 'taken' | 'refused' | 'unknown';

/**
 * Exact counters shared by all replicas. Never throws. AI calls have separate counters, because failed calls are
 * refunded (decision 0010).
 */
export interface LimitStore {
  /** Counts one call in every limit, or in none if any is exhausted. */
  readonly take: (limits: readonly Limit[]) => Promise<LimitVerdict>;
}

export const STORE_DEADLINE_MS = 200;

export interface LimitStoreOptions {
  readonly deadlineMs?: number;
  /** Called when the store fails, not when it is slow. */
  readonly onFailure?: (error: unknown) => void;
}

/** Counts in the database with one statement per call. */
export function createLimitStore(db: Kysely<Schema>, options: LimitStoreOptions = {}): LimitStore {
  return { take: (limits) => verdictOf(takeLimits(db, limits), options) };
}

/** Converts the result of a store to a verdict, within the deadline. */
export async function verdictOf(
  isTaken: Promise<boolean>,
  options: LimitStoreOptions,
): Promise<LimitVerdict> {
  const answer = await withinDeadline(isTaken, options);
  return answer === null ? 'unknown' : answer ? 'taken' : 'refused';
}

/** For load tests: no limits. */
export const unlimited: LimitStore = { take: async () => 'taken' };

/** Deletes the counters of ended windows. */
export async function purgeExpiredLimits(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('limit_counter').where('expires_at', '<=', now).execute();
}

async function takeLimits(db: Kysely<Schema>, limits: readonly Limit[]): Promise<boolean> {
  const { rows } = await takeLimitsQuery(limits).execute(db);
  return rows.every((row) => row.is_taken);
}

export function takeLimitsQuery(limits: readonly Limit[]) {
  const keys = limits.map(({ key }) => key);
  const maxima = limits.map(({ max }) => max);
  const expiries = limits.map(({ endsAt }) => new Date(endsAt));
  return sql<{ is_taken: boolean }>`
    select is_taken from take_limits(${keys}::text[], ${maxima}::integer[], ${expiries}::timestamptz[])`;
}

/** The answer, or null if it fails or is late. */
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
