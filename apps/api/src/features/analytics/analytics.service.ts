import { hash } from 'node:crypto';
import type { AnalyticsBatch, BatchReceipt } from '@seller-toolbox/contracts';
import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { toEventRow, type MapContext } from './analytics.mapper.ts';
import type { IngestionQueue } from './ingestion-queue.ts';
import { deleteExpiredBatches } from './ingestion.repository.ts';

/** How long a batch is known by its own id, and by what it says. */
const NAMED_BATCH_MS = 2 * DAY;
const UNNAMED_BATCH_MS = 10 * MINUTE;
const KEY_DIGITS = 32;

export interface IngestionDeps extends Pick<MapContext, 'isKnownTool' | 'hashSession'> {
  readonly queue: IngestionQueue;
  readonly clock: Clock;
}

/** Stores a batch once. When this resolves, the events are committed. */
export async function acceptBatch(deps: IngestionDeps, batch: AnalyticsBatch): Promise<BatchReceipt> {
  const now = deps.clock();
  const receivedAt = new Date(now);
  const { isKnownTool, hashSession } = deps;
  const context = { isKnownTool, hashSession, receivedAt };
  const stored = await deps.queue.store({
    key: batchKey(batch),
    receivedAt,
    expiresAt: new Date(now + (batch.batch_id === undefined ? UNNAMED_BATCH_MS : NAMED_BATCH_MS)),
    events: batch.events.map((event) => toEventRow(event, context)),
  });
  return { accepted: stored, duplicate: stored === 0 };
}

/** The batch was validated, so the same events always have the same fields in the same order. */
function batchKey({ batch_id: id, events }: AnalyticsBatch): string {
  const said = id === undefined ? `events:${JSON.stringify(events)}` : `id:${id}`;
  return hash('sha256', said, 'hex').slice(0, KEY_DIGITS);
}

/** Forgets batches that may come again. */
export async function forgetOldBatches(deps: { db: Kysely<Schema>; clock: Clock }): Promise<void> {
  await deleteExpiredBatches(deps.db, new Date(deps.clock()));
}
