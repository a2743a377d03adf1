import { sql, type Kysely, type Transaction } from 'kysely';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Schema } from '../../db/schema.ts';
import type { RollUpGrain, RollUpKind } from './analytics.table.ts';
import { sessionsOf, type Count } from './count.ts';

/** Primary key of a roll-up. */
export interface RollUpKey {
  readonly kind: RollUpKind;
  readonly grain: RollUpGrain;
  readonly startsAt: Date;
  readonly key: string;
}

export interface RollUp extends RollUpKey, Count {}

/** Locks and returns the instant before which events are rolled up. One process at a time rolls up. */
export async function lockRolledUpTo(trx: Transaction<Schema>): Promise<Date> {
  const row = await trx
    .selectFrom('analytics_roll_up_state')
    .select('rolled_up_to')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.rolled_up_to;
}

export async function getRolledUpTo(db: Kysely<Schema>): Promise<Date> {
  const row = await db.selectFrom('analytics_roll_up_state').select('rolled_up_to').executeTakeFirstOrThrow();
  return row.rolled_up_to;
}

export async function updateRolledUpTo(trx: Transaction<Schema>, instant: Date): Promise<void> {
  await trx.updateTable('analytics_roll_up_state').set({ rolled_up_to: instant }).execute();
}

/** When the last complete roll-up finished. */
export async function findLastRollUp(db: Kysely<Schema>): Promise<Date | null> {
  const row = await db.selectFrom('analytics_roll_up_state').select('finished_at').executeTakeFirstOrThrow();
  return row.finished_at;
}

export async function updateLastRollUp(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.updateTable('analytics_roll_up_state').set({ finished_at: now }).execute();
}

/** When the newest event at or after an instant was received. */
export async function findNewestEvent(db: Kysely<Schema>, from: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('analytics_event')
    .where('received_at', '>=', from)
    .select(({ fn }) => fn.max('received_at').as('newest'))
    .executeTakeFirst();
  return row?.newest ?? null;
}

/** When the event number `count` of a span was received. */
export async function findReceivedAtOfEvent(
  db: Kysely<Schema>,
  count: number,
  { from, before }: { from: Date; before: Date },
): Promise<Date | null> {
  const row = await db
    .selectFrom('analytics_event')
    .where('received_at', '>=', from)
    .where('received_at', '<', before)
    .select('received_at')
    .orderBy('received_at')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.received_at ?? null;
}

/** Upserts roll-ups. Requires the lock, because sketches are merged outside the database. */
export async function insertRollUps(trx: Transaction<Schema>, rows: readonly RollUp[]): Promise<void> {
  const column = <Value>(pick: (row: RollUp) => Value) => rows.map(pick);
  await sql`
    insert into analytics_roll_up (kind, grain, starts_at, key, uses, views, sessions, session_count)
    select * from unnest(${column(({ kind }) => kind)}::text[], ${column(({ grain }) => grain)}::text[],
      ${column(({ startsAt }) => startsAt)}::timestamptz[], ${column(({ key }) => key)}::text[],
      ${column(({ uses }) => uses)}::bigint[], ${column(({ views }) => views)}::bigint[],
      ${column(({ sessions }) => sessions)}::bytea[], ${column(sessionsOf)}::bigint[])
    on conflict (kind, grain, starts_at, key) do update set
      uses = excluded.uses, views = excluded.views, sessions = excluded.sessions,
      session_count = excluded.session_count`.execute(trx);
}

/** The stored roll-ups with these keys. */
export async function listRollUpsAt(db: Kysely<Schema>, places: readonly RollUpKey[]): Promise<RollUp[]> {
  const column = <Value>(pick: (place: RollUpKey) => Value) => places.map(pick);
  const { rows } = await sql<RollUpRow>`
    select kind, grain, starts_at, key, uses, views, sessions from analytics_roll_up where (kind, grain, starts_at, key) in (
      select * from unnest(${column(({ kind }) => kind)}::text[], ${column(({ grain }) => grain)}::text[],
        ${column(({ startsAt }) => startsAt)}::timestamptz[], ${column(({ key }) => key)}::text[])
    )`.execute(db);
  return rows.map(toRollUp);
}

interface RollUpRow {
  readonly kind: RollUpKind;
  readonly grain: RollUpGrain;
  readonly starts_at: Date;
  readonly key: string;
  readonly uses: string;
  readonly views: string;
  readonly sessions: Buffer;
}

function toRollUp({ starts_at: startsAt, uses, views, ...row }: RollUpRow): RollUp {
  return { ...row, startsAt, uses: Number(uses), views: Number(views) };
}

/** The hosts that have a roll-up on these days. */
export function listReferrersOfDays(
  db: Kysely<Schema>,
  days: readonly Date[],
): Promise<{ startsAt: Date; key: string }[]> {
  return db
    .selectFrom('analytics_roll_up')
    .select(['starts_at as startsAt', 'key'])
    .where('kind', '=', 'referrer')
    .where('grain', '=', 'day')
    .where('starts_at', 'in', [...days])
    .execute();
}

export async function deleteRollUps(
  db: Kysely<Schema>,
  grains: readonly RollUpGrain[],
  before: Date,
): Promise<void> {
  const isOld = sql`grain = any(${[...grains]}::text[]) and starts_at < ${before}`;
  await deleteInBatches(db, 'analytics_roll_up', isOld);
}
