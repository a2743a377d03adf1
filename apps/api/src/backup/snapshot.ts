import { sql, type ControlledTransaction, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { BACKUP_SEQUENCES } from './backup-tables.ts';
import { BackupError } from './backup-error.ts';
import { usePortableText, type StoredTable } from './portable-rows.ts';
import { getSchemaVersion } from './schema-version.ts';

/** A repeatable-read transaction that starts at the first `open`. */
export interface Snapshot {
  readonly hasRollUps: boolean;
  readonly open: () => Promise<Transaction<Schema>>;
  readonly sequences: () => Promise<Record<string, string>>;
  readonly close: () => Promise<void>;
}

export function createSnapshot(
  db: Kysely<Schema>,
  tables: readonly StoredTable[],
  schemaVersion: string,
): Snapshot {
  const hasRollUps = tables.some(({ name }) => name === 'analytics_roll_up_state');
  let transaction: ControlledTransaction<Schema> | undefined;
  const open = async () => {
    if (transaction) return transaction;
    transaction = await db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    await lockTables(transaction, tables);
    await usePortableText(transaction);
    if ((await getSchemaVersion(transaction)) !== schemaVersion) {
      throw new BackupError('The database is being brought to another version: try again in a moment.');
    }
    return transaction;
  };
  return {
    hasRollUps,
    open,
    sequences: async () => (hasRollUps ? readSequences(await open()) : {}),
    close: async () => {
      // Read-only: a failed rollback loses nothing.
      await transaction
        ?.rollback()
        .execute()
        .catch(() => {});
    },
  };
}

/**
 * To be called before the first query: a partition that is attached or dropped between snapshot and query plan would be
 * missing from the result.
 */
export async function lockTables(trx: Transaction<Schema>, tables: readonly StoredTable[]): Promise<void> {
  await sql`set local lock_timeout = '30s'`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in access share mode`.execute(trx);
}

/** Current values, not those of the snapshot, so never less than the rows of the snapshot need. */
async function readSequences(trx: Transaction<Schema>): Promise<Record<string, string>> {
  const values = BACKUP_SEQUENCES.map(async (name) => {
    const { rows } = await sql<{ value: string }>`
      select last_value::text as value from ${sql.table(name)}`.execute(trx);
    return [name, rows[0]?.value ?? '0'] as const;
  });
  return Object.fromEntries(await Promise.all(values));
}
