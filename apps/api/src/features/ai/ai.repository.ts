import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** One limit in one window. */
export interface Counter {
  readonly key: Buffer;
  readonly allowed: number;
  readonly endsAt: Date;
  /** Counts what a call costs: not released with the reservation of a failed call. */
  readonly isCost?: boolean;
}

export interface Reservation {
  readonly id: string;
  readonly expiresAt: Date;
}

/** Used units by counter key in hex; a missing key means 0. */
export type UsedUnits = ReadonlyMap<string, number>;

/**
 * Takes one unit of every counter, or returns null and takes none if one would exceed its limit. With a reservation, the
 * units of all counters but costs are released unless it is settled in time. One statement, exact under concurrency.
 */
export async function takeUnits(
  db: Kysely<Schema>,
  counters: readonly Counter[],
  reservation: Reservation | null,
): Promise<UsedUnits | null> {
  try {
    return toUsed((await takeUnitsQuery(counters, reservation).execute(db)).rows);
  } catch (error) {
    if (isOverLimit(error)) return null;
    throw error;
  }
}

/** Ordered by key, so that concurrent statements cannot deadlock. */
export function takeUnitsQuery(counters: readonly Counter[], reservation: Reservation | null) {
  const keys = counters.map(({ key }) => key);
  const refundable = counters.filter(({ isCost }) => !isCost).map(({ key }) => key);
  return sql<{ key: Buffer; used: number }>`
    with reserved as (
      insert into ai_reservation (id, keys, expires_at)
      select ${reservation?.id ?? null}::uuid, ${refundable}::bytea[], ${reservation?.expiresAt ?? null}::timestamptz
      where ${reservation !== null}::boolean
    )
    insert into ai_quota (key, used, allowed, ends_at)
    select counter.key, 1, counter.allowed, counter.ends_at
    from unnest(${keys}::bytea[], ${counters.map(({ allowed }) => allowed)}::integer[],
      ${counters.map(({ endsAt }) => endsAt)}::timestamptz[]) as counter (key, allowed, ends_at)
    order by counter.key
    on conflict (key) do update set used = ai_quota.used + 1, allowed = excluded.allowed
    returning key, used`;
}

function isOverLimit(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'ai_quota_within_allowed';
}

export async function listUsed(db: Kysely<Schema>, counters: readonly Counter[]): Promise<UsedUnits> {
  if (counters.length === 0) return new Map();
  const keys = counters.map(({ key }) => key);
  return toUsed(await db.selectFrom('ai_quota').select(['key', 'used']).where('key', 'in', keys).execute());
}

function toUsed(rows: readonly { key: Buffer; used: number }[]): UsedUnits {
  return new Map(rows.map(({ key, used }) => [key.toString('hex'), used]));
}

/** Keeps the units of the call. */
export async function settleReservation(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('ai_reservation').where('id', '=', id).execute();
}

/** Releases the units of a call, at most once, and one unit of each of `costs`. */
export async function releaseReservation(
  db: Kysely<Schema>,
  id: string,
  costs: readonly Counter[] = [],
): Promise<void> {
  await releaseQuery(sql`id = ${id}`, costs).execute(db);
}

/** Releases expired reservations; returns whether there were any. */
export async function releaseExpired(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await releaseQuery(sql`expires_at <= ${now}`).execute(db);
  return numAffectedRows > 0n;
}

export function releaseQuery(which: ReturnType<typeof sql>, costs: readonly Counter[] = []) {
  return sql`
    with gone as (delete from ai_reservation where ${which} returning keys),
    returned as (select unnest(keys) as key from gone union all select unnest(${costs.map(({ key }) => key)}::bytea[])),
    back as (select key, count(*)::integer as units from returned group by key),
    held as (
      select quota.key, back.units from ai_quota as quota join back on back.key = quota.key
      order by quota.key for update of quota
    )
    update ai_quota set used = greatest(0, ai_quota.used - held.units) from held where ai_quota.key = held.key`;
}

/** An unexpired reply, or undefined. */
export async function findReply(db: Kysely<Schema>, key: Buffer, now: Date): Promise<unknown> {
  const row = await db
    .selectFrom('ai_reply')
    .select('reply')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.reply;
}

export interface NewReply {
  readonly key: Buffer;
  readonly reply: unknown;
  readonly expiresAt: Date;
}

export async function saveReply(db: Kysely<Schema>, { key, reply, expiresAt }: NewReply): Promise<void> {
  const row = { reply: JSON.stringify(reply), expires_at: expiresAt };
  await db
    .insertInto('ai_reply')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Deletes ended windows, expired replies, and the oldest replies beyond `maxReplies`. */
export async function deleteOldAi(db: Kysely<Schema>, now: Date, maxReplies: number): Promise<void> {
  await releaseExpired(db, now);
  await db.deleteFrom('ai_quota').where('ends_at', '<=', now).execute();
  await db.deleteFrom('ai_reply').where('expires_at', '<=', now).execute();
  await sql`
    delete from ai_reply where key in (
      select key from ai_reply order by expires_at desc, key offset ${maxReplies}
    )`.execute(db);
}
