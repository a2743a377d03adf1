import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { RollUpGrain, RollUpKind } from './analytics.table.ts';
import type { SubjectCount } from './count.ts';
import { EMPTY_SKETCH } from './session-sketch.ts';

/** Reads what belongs together as it is at one moment: roll-ups and the events that are not in them yet. */
export function inOneMoment<Result>(
  db: Kysely<Schema>,
  read: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

export interface KeptCounts {
  readonly kind: RollUpKind;
  readonly grain: RollUpGrain;
  /** Left out: from the beginning. */
  readonly from?: Date | undefined;
  /** Left out: of every key. */
  readonly keys?: readonly string[];
  /** Sketches are large: only who merges sessions asks for them; left out, the sketches are empty. */
  readonly withSessions?: boolean;
}

export interface KeptCount extends SubjectCount {
  readonly sessionCount: number;
}

/** Counts as they are kept. */
export async function listKeptCounts(db: Kysely<Schema>, wanted: KeptCounts): Promise<KeptCount[]> {
  const rows = await keptCountsQuery(db, wanted).execute();
  return rows.map((row) => ({
    kind: wanted.kind,
    key: row.key,
    period: row.starts_at,
    uses: Number(row.uses),
    views: Number(row.views),
    sessions: row.sessions ?? EMPTY_SKETCH,
    sessionCount: Number(row.session_count),
  }));
}

export function keptCountsQuery(db: Kysely<Schema>, wanted: KeptCounts) {
  const { kind, grain, from, keys, withSessions = false } = wanted;
  return db
    .selectFrom('analytics_roll_up')
    .where('kind', '=', kind)
    .where('grain', '=', grain)
    .$if(from !== undefined, (query) => query.where('starts_at', '>=', from ?? new Date(0)))
    .$if(keys !== undefined, (query) => query.where(sql<boolean>`key = any(${keys ?? []}::text[])`))
    .select(['starts_at', 'key', 'uses', 'views', 'session_count'])
    .$if(withSessions, (query) => query.select('sessions'));
}
