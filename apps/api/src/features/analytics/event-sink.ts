import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { insertBatches, type NewBatch } from './ingestion.repository.ts';

/**
 * Stores events. `store` resolves only when the events survive a crash, and stores a repeated key once. An alternative
 * event store implements this interface.
 */
export interface EventSink {
  /** Stores batches with distinct keys, all or none; returns the number of stored events of each. */
  readonly store: (batches: readonly NewBatch[]) => Promise<readonly number[]>;
}

/** The database of the service, which also computes the roll-ups. */
export function databaseEventSink(db: Kysely<Schema>): EventSink {
  return { store: (batches) => insertBatches(db, batches) };
}
