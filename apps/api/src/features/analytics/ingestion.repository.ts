import { sql, type Kysely } from 'kysely';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Schema } from '../../db/schema.ts';
import type { NewAnalyticsEvent } from './analytics.mapper.ts';

export interface NewBatch {
  /** 16 bytes in hexadecimal digits. */
  readonly key: string;
  readonly receivedAt: Date;
  readonly expiresAt: Date;
  readonly events: readonly NewAnalyticsEvent[];
}

/** Arbitrary advisory lock key: shared while storing events, exclusive while advancing the watermark. */
const WATERMARK_LOCK = 7_310_002;
const CHECK_VIOLATION = '23514';

/**
 * Stores batches with distinct keys in one statement, except those with an unexpired stored key. Returns the number of
 * stored events of each.
 */
export async function insertBatches(db: Kysely<Schema>, batches: readonly NewBatch[]): Promise<number[]> {
  const insert = () => insertBatchesQuery(batches).execute(db);
  const { rows } = await insert().catch((error: unknown) => {
    if (isPartitionRace(error)) return insert();
    throw error;
  });
  const stored = new Set(rows.map(({ number }) => number));
  return batches.map(({ events }, index) => (stored.has(index) ? events.length : 0));
}

/** The day got its partition while the statement waited to insert into the default one. Nothing was stored: retry. */
function isPartitionRace(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, table } = error as { readonly code?: unknown; readonly table?: unknown };
  return code === CHECK_VIOLATION && table === 'analytics_event_default';
}

/**
 * Events are received at or after the watermark, below which events may be rolled up. The shared lock keeps the
 * watermark until the commit; the query order ensures that it is taken before the watermark is read.
 */
export function insertBatchesQuery(batches: readonly NewBatch[]) {
  const receivedAt = new Date(Math.max(...batches.map((batch) => batch.receivedAt.getTime())));
  const { number, occurredAt, sessionHash, payload, distinctPayloads } = columnsOf(batches);
  const column = <Key extends keyof NewAnalyticsEvent>(name: Key) =>
    distinctPayloads.map((event) => event[name] ?? null);
  return sql<{ number: number }>`/* prepared: store-batches */
    with gate as materialized (select true as held from (select pg_advisory_xact_lock_shared(${WATERMARK_LOCK})) as lock),
    watermark as materialized (
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
        page_views, tool_uses, usage_data, referrer, language, device, screen)
      select watermark.at, 'epoch'::timestamptz + event.occurred_at * interval '1 millisecond', session_hash, type,
        usage_type, tool_id, path, page_views, tool_uses, usage_data, referrer, language, device, screen
      from unnest(${listOf(number)}::integer[], ${listOf(occurredAt)}::bigint[], ${listOf(sessionHash)}::bigint[],
        ${listOf(payload)}::bigint[]) as event (number, occurred_at, session_hash, payload)
        join taken using (number)
        join unnest(${column('type')}::text[], ${column('usage_type')}::text[], ${column('tool_id')}::text[],
          ${column('path')}::text[], ${column('page_views')}::integer[], ${column('tool_uses')}::integer[],
          ${column('usage_data')}::jsonb[], ${column('referrer')}::text[], ${column('language')}::text[],
          ${column('device')}::text[], ${column('screen')}::text[]) with ordinality
          as details (type, usage_type, tool_id, path, page_views, tool_uses, usage_data, referrer, language, device,
            screen, payload) using (payload)
        cross join watermark
    )
    select number from taken`;
}

/** The columns of events. Most payloads repeat, so each distinct one is sent once. */
function columnsOf(batches: readonly NewBatch[]) {
  const distinctPayloads = new Map<string, { readonly number: number; readonly event: NewAnalyticsEvent }>();
  const columns = { number: [] as number[], occurredAt: [] as number[], payload: [] as number[] };
  const sessionHash: string[] = [];
  batches.forEach(({ events }, number) => {
    for (const event of events) {
      const { type, usage_type, tool_id, path, page_views, tool_uses, usage_data } = event;
      const { referrer, language, device, screen } = event;
      const name = `${type}\n${usage_type}\n${tool_id}\n${path}\n${page_views}\n${tool_uses}\n${usage_data}\n${referrer}\n${language}\n${device}\n${screen}`;
      const known = distinctPayloads.get(name) ?? { number: distinctPayloads.size + 1, event };
      if (known.event === event) distinctPayloads.set(name, known);
      columns.number.push(number);
      columns.occurredAt.push(event.occurred_at.getTime());
      columns.payload.push(known.number);
      sessionHash.push(event.session_hash);
    }
  });
  return {
    ...columns,
    sessionHash,
    distinctPayloads: [...distinctPayloads.values()].map(({ event }) => event),
  };
}

/** A Postgres array literal of numbers; faster than the driver, which escapes texts. */
function listOf(values: readonly (number | string)[]): string {
  return `{${values.join(',')}}`;
}

/**
 * Advances the watermark to an instant, never back, after concurrent inserts have committed. Afterwards all events before
 * the watermark are committed and none are added.
 */
export async function advanceWatermark(db: Kysely<Schema>, instant: Date): Promise<Date> {
  const { rows } = await advanceWatermarkQuery(instant).execute(db);
  return new Date(Number(rows[0]?.watermark));
}

export function advanceWatermarkQuery(instant: Date) {
  return sql<{ watermark: string }>`
    with gate as materialized (select true as held from (select pg_advisory_xact_lock(${WATERMARK_LOCK})) as lock)
    select setval('analytics_line', greatest(${instant.getTime()}::bigint, (
      select last_value from analytics_line where gate.held
    ))) as watermark from gate`;
}

/** Deletes expired batch keys. */
export async function deleteExpiredBatches(db: Kysely<Schema>, now: Date): Promise<void> {
  await deleteInBatches(db, 'analytics_batch', sql`expires_at <= ${now}`);
}
