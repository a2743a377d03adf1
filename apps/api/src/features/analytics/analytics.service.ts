import { hash } from 'node:crypto';
import type { AnalyticsBatch, BatchReceipt } from '@seller-toolbox/contracts';
import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { toEventRow, type MapContext } from './analytics.mapper.ts';
import type { IngestionQueue } from './ingestion-queue.ts';
import { deleteExpiredBatches } from './ingestion.repository.ts';

/** How long a batch is recognized by its id, or by its content. */
const BATCH_ID_TTL_MS = 2 * DAY;
const BATCH_CONTENT_TTL_MS = 10 * MINUTE;
const KEY_DIGITS = 32;

export interface IngestionDeps extends Pick<MapContext, 'isKnownTool' | 'isKnownPage' | 'hashSession'> {
  readonly queue: IngestionQueue;
  readonly clock: Clock;
}

/** Stores a batch once. When this resolves, the events are committed. */
export async function acceptBatch(
  deps: IngestionDeps,
  batch: AnalyticsBatch,
  userAgent?: string,
): Promise<BatchReceipt> {
  const now = deps.clock();
  const receivedAt = new Date(now);
  const { isKnownTool, isKnownPage, hashSession } = deps;
  const context = { isKnownTool, isKnownPage, hashSession, receivedAt, userAgent };
  const stored = await deps.queue.store({
    key: batchKey(batch),
    receivedAt,
    expiresAt: new Date(now + (batch.batch_id === undefined ? BATCH_CONTENT_TTL_MS : BATCH_ID_TTL_MS)),
    events: batch.events.map((event) => toEventRow(event, context)),
  });
  return { accepted: stored, duplicate: stored === 0 };
}

/** The id or content of the batch. Validation has put the fields of events in a fixed order. */
function batchKey({ batch_id: id, events }: AnalyticsBatch): string {
  const identity = id === undefined ? `events:${JSON.stringify(events)}` : `id:${id}`;
  return hash('sha256', identity, 'hex').slice(0, KEY_DIGITS);
}

/** Deletes the keys of expired batches, by which a batch sent twice is counted once. */
export async function purgeExpiredEventBatches(deps: { db: Kysely<Schema>; clock: Clock }): Promise<void> {
  await deleteExpiredBatches(deps.db, new Date(deps.clock()));
}
