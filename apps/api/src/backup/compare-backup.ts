import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { TableLine } from './backup-format.ts';
import { BackupError } from './backup-error.ts';
import { checkBackup } from './check-backup.ts';
import { createHashList, differenceOf, type HashList } from './hash-list.ts';
import { listStoredTables, readRows, type StoredTable } from './portable-rows.ts';
import { readBackup } from './read-backup.ts';
import { createRowDigest } from './row-digest.ts';
import { getSchemaVersion } from './schema-version.ts';
import { createSnapshot } from './snapshot.ts';

/** Result of comparing a table of a backup with the database, row by row. */
export interface TableComparison {
  readonly name: string;
  readonly rowsInBackup: number;
  readonly rowsInDatabase: number;
  readonly onlyInBackup: number;
  readonly onlyInDatabase: number;
}

/** Compares all rows of a backup with a snapshot of the database, in any order. */
export async function compareBackup(db: Kysely<Schema>, path: string): Promise<TableComparison[]> {
  const { header } = await checkBackup(path);
  const version = await getSchemaVersion(db);
  if (version !== header.schema_version) {
    throw new BackupError(
      `The backup has the schema "${header.schema_version}" and the database "${version}": only equal ones can be compared.`,
    );
  }
  const stored = await listStoredTables(db);
  const snapshot = createSnapshot(db, stored, version);
  const comparisons: TableComparison[] = [];
  try {
    let inBackup = createHashList();
    let add = createRowDigest(inBackup.add).add;
    for await (const part of readBackup(path)) {
      if (part.kind === 'table') {
        inBackup = createHashList();
        ({ add } = createRowDigest(inBackup.add));
      } else if (part.kind === 'rows') part.lines.forEach(add);
      else if (part.kind === 'table-end') {
        const inDatabase = await hashesOf(await snapshot.open(), stored, part.table);
        comparisons.push(comparisonOf(part.table.table, inBackup, inDatabase));
      }
    }
  } finally {
    await snapshot.close();
  }
  return comparisons;
}

/** Hashes of the rows in the database, with columns in the order of the backup. */
async function hashesOf(
  trx: Transaction<Schema>,
  stored: readonly StoredTable[],
  { table: name, columns }: TableLine,
): Promise<HashList> {
  const hashes = createHashList();
  const { add } = createRowDigest(hashes.add);
  const table = stored.find((one) => one.name === name);
  if (!table) return hashes;
  const alike = columns.flatMap((column) => table.columns.find((one) => one.name === column) ?? []);
  for await (const lines of readRows(trx, { name: table.name, columns: alike })) lines.forEach(add);
  return hashes;
}

function comparisonOf(name: string, inBackup: HashList, inDatabase: HashList): TableComparison {
  const [one, other] = [inBackup.sorted(), inDatabase.sorted()];
  const [onlyInBackup, onlyInDatabase] = differenceOf(one, other);
  return { name, rowsInBackup: one.length, rowsInDatabase: other.length, onlyInBackup, onlyInDatabase };
}
