import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { NewAnalyticsEvent } from './analytics.mapper.ts';

export interface NewBatch {
  /** 16 bytes in hexadecimal digits. */
  readonly key: string;
  readonly receivedAt: Date;
  readonly expiresAt: Date;
  readonly events: readonly NewAnalyticsEvent[];
}

/** Any number: the lock that whoever stores events shares, and that whoever draws the line holds alone. */
const LINE_LOCK = 7_310_002;
const CHECK_VIOLATION = '23514';

/**
 * Stores batches with different keys, except those whose key was stored before and has not expired. One statement, so
 * that all are committed together or none is. Answers the number of events stored of each.
 */
export async function insertBatches(db: Kysely<Schema>, batches: readonly NewBatch[]): Promise<number[]> {
  const insert = () => insertBatchesQuery(batches).execute(db);
  const { rows } = await insert().catch((error: unknown) => {
    if (isPartedMeanwhile(error)) return insert();
    throw error;
  });
  const stored = new Set(rows.map(({ number }) => number));
  return batches.map(({ events }, index) => (stored.has(index) ? events.length : 0));
}

/** The day got a partition of its own while the statement waited to add to the default one; nothing was stored. */
function isPartedMeanwhile(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, table } = error as { readonly code?: unknown; readonly table?: unknown };
  return code === CHECK_VIOLATION && table === 'analytics_event_default';
}

/**
 * No event is received before the line up to which events may have been rolled up. The lock keeps the line still until
 * the commit, and it is taken before the line is read: the one depends on the other.
 */
export function insertBatchesQuery(batches: readonly NewBatch[]) {
  const receivedAt = new Date(Math.max(...batches.map((batch) => batch.receivedAt.getTime())));
  const { number, occurredAt, sessionHash, saying, sayings } = columnsOf(batches);
  const said = <Key extends keyof NewAnalyticsEvent>(name: Key) => sayings.map((event) => event[name]);
  return sql<{ number: number }>`/* prepared: store-batches */
    with gate as materialized (select true as held from (select pg_advisory_xact_lock_shared(${LINE_LOCK})) as lock),
    line as materialized (
      select greatest(${receivedAt}::timestamptz, (
        select 'epoch'::timestamptz + last_value * interval '1 millisecond' from analytics_line where gate.held
      )) as at from gate
    ),
    batch as materialized (
      select decode(key, 'hex') as key, 'epoch'::timestamptz + expires_at * interval '1 millisecond' as expires_at,
        (number - 1)::integer as number
      from unnest(${listOf(batches.map(({ key }) => key))}::text[],
        ${listOf(batches.map((batch) => batch.expiresAt.getTime()))}::bigint[])
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
      select line.at, 'epoch'::timestamptz + event.occurred_at * interval '1 millisecond', session_hash, type,
        usage_type, tool_id, path, page_views, tool_uses, usage_data
      from unnest(${listOf(number)}::integer[], ${listOf(occurredAt)}::bigint[], ${listOf(sessionHash)}::bigint[],
        ${listOf(saying)}::bigint[]) as event (number, occurred_at, session_hash, saying)
        join taken using (number)
        join unnest(${said('type')}::text[], ${said('usage_type')}::text[], ${said('tool_id')}::text[],
          ${said('path')}::text[], ${said('page_views')}::integer[], ${said('tool_uses')}::integer[],
          ${said('usage_data')}::jsonb[]) with ordinality
          as said (type, usage_type, tool_id, path, page_views, tool_uses, usage_data, saying) using (saying)
        cross join line
    )
    select number from taken`;
}

/** Most events say the same as another one, apart from when and by whom: what they say is sent once. */
function columnsOf(batches: readonly NewBatch[]) {
  const sayings = new Map<string, { readonly number: number; readonly event: NewAnalyticsEvent }>();
  const columns = { number: [] as number[], occurredAt: [] as number[], saying: [] as number[] };
  const sessionHash: string[] = [];
  batches.forEach(({ events }, number) => {
    for (const event of events) {
      const { type, usage_type, tool_id, path, page_views, tool_uses, usage_data } = event;
      const name = `${type}\n${usage_type}\n${tool_id}\n${path}\n${page_views}\n${tool_uses}\n${usage_data}`;
      const known = sayings.get(name) ?? { number: sayings.size + 1, event };
      if (known.event === event) sayings.set(name, known);
      columns.number.push(number);
      columns.occurredAt.push(event.occurred_at.getTime());
      columns.saying.push(known.number);
      sessionHash.push(event.session_hash);
    }
  });
  return { ...columns, sessionHash, sayings: [...sayings.values()].map(({ event }) => event) };
}

/** An array of numbers and digits as the database reads it; the driver takes longer, because texts need care. */
function listOf(values: readonly (number | string)[]): string {
  return `{${values.join(',')}}`;
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
