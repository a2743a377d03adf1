import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** Reading more takes longer and hardly changes the shares. */
export const MAX_DETAILED_EVENTS = 20_000;
const MAX_OPTIONS = 300;

export interface OptionRow {
  readonly tool_id: string;
  readonly option: string;
  readonly value: string | null;
  readonly mean: number | null;
  readonly uses: string;
  /** Uses by UTC day: `{ "2026-11-21": 3 }`. */
  readonly by_day: Readonly<Record<string, number>>;
}

export interface SessionEndRow {
  readonly events: string;
  readonly pages: string | null;
  readonly uses: string | null;
}

const newest = (from: Date) => sql`
  select received_at, type, usage_type, tool_id, page_views, tool_uses, usage_data from analytics_event
  where received_at >= ${from} order by received_at desc limit ${MAX_DETAILED_EVENTS}`;

/** The most frequent options in the newest events since an instant, of one tool or of all. */
export async function listOptions(
  db: Kysely<Schema>,
  from: Date,
  toolId: string | null = null,
): Promise<OptionRow[]> {
  const { rows } = await sql<OptionRow>`
    with newest as (${newest(from)}),
    used as (
      select tool_id, entry.key as option, to_char(received_at at time zone 'UTC', 'YYYY-MM-DD') as day,
        case when jsonb_typeof(entry.value) <> 'number' then entry.value #>> '{}' end as value,
        case when jsonb_typeof(entry.value) = 'number' then (entry.value #>> '{}')::float8 end as number
      from newest cross join lateral jsonb_each(usage_data) as entry
      where usage_type = 'calculate' and tool_id = coalesce(${toolId}::text, tool_id) and jsonb_typeof(entry.value) <> 'null'
    ),
    days as (
      select tool_id, option, value, day, count(*) as uses, sum(number) as total from used
      group by tool_id, option, value, day
    )
    select tool_id, option, value, sum(total) / sum(uses) as mean, sum(uses) as uses, jsonb_object_agg(day, uses) as by_day
    from days group by tool_id, option, value
    order by sum(uses) desc, tool_id, option, value limit ${MAX_OPTIONS}`.execute(db);
  return rows;
}

/** How many of the newest events since an instant were read, and the means of the sessions that ended. */
export async function getSessionEnds(db: Kysely<Schema>, from: Date): Promise<SessionEndRow> {
  const { rows } = await sql<SessionEndRow>`
    with newest as (${newest(from)})
    select count(*) as events, avg(page_views) filter (where type = 'session') as pages,
      avg(tool_uses) filter (where type = 'session') as uses
    from newest`.execute(db);
  return rows[0] ?? { events: '0', pages: null, uses: null };
}
