import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { RollUpGrain, RollUpKind } from './analytics.table.ts';
import type { SubjectCount } from './count.ts';
import { EMPTY_SKETCH } from './session-sketch.ts';

/** Runs `read` in one snapshot, for roll-ups and the events that are not rolled up. */
export function inSnapshot<Result>(
  db: Kysely<Schema>,
  read: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

export interface RollUpFilter {
  readonly kind: RollUpKind;
  readonly grain: RollUpGrain;
  /** Default: from the beginning. */
  readonly from?: Date | undefined;
  /** Default: every key. */
  readonly keys?: readonly string[];
  /** Whether to read sketches, which are large; otherwise they are empty. */
  readonly withSessions?: boolean;
}

export interface RollUpCount extends SubjectCount {
  readonly sessionCount: number;
}

/** Stored counts. */
export async function listRollUpCounts(db: Kysely<Schema>, filter: RollUpFilter): Promise<RollUpCount[]> {
  const rows = await rollUpCountsQuery(db, filter).execute();
  return rows.map((row) => ({
    kind: filter.kind,
    key: row.key,
    period: row.starts_at,
    uses: Number(row.uses),
    views: Number(row.views),
    sessions: row.sessions ?? EMPTY_SKETCH,
    sessionCount: Number(row.session_count),
  }));
}

export function rollUpCountsQuery(db: Kysely<Schema>, filter: RollUpFilter) {
  const { kind, grain, from, keys, withSessions = false } = filter;
  return db
    .selectFrom('analytics_roll_up')
    .where('kind', '=', kind)
    .where('grain', '=', grain)
    .$if(from !== undefined, (query) => query.where('starts_at', '>=', from ?? new Date(0)))
    .$if(keys !== undefined, (query) => query.where(sql<boolean>`key = any(${keys ?? []}::text[])`))
    .select(['starts_at', 'key', 'uses', 'views', 'session_count'])
    .$if(withSessions, (query) => query.select('sessions'));
}
