import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** So many rows take the embedded database a fraction of a second; other statements wait for its one connection. */
const BATCH_ROWS = 10_000;

/** Deletes the rows of a table that is not partitioned, in several statements, so that each ends within its limit. */
export async function deleteInBatches(
  db: Kysely<Schema>,
  table: keyof Schema | 'analytics_event_default',
  condition: RawBuilder<unknown>,
): Promise<void> {
  await inBatches(async () => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ${isInBatch(table, condition)}`.execute(db);
    return numAffectedRows;
  });
}

/** Repeats a statement on `isInBatch` until it affects less than a whole batch. */
export async function inBatches(runStatement: () => Promise<bigint | undefined>): Promise<void> {
  while ((await runStatement()) === BigInt(BATCH_ROWS));
}

/** A condition for at most one batch of the rows that meet `condition`. */
export function isInBatch(table: string, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`ctid = any(array(select ctid from ${sql.table(table)} where ${condition} limit ${BATCH_ROWS}))`;
}
