import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { NewAnalyticsEvent } from './analytics.mapper.ts';

export interface NewBatch {
  readonly key: Buffer;
  readonly receivedAt: Date;
  readonly expiresAt: Date;
  readonly events: readonly NewAnalyticsEvent[];
}

/** Any number: the lock that whoever stores events shares, and that whoever draws the line holds alone. */
const LINE_LOCK = 7_310_002;

/**
 * Stores batches with different keys, except those whose key was stored before and has not expired. One statement, so
 * that all are committed together or none is. Answers the number of events stored of each.
 */
export async function insertBatches(db: Kysely<Schema>, batches: readonly NewBatch[]): Promise<number[]> {
  const { rows } = await insertBatchesQuery(batches).execute(db);
  const stored = new Set(rows.map(({ number }) => number));
  return batches.map(({ events }, index) => (stored.has(index) ? events.length : 0));
}

/**
 * No event is received before the line up to which events may have been rolled up. The lock keeps the line still until
 * the commit, and it is taken before the line is read: the one depends on the other.
 */
export function insertBatchesQuery(batches: readonly NewBatch[]) {
  const receivedAt = new Date(Math.max(...batches.map((batch) => batch.receivedAt.getTime())));
  const events = batches.flatMap((batch) => batch.events);
  const numbers = batches.flatMap((batch, index) => batch.events.map(() => index));
  const column = <Key extends keyof NewAnalyticsEvent>(name: Key) => events.map((event) => event[name]);
  return sql<{ number: number }>`
    with gate as materialized (select true as held from (select pg_advisory_xact_lock_shared(${LINE_LOCK})) as lock),
    line as materialized (
      select greatest(${receivedAt}::timestamptz, (
        select 'epoch'::timestamptz + last_value * interval '1 millisecond' from analytics_line where gate.held
      )) as at from gate
    ),
    batch as materialized (
      select key, expires_at, (number - 1)::integer as number
      from unnest(${batches.map(({ key }) => key)}::bytea[], ${batches.map((batch) => batch.expiresAt)}::timestamptz[])
        with ordinality as given (key, expires_at, number)
    ),
    fresh as (
      insert into analytics_batch (key, expires_at) select key, expires_at from batch order by key
      on conflict (key) do update set expires_at = excluded.expires_at
        where analytics_batch.expires_at <= ${receivedAt}
      returning key
    ),
    taken as materialized (select number from batch join fresh using (key)),
    stored as (
      insert into analytics_event (received_at, occurred_at, session_hash, type, usage_type, tool_id, path,
        page_views, tool_uses, usage_data)
      select line.at, occurred_at, session_hash, type, usage_type, tool_id, path, page_views, tool_uses, usage_data
      from unnest(${numbers}::integer[], ${column('occurred_at')}::timestamptz[],
        ${column('session_hash')}::bigint[], ${column('type')}::text[], ${column('usage_type')}::text[],
        ${column('tool_id')}::text[], ${column('path')}::text[], ${column('page_views')}::integer[],
        ${column('tool_uses')}::integer[], ${column('usage_data')}::jsonb[])
        as event (number, occurred_at, session_hash, type, usage_type, tool_id, path, page_views, tool_uses, usage_data)
        join taken using (number) cross join line
    )
    select number from taken`;
}

/**
 * Moves the line to this instant, never back, and waits for whoever is storing events at this moment. Afterwards every
 * event before the line is committed, and none will be added.
 */
export async function drawLine(db: Kysely<Schema>, instant: Date): Promise<Date> {
  const { rows } = await drawLineQuery(instant).execute(db);
  return new Date(Number(rows[0]?.line));
}

export function drawLineQuery(instant: Date) {
  return sql<{ line: string }>`
    with gate as materialized (select true as held from (select pg_advisory_xact_lock(${LINE_LOCK})) as lock)
    select setval('analytics_line', greatest(${instant.getTime()}::bigint, (
      select last_value from analytics_line where gate.held
    ))) as line from gate`;
}

/** Removes what no longer keeps anything from being stored. */
export async function deleteExpiredBatches(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('analytics_batch').where('expires_at', '<=', now).execute();
}
