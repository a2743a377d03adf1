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

/**
 * `taken`: counted in all of them. `refused`: counted in none, because one was used up. `unknown`: the store did not answer
 * in time, and whoever asks decides: closed for what costs, open for reads.
 */
export type LimitVerdict = 'taken' | 'refused' | 'unknown';

/**
 * Counts exactly, over all replicas that share it, what is counted whether or not it succeeds. Calls of the AI are given
 * back when they fail or their process dies, so they have counters of their own (decision 0010). Nothing here throws.
 */
export interface LimitStore {
  /** Counts one call in every limit, or in none where any of them is used up. */
  readonly take: (limits: readonly Limit[]) => Promise<LimitVerdict>;
}

export const STORE_DEADLINE_MS = 200;

export interface LimitStoreOptions {
  readonly deadlineMs?: number;
  /** Told of a store that failed, not of one that was slow. */
  readonly onFailure?: (error: unknown) => void;
}

/** On the database, one statement a call. */
export function createLimitStore(db: Kysely<Schema>, options: LimitStoreOptions = {}): LimitStore {
  return { take: (limits) => verdictOf(takeLimits(db, limits), options) };
}

/** What whoever asks is told of a store that counts, or does not, or does not answer in time. */
export async function verdictOf(
  isTaken: Promise<boolean>,
  options: LimitStoreOptions,
): Promise<LimitVerdict> {
  const answer = await withinDeadline(isTaken, options);
  return answer === null ? 'unknown' : answer ? 'taken' : 'refused';
}

/** For load runs: everybody may do everything, and nothing is counted. */
export const unlimited: LimitStore = { take: async () => 'taken' };

/** Counts of windows that have ended are of no use to anybody. */
export async function forgetOldLimits(db: Kysely<Schema>, now: Date): Promise<void> {
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
