import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export interface Attempt {
  readonly key: Buffer;
  readonly now: Date;
  /** Seconds to wait after the first attempt, after the second and so on; the last holds for all further ones. */
  readonly delays: readonly number[];
  readonly forgetAt: Date;
}

/**
 * Counts an attempt and answers how many there were; undefined while the key is blocked, and then nothing changes. Who
 * need not wait is not held up by clocks of replicas that differ, and a wait that no clock in order gives binds nobody.
 */
export async function countAttempt(db: Kysely<Schema>, attempt: Attempt): Promise<number | undefined> {
  const { rows } = await countAttemptQuery(attempt).execute(db);
  return rows[0]?.attempts;
}

/** One statement, so that of many attempts at the same time each is counted. */
export function countAttemptQuery({ key, now, delays, forgetAt }: Attempt) {
  const counted = sql`(case when seen.forget_at <= ${now} then 0 else seen.attempts end + 1)`;
  const secondsAfter = (count: ReturnType<typeof sql>) =>
    sql`(${[...delays]}::double precision[])[least(${count}, ${delays.length}::integer)]`;
  const delayAfter = (count: ReturnType<typeof sql>) => sql`make_interval(secs => ${secondsAfter(count)})`;
  const beyondAll = 2 * Math.max(...delays);
  return sql<{ attempts: number }>`
    insert into account_attempt as seen (key, attempts, blocked_until, forget_at)
    values (${key}, 1, ${now}::timestamptz + ${delayAfter(sql`1`)}, ${forgetAt})
    on conflict (key) do update set
      attempts = ${counted},
      blocked_until = ${now}::timestamptz + ${delayAfter(counted)},
      forget_at = excluded.forget_at
    where seen.blocked_until <= ${now}
      or seen.blocked_until > ${now}::timestamptz + make_interval(secs => ${beyondAll})
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

/** One after the other and in the order of counting, so that nobody waits for each other in a circle. */
export async function deleteAttempts(db: Kysely<Schema>, keys: readonly Buffer[]): Promise<void> {
  for (const key of keys) await db.deleteFrom('account_attempt').where('key', '=', key).execute();
}

/** Takes back attempts that were counted and could not be made. */
export async function uncountAttempts(db: Kysely<Schema>, keys: readonly Buffer[], now: Date): Promise<void> {
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

/** Removes what has been forgotten. */
export async function deleteForgottenAttempts(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('account_attempt').where('forget_at', '<=', now).execute();
  await db.deleteFrom('account_known_network').where('forget_at', '<=', now).execute();
}
