import type {
  FeedbackFilter,
  FeedbackListQuery,
  FeedbackStatus,
  FeedbackType,
} from '@seller-toolbox/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { nextVersion } from '../../db/next-version.ts';
import { parseSort } from '../../db/parse-sort.ts';
import type { Schema } from '../../db/schema.ts';
import type { FeedbackRow, NewFeedback } from './feedback.table.ts';

type Db = Kysely<Schema>;

/** Inserts feedback, unless its `submission_id` is stored already. */
export async function insertFeedback(db: Db, row: NewFeedback): Promise<void> {
  await db
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .execute();
}

/** A page of the list. */
export function listFeedback(db: Db, query: FeedbackListQuery): Promise<FeedbackRow[]> {
  return feedbackQuery(db, query).execute();
}

export function feedbackQuery(db: Db, { page, limit, sort, ...filter }: FeedbackListQuery) {
  const { column, direction } = parseSort(sort);
  const rows = filtered(db, filter)
    .selectAll()
    .limit(limit)
    .offset((page - 1) * limit);
  // Unrated feedback comes last in both directions. `nulls last` on the other columns would not match their index.
  return column === 'rating'
    ? rows
        .orderBy('rating', (order) => order[direction]().nullsLast())
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
    : rows.orderBy(column, direction).orderBy('id', direction);
}

export async function countFeedback(db: Db, filter: FeedbackFilter): Promise<number> {
  const { total } = await countQuery(db, filter).executeTakeFirstOrThrow();
  return Number(total);
}

export function countQuery(db: Db, filter: FeedbackFilter) {
  return filtered(db, filter).select(({ fn }) => fn.countAll<string>().as('total'));
}

function filtered(
  db: Db,
  { feedback_type: type, status, rating, tool_id: tool, q, from, to }: FeedbackFilter,
) {
  let query = db.selectFrom('feedback');
  if (type) query = query.where('feedback_type', '=', type);
  if (status) query = query.where('status', '=', status);
  if (rating) query = query.where('rating', '=', rating);
  if (tool) query = query.where('tool_id', '=', tool);
  if (from) query = query.where('created_at', '>=', new Date(from));
  if (to) query = query.where('created_at', '<', new Date(to));
  const searched = q?.trim();
  if (searched) query = query.where(contains(searched));
  return query;
}

/** A text with `%`, `_` or a backslash is searched for as it is. */
function contains(text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(message ilike ${pattern} or email ilike ${pattern} or admin_notes ilike ${pattern})`;
}

export interface FeedbackKeysetQuery {
  readonly filter: FeedbackFilter;
  /** The last row of the previous part; undefined: start with the newest. */
  readonly after: Pick<FeedbackRow, 'id' | 'created_at'> | undefined;
  readonly limit: number;
}

/** The next rows, newest first. Keyset pagination: concurrent changes shift nothing. */
export function listFeedbackAfter(
  db: Db,
  { filter, after, limit }: FeedbackKeysetQuery,
): Promise<FeedbackRow[]> {
  const rows = filtered(db, filter)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (!after) return rows.execute();
  return rows.where(sql<boolean>`(created_at, id) < (${after.created_at}, ${after.id}::uuid)`).execute();
}

export interface TypeStats {
  readonly type: FeedbackType;
  readonly count: number;
  readonly rated: number;
  readonly ratingSum: number;
  readonly resolved: number;
  readonly lastWeek: number;
  readonly lastMonth: number;
}

export interface StatsWindow {
  readonly weekStart: Date;
  readonly monthStart: Date;
}

/** Counts and sums per type, the most frequent first; sums allow exact means over all types. */
export async function readTypeStats(db: Db, window: StatsWindow): Promise<TypeStats[]> {
  const rows = await typeStatsQuery(db, window).execute();
  return rows.map((row) => ({
    type: row.feedback_type,
    count: Number(row.count),
    rated: Number(row.rated),
    ratingSum: Number(row.rating_sum ?? 0),
    resolved: Number(row.resolved),
    lastWeek: Number(row.last_week),
    lastMonth: Number(row.last_month),
  }));
}

export function typeStatsQuery(db: Db, { weekStart, monthStart }: StatsWindow) {
  return db
    .selectFrom('feedback')
    .groupBy('feedback_type')
    .select(({ fn }) => {
      const all = fn.countAll<string>();
      return [
        'feedback_type',
        all.as('count'),
        fn.count<string>('rating').as('rated'),
        fn.sum<string | null>('rating').as('rating_sum'),
        all.filterWhere('status', '=', 'resolved').as('resolved'),
        all.filterWhere('created_at', '>=', weekStart).as('last_week'),
        all.filterWhere('created_at', '>=', monthStart).as('last_month'),
      ];
    })
    .orderBy('count', 'desc')
    .orderBy('feedback_type');
}

/** How many visitors rated, and the sum of their ratings. */
export async function readRatings(db: Db): Promise<{ count: number; sum: number }> {
  const { count, sum } = await db
    .selectFrom('feedback')
    .select(({ fn }) => [fn.count<string>('rating').as('count'), fn.sum<string | null>('rating').as('sum')])
    .executeTakeFirstOrThrow();
  return { count: Number(count), sum: Number(sum ?? 0) };
}

export interface UpdateFeedback {
  readonly id: string;
  readonly status: FeedbackStatus;
  /** Undefined: unchanged. */
  readonly adminNotes: string | null | undefined;
  readonly now: Date;
  /** The version that the change is based on; null: any. */
  readonly expected: Date | null;
}

export function findFeedback(db: Db, id: string): Promise<FeedbackRow | undefined> {
  return db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads and locks the row until the end of the transaction. */
export function lockFeedback(trx: Transaction<Schema>, id: string): Promise<FeedbackRow | undefined> {
  return trx.selectFrom('feedback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Undefined if the expected version is not stored. */
export function updateFeedback(
  db: Db,
  { id, status, adminNotes, now, expected }: UpdateFeedback,
): Promise<FeedbackRow | undefined> {
  const query = db
    .updateTable('feedback')
    .set({
      status,
      updated_at: nextVersion(now),
      ...(adminNotes !== undefined && { admin_notes: adminNotes }),
    })
    .where('id', '=', id)
    .returningAll();
  return (expected ? query.where('updated_at', '=', expected) : query).executeTakeFirst();
}

/** The deleted row, or undefined. */
export function deleteFeedback(db: Db, id: string): Promise<FeedbackRow | undefined> {
  return db.deleteFrom('feedback').where('id', '=', id).returningAll().executeTakeFirst();
}

/** Erases the email addresses of feedback closed before this instant. */
export async function eraseEmailsClosedBefore(db: Db, instant: Date): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ email: null })
    .where('status', '=', 'closed')
    .where('updated_at', '<', instant)
    .where('email', 'is not', null)
    .execute();
}
