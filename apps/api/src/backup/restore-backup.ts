import { sql, type Kysely, type Transaction } from 'kysely';
import { migrate } from '../db/migrate.ts';
import type { Schema } from '../db/schema.ts';
import { createPartition } from '../features/analytics/partitions.repository.ts';
import type { BackupHeader, TableEnd, TableLine } from './backup-format.ts';
import { BackupError } from './backup-error.ts';
import { BACKUP_SEQUENCES, FILLED_BY_MIGRATION } from './backup-tables.ts';
import { checkBackup, type BackupSummary } from './check-backup.ts';
import {
  insertRows,
  listStoredTables,
  readRows,
  usePortableText,
  type StoredTable,
} from './portable-rows.ts';
import { readBackup, type BackupPart } from './read-backup.ts';
import { createRowDigest } from './row-digest.ts';
import { advanceFrom, findSchemaVersion, returnToVersion } from './schema-version.ts';

export interface RestoreOptions {
  /** Whether existing data may be overwritten. */
  readonly replace: boolean;
  readonly onTable?: (name: string, rows: number) => void;
}

/**
 * Restores a backup in one transaction, then reads every table back and compares it. The file is read to its end first.
 * A backup of an older schema is migrated to the newest.
 */
export async function restoreBackup(
  db: Kysely<Schema>,
  path: string,
  options: RestoreOptions,
): Promise<BackupSummary> {
  const summary = await checkBackup(path);
  // Rejects a database with a newer schema.
  await findSchemaVersion(db);
  await migrate(db);
  await db.transaction().execute((trx) => restoreWithin(trx, readBackup(path), options));
  return summary;
}

async function restoreWithin(
  trx: Transaction<Schema>,
  parts: AsyncIterable<BackupPart>,
  options: RestoreOptions,
): Promise<void> {
  await usePortableText(trx);
  const target: { tables: Map<string, StoredTable>; header?: BackupHeader } = { tables: new Map() };
  for await (const part of parts) {
    switch (part.kind) {
      case 'header':
        await lockEmptyTables(trx, options);
        await returnToVersion(trx, part.header.schema_version);
        await truncateTables(trx);
        for (const day of part.header.event_days) await createPartition(trx, new Date(`${day}T00:00:00Z`));
        target.tables = new Map((await listStoredTables(trx)).map((table) => [table.name, table]));
        target.header = part.header;
        break;
      case 'table':
        tableOf(target.tables, part.table);
        break;
      case 'rows':
        await insertRows(trx, tableOf(target.tables, part.table), part.lines.map(String));
        break;
      case 'table-end':
        await verifyTable(trx, tableOf(target.tables, part.table), part.end);
        options.onTable?.(part.table.table, part.end.rows);
        target.tables.delete(part.table.table);
        break;
      case 'end':
        if (target.tables.size > 0) throw missing([...target.tables.keys()]);
        await restartSequences(trx, part.end.sequences);
    }
  }
  if (target.header) await advanceFrom(trx, target.header.schema_version);
}

/** Locks the tables until the end of the transaction; rejects a filled database unless it may be replaced. */
async function lockEmptyTables(trx: Transaction<Schema>, { replace }: RestoreOptions): Promise<void> {
  const tables = await listStoredTables(trx);
  await sql`lock table ${namesOf(tables)} in access exclusive mode`.execute(trx);
  const filled = replace ? [] : await listFilled(trx, tables);
  if (filled.length === 0) return;
  throw new BackupError(
    `The database is not empty (${filled.join(', ')}). Restore into an empty one, or add --replace to lose what it holds.`,
  );
}

/** Migrations insert rows too. */
async function truncateTables(trx: Transaction<Schema>): Promise<void> {
  await sql`truncate ${namesOf(await listStoredTables(trx))}`.execute(trx);
}

const namesOf = (tables: readonly StoredTable[]) => sql.join(tables.map(({ name }) => sql.table(name)));

async function listFilled(trx: Transaction<Schema>, tables: readonly StoredTable[]): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of tables) {
    if (name === FILLED_BY_MIGRATION) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx);
    if (rows.length > 0) filled.push(name);
  }
  return filled;
}

/** The named table of the database, with columns in the order of the file. */
function tableOf(tables: ReadonlyMap<string, StoredTable>, { table, columns }: TableLine): StoredTable {
  const stored = tables.get(table);
  const known = new Map(stored?.columns.map((column) => [column.name, column]));
  const wanted = columns.flatMap((name) => known.get(name) ?? []);
  if (!stored || wanted.length !== columns.length || new Set(columns).size !== known.size) {
    throw new BackupError(
      `The backup has a table "${table}" with columns that its version of the database does not have.`,
    );
  }
  return { name: stored.name, columns: wanted };
}

const missing = (names: readonly string[]) =>
  new BackupError(`The backup is not whole: it lacks ${names.join(', ')}.`);

/** Reads the stored rows back and compares their digest. */
async function verifyTable(trx: Transaction<Schema>, table: StoredTable, end: TableEnd): Promise<void> {
  const digest = createRowDigest();
  for await (const lines of readRows(trx, table)) lines.forEach(digest.add);
  if (digest.rows() === end.rows && digest.checksum() === end.checksum) return;
  throw new BackupError(`The rows of ${table.name} did not arrive as they are in the backup.`);
}

/** Unlike `setval`, this is rolled back with the transaction. The format allows digits only. */
async function restartSequences(
  trx: Transaction<Schema>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const name of BACKUP_SEQUENCES) {
    const value = values[name];
    if (value !== undefined)
      await sql`alter sequence ${sql.table(name)} restart with ${sql.raw(value)}`.execute(trx);
  }
}
