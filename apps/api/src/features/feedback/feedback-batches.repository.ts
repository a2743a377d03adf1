import type { FeedbackStatus } from '@seller-toolbox/contracts';
import { sql, type Kysely, type Transaction } from 'kysely';
import { nextVersion } from '../../db/next-version.ts';
import type { Schema } from '../../db/schema.ts';
import type {
  ChangedStatus,
  FeedbackBatchRow,
  FeedbackRow,
  NewFeedback,
  NewFeedbackBatch,
} from './feedback.table.ts';

type Trx = Transaction<Schema>;

/** Reads and locks the rows until the end of the transaction, always in the same order: two batches cannot block each other. */
export function lockRows(trx: Trx, ids: readonly string[]): Promise<FeedbackRow[]> {
  return trx.selectFrom('feedback').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

export function updateStatuses(
  trx: Trx,
  {
    ids,
    status,
    now,
  }: { readonly ids: readonly string[]; readonly status: FeedbackStatus; readonly now: Date },
): Promise<FeedbackRow[]> {
  return trx
    .updateTable('feedback')
    .set({ status, updated_at: nextVersion(now) })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
}

export async function deleteRows(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('feedback').where('id', 'in', ids).execute();
}

export async function insertBatch(trx: Trx, batch: NewFeedbackBatch): Promise<void> {
  await trx.insertInto('feedback_batch').values(batch).execute();
}

/** The batches of an admin since an instant, the newest first. */
export function listBatches(
  db: Kysely<Schema>,
  { actorId, since }: { readonly actorId: string; readonly since: Date },
): Promise<FeedbackBatchRow[]> {
  return db
    .selectFrom('feedback_batch')
    .selectAll()
    .where('actor_id', '=', actorId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export interface BatchToTake {
  readonly id: string;
  readonly actorId: string;
  readonly since: Date;
}

/** Removes a batch and returns it, so that it is undone once; undefined if it is too old or of another admin. */
export function takeBatch(
  trx: Trx,
  { id, actorId, since }: BatchToTake,
): Promise<FeedbackBatchRow | undefined> {
  return trx
    .deleteFrom('feedback_batch')
    .where('id', '=', id)
    .where('actor_id', '=', actorId)
    .where('created_at', '>', since)
    .returningAll()
    .executeTakeFirst();
}

/** Sets the earlier statuses of rows that were not changed since; returns these rows. */
export async function restoreStatuses(
  trx: Trx,
  rows: readonly ChangedStatus[],
  now: Date,
): Promise<FeedbackRow[]> {
  const restored = await sql<FeedbackRow>`
    update feedback set status = earlier.status, updated_at = ${nextVersion(now)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as earlier(id uuid, status text, version timestamptz)
    where feedback.id = earlier.id and feedback.updated_at = earlier.version
    returning feedback.*`.execute(trx);
  return restored.rows;
}

/** Inserts deleted rows again; returns those that were missing. */
export function insertAgain(trx: Trx, rows: readonly NewFeedback[]): Promise<FeedbackRow[]> {
  return trx
    .insertInto('feedback')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

/** Erases batches, and the deleted feedback in them, from before this instant. */
export async function deleteBatchesUntil(db: Kysely<Schema>, instant: Date): Promise<void> {
  await db.deleteFrom('feedback_batch').where('created_at', '<=', instant).execute();
}
