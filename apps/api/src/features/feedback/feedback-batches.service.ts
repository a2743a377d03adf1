import type { FeedbackBatch, FeedbackStatus, FeedbackUndo } from '@seller-toolbox/contracts';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Actor } from '../../http/access-guard.ts';
import { changesBetween } from '../audit/audit-changes.ts';
import { insertAuditEntries } from '../audit/audit.repository.ts';
import { newAuditEntry, type AuditFact } from '../audit/audit.service.ts';
import {
  deleteBatchesUntil,
  deleteRows,
  insertAgain,
  insertBatch,
  listBatches,
  lockRows,
  restoreStatuses,
  takeBatch,
  updateStatuses,
} from './feedback-batches.repository.ts';
import { undoExpired } from './feedback.errors.ts';
import { FEEDBACK_UNDO_MS, toDeletedRows, toFeedbackBatch } from './feedback.mapper.ts';
import type { FeedbackDeps } from './feedback.service.ts';
import type { ChangedStatus, NewFeedbackBatch } from './feedback.table.ts';

type Trx = Transaction<Schema>;
type BatchDeps = Pick<FeedbackDeps, 'db' | 'clock' | 'newId' | 'typeStats'>;

export interface BatchPart {
  readonly ids: readonly string[];
  /** Chosen by the caller: batches with the same one are parts of one action. */
  readonly operation_id?: string | undefined;
}

/** Sets the status of all rows that exist and have another one. */
export function setStatuses(
  deps: BatchDeps,
  actor: Actor,
  { status, ...part }: BatchPart & { readonly status: FeedbackStatus },
): Promise<FeedbackBatch | null> {
  return inBatch(deps, async (trx, now) => {
    const before = (await lockRows(trx, part.ids)).filter((row) => row.status !== status);
    if (before.length === 0) return null;
    const after = await updateStatuses(trx, { ids: before.map(({ id }) => id), status, now });
    const versions = new Map(after.map((row) => [row.id, row.updated_at.toISOString()]));
    const rows = before.map((row): ChangedStatus => {
      return { id: row.id, status: row.status, version: versions.get(row.id) ?? '' };
    });
    await audit(
      deps,
      trx,
      actor,
      before.map((row) => statusChange(row.id, row.status, status)),
    );
    return {
      ...newBatch(deps, actor, { part, now }),
      action: 'set-status',
      status,
      rows: JSON.stringify(rows),
    };
  });
}

/** Deletes all rows that exist; the batch keeps them as long as it can be undone. */
export function deleteAll(deps: BatchDeps, actor: Actor, part: BatchPart): Promise<FeedbackBatch | null> {
  return inBatch(deps, async (trx, now) => {
    const rows = await lockRows(trx, part.ids);
    if (rows.length === 0) return null;
    await deleteRows(
      trx,
      rows.map(({ id }) => id),
    );
    await audit(
      deps,
      trx,
      actor,
      rows.map(({ id, status }) => ({
        action: 'feedback.delete',
        subject: id,
        details: changesBetween({ status }, {}),
      })),
    );
    return {
      ...newBatch(deps, actor, { part, now }),
      action: 'delete',
      status: null,
      rows: JSON.stringify(rows),
    };
  });
}

async function inBatch(
  deps: BatchDeps,
  change: (trx: Trx, now: Date) => Promise<NewFeedbackBatch | null>,
): Promise<FeedbackBatch | null> {
  const batch = await deps.db.transaction().execute(async (trx) => {
    const made = await change(trx, new Date(deps.clock()));
    if (made) await insertBatch(trx, made);
    return made;
  });
  deps.typeStats.invalidate();
  return (
    batch &&
    toFeedbackBatch({
      ...batch,
      rows: JSON.parse(batch.rows),
      status: batch.status ?? null,
      operation_id: batch.operation_id ?? null,
    })
  );
}

function newBatch(
  { newId }: BatchDeps,
  actor: Actor,
  { part, now }: { readonly part: BatchPart; readonly now: Date },
) {
  return { id: newId(), actor_id: actor.id, created_at: now, operation_id: part.operation_id ?? null };
}

const undoableSince = ({ clock }: Pick<BatchDeps, 'clock'>) => new Date(clock() - FEEDBACK_UNDO_MS);

/** The admin's own batches that can still be undone, the newest first. */
export async function listUndoable(
  deps: Pick<BatchDeps, 'db' | 'clock'>,
  actor: Actor,
): Promise<FeedbackBatch[]> {
  const batches = await listBatches(deps.db, { actorId: actor.id, since: undoableSince(deps) });
  return batches.map(toFeedbackBatch);
}

/** Undoes a batch once. Rows that were changed or deleted since then stay as they are. */
export async function undoBatch(deps: BatchDeps, actor: Actor, id: string): Promise<FeedbackUndo> {
  const undone = await deps.db.transaction().execute((trx) => undo(deps, trx, actor, id));
  deps.typeStats.invalidate();
  return undone;
}

async function undo(deps: BatchDeps, trx: Trx, actor: Actor, id: string): Promise<FeedbackUndo> {
  const batch = await takeBatch(trx, { id, actorId: actor.id, since: undoableSince(deps) });
  if (!batch) throw undoExpired();
  const { count } = toFeedbackBatch(batch);
  if (batch.action === 'delete') {
    const rows = await insertAgain(trx, toDeletedRows(batch.rows));
    await audit(
      deps,
      trx,
      actor,
      rows.map(({ id, status }) => ({
        action: 'feedback.restore',
        subject: id,
        details: changesBetween({}, { status }),
      })),
    );
    return { restored: rows.length, skipped: count - rows.length };
  }
  // Written by `setStatuses`.
  const earlier = batch.rows as ChangedStatus[];
  const rows = await restoreStatuses(trx, earlier, new Date(deps.clock()));
  const changed = batch.status ?? 'new';
  await audit(
    deps,
    trx,
    actor,
    rows.map((row) => statusChange(row.id, changed, row.status)),
  );
  return { restored: rows.length, skipped: count - rows.length };
}

/** Never the message, the address or the notes. */
type Fact = Omit<AuditFact, 'actor'>;

function statusChange(id: string, before: FeedbackStatus, after: FeedbackStatus): Fact {
  const details = changesBetween({ status: before }, { status: after });
  return { action: 'feedback.set-status', subject: id, details };
}

async function audit(
  deps: Pick<BatchDeps, 'clock' | 'newId'>,
  trx: Trx,
  actor: Actor,
  facts: readonly Fact[],
): Promise<void> {
  await insertAuditEntries(
    trx,
    facts.map((each) => newAuditEntry(deps, { ...each, actor })),
  );
}

/** Erases the batches of feedback that can no longer be undone. */
export async function purgeExpiredUndo(deps: Pick<BatchDeps, 'db' | 'clock'>): Promise<void> {
  await deleteBatchesUntil(deps.db, undoableSince(deps));
}
