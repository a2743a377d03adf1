import { sql, type Kysely } from 'kysely';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Schema } from '../../db/schema.ts';

export interface Attempt {
  readonly key: Buffer;
  readonly now: Date;
  /** Seconds to wait after each attempt; the last value applies to all further ones. */
  readonly delays: readonly number[];
  readonly forgetAt: Date;
}

/**
 * Counts an attempt and returns the count; undefined and no change while the key is blocked. Ignores blocks longer than
 * any delay, which come from a skewed clock.
 */
export async function countAttempt(db: Kysely<Schema>, attempt: Attempt): Promise<number | undefined> {
  const { rows } = await countAttemptQuery(attempt).execute(db);
  return rows[0]?.attempts;
}

/** One statement, so that concurrent attempts are all counted. */
export function countAttemptQuery({ key, now, delays, forgetAt }: Attempt) {
  const counted = sql`(case when seen.forget_at <= ${now} then 0 else seen.attempts end + 1)`;
  const secondsAfter = (count: ReturnType<typeof sql>) =>
    sql`(${[...delays]}::double precision[])[least(${count}, ${delays.length}::integer)]`;
  const delayAfter = (count: ReturnType<typeof sql>) => sql`make_interval(secs => ${secondsAfter(count)})`;
  const maxPlausibleWait = 2 * Math.max(...delays);
  return sql<{ attempts: number }>`
    insert into account_attempt as seen (key, attempts, blocked_until, forget_at)
    values (${key}, 1, ${now}::timestamptz + ${delayAfter(sql`1`)}, ${forgetAt})
    on conflict (key) do update set
      attempts = ${counted},
      blocked_until = ${now}::timestamptz + ${delayAfter(counted)},
      forget_at = excluded.forget_at
    where seen.blocked_until <= ${now}
      or seen.blocked_until > ${now}::timestamptz + make_interval(secs => ${maxPlausibleWait})
      or coalesce(${secondsAfter(sql`seen.attempts`)}, 0) = 0
    returning attempts`;
}

export async function findBlockedUntil(db: Kysely<Schema>, key: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('account_attempt')
    .select('blocked_until')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.blocked_until;
}

/** In the order of counting, so that transactions cannot deadlock. */
export async function deleteAttempts(db: Kysely<Schema>, keys: readonly Buffer[]): Promise<void> {
  for (const key of keys) await db.deleteFrom('account_attempt').where('key', '=', key).execute();
}

/** Uncounts attempts that could not be made. */
export async function refundAttempts(db: Kysely<Schema>, keys: readonly Buffer[], now: Date): Promise<void> {
  for (const key of keys) {
    await db
      .updateTable('account_attempt')
      .set((eb) => ({ attempts: eb('attempts', '-', 1), blocked_until: now }))
      .where('key', '=', key)
      .execute();
  }
}

export async function isKnownNetwork(db: Kysely<Schema>, key: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account_known_network')
    .select('key')
    .where('key', '=', key)
    .where('forget_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberNetwork(db: Kysely<Schema>, key: Buffer, forgetAt: Date): Promise<void> {
  await db
    .insertInto('account_known_network')
    .values({ key, forget_at: forgetAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ forget_at: forgetAt }))
    .execute();
}

/** Deletes expired attempts and networks. */
export async function deleteExpiredAttempts(db: Kysely<Schema>, now: Date): Promise<void> {
  await deleteInBatches(db, 'account_attempt', sql`forget_at <= ${now}`);
  await deleteInBatches(db, 'account_known_network', sql`forget_at <= ${now}`);
}
