import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { NewAnalyticsEvent } from './analytics.mapper.ts';

export interface NewBatch {
  readonly key: Buffer;
  readonly receivedAt: Date;
  readonly expiresAt: Date;
  readonly events: readonly NewAnalyticsEvent[];
}

/**
 * Stores a batch, unless its key was stored before and has not expired. One statement, so that events and key are
 * committed together or not at all. Answers the number of events stored.
 */
export async function insertBatch(db: Kysely<Schema>, batch: NewBatch): Promise<number> {
  const result = await insertBatchQuery(batch).execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

export function insertBatchQuery({ key, receivedAt, expiresAt, events }: NewBatch) {
  const column = <Key extends keyof NewAnalyticsEvent>(name: Key) => events.map((event) => event[name]);
  return sql`
    with fresh as (
      insert into analytics_batch (key, expires_at) values (${key}, ${expiresAt})
      on conflict (key) do update set expires_at = excluded.expires_at
        where analytics_batch.expires_at <= ${receivedAt}
      returning 1
    )
    insert into analytics_event (received_at, occurred_at, session_hash, type, usage_type, tool_id, path,
      page_views, tool_uses, usage_data)
    select ${receivedAt}::timestamptz, event.*
    from unnest(${column('occurred_at')}::timestamptz[], ${column('session_hash')}::bigint[],
      ${column('type')}::text[], ${column('usage_type')}::text[], ${column('tool_id')}::text[],
      ${column('path')}::text[], ${column('page_views')}::integer[], ${column('tool_uses')}::integer[],
      ${column('usage_data')}::jsonb[]) as event
    where exists (select from fresh)`;
}

/** Removes what no longer keeps anything from being stored. */
export async function deleteExpiredBatches(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom('analytics_batch').where('expires_at', '<=', now).execute();
}

export interface ToolUse {
  readonly toolId: string;
  readonly totalUses: number;
  readonly views: number;
  readonly uniqueSessions: number;
  readonly dailyUses: number;
  readonly weeklyUses: number;
}

export interface TopToolsWindow {
  readonly limit: number;
  readonly dayStart: Date;
  readonly weekStart: Date;
}

/** The most calculated tools, most used first; of equally used ones the more viewed, then by id. */
export async function listTopTools(db: Kysely<Schema>, window: TopToolsWindow): Promise<ToolUse[]> {
  const rows = await topToolsQuery(db, window).execute();
  return rows.map((row) => ({
    // The table's own check: an event of this type has a tool.
    toolId: row.tool_id ?? '',
    totalUses: Number(row.total_uses),
    views: Number(row.views),
    uniqueSessions: Number(row.unique_sessions),
    dailyUses: Number(row.daily_uses),
    weeklyUses: Number(row.weekly_uses),
  }));
}

export function topToolsQuery(db: Kysely<Schema>, { limit, dayStart, weekStart }: TopToolsWindow) {
  return db
    .selectFrom('analytics_event')
    .where('type', '=', 'tool_usage')
    .groupBy('tool_id')
    .select(({ fn }) => {
      const uses = fn.countAll<string>().filterWhere('usage_type', '=', 'calculate');
      return [
        'tool_id',
        uses.as('total_uses'),
        fn.countAll<string>().filterWhere('usage_type', '=', 'view').as('views'),
        fn.count<string>('session_hash').distinct().as('unique_sessions'),
        uses.filterWhere('received_at', '>=', dayStart).as('daily_uses'),
        uses.filterWhere('received_at', '>=', weekStart).as('weekly_uses'),
      ];
    })
    .orderBy('total_uses', 'desc')
    .orderBy('views', 'desc')
    .orderBy('tool_id')
    .limit(limit);
}
