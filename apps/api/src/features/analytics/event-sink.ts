import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { insertBatches, type NewBatch } from './ingestion.repository.ts';

/**
 * Where events are kept. Whoever sent a batch is told of it only when it is safe: what is stored survives a crash, and a
 * batch whose key was stored before is stored once. Another store of events takes the place of this one here.
 */
export interface EventSink {
  /** Stores batches with different keys, all or none; answers the number of events stored of each. */
  readonly store: (batches: readonly NewBatch[]) => Promise<readonly number[]>;
}

/** The database of the service, where the roll-ups are made of them. */
export function databaseEventSink(db: Kysely<Schema>): EventSink {
  return { store: (batches) => insertBatches(db, batches) };
}
