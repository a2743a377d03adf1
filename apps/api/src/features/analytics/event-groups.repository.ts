import { VISIT_CLASSES } from '@seller-toolbox/contracts';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { CountedEvents, EventGroup } from './count.ts';

export interface Span {
  readonly from: Date;
  /** Default: until now. */
  readonly before?: Date | undefined;
}

const ALL_EVENTS: CountedEvents = { details: ['tool_id', 'path', ...VISIT_CLASSES] };

/**
 * The events received in a span, grouped by UTC minute or day and by details; details that are not requested are null.
 * Fewer details sort faster.
 */
export async function listEventGroups(
  db: Kysely<Schema>,
  unit: 'minute' | 'day',
  span: Span,
  counted = ALL_EVENTS,
): Promise<EventGroup[]> {
  const rows = await eventGroupsQuery(db, unit, span, counted).execute();
  return rows.map((row) => ({
    period: row.period,
    type: row.type,
    usageType: row.usage_type,
    toolId: row.tool_id ?? null,
    path: row.path ?? null,
    visit: {
      referrer: row.referrer ?? null,
      language: row.language ?? null,
      device: row.device ?? null,
      screen: row.screen ?? null,
    },
    events: Number(row.events),
    sessions: row.sessions,
  }));
}

export function eventGroupsQuery(
  db: Kysely<Schema>,
  unit: 'minute' | 'day',
  { from, before }: Span,
  { type, details } = ALL_EVENTS,
) {
  return db
    .selectFrom('analytics_event')
    .where('received_at', '>=', from)
    .$if(before !== undefined, (query) => query.where('received_at', '<', before ?? from))
    .$if(type !== undefined, (query) => query.where('type', '=', type ?? 'session'))
    .select(({ fn }) => [
      sql<Date>`date_trunc(${sql.lit(unit)}, received_at, 'UTC')`.as('period'),
      'type',
      'usage_type',
      ...details,
      fn.countAll<string>().as('events'),
      sql<Buffer>`string_agg(distinct int8send(session_hash), ''::bytea)`.as('sessions'),
    ])
    .groupBy(['period', 'type', 'usage_type', ...details]);
}
