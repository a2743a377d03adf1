import { DEFAULT_MIGRATION_TABLE, sql, type Kysely, type Transaction } from 'kysely';
import { runMigrations } from '../db/migrate.ts';
import { MIGRATIONS } from '../db/migrations/index.ts';
import type { Schema } from '../db/schema.ts';
import { BACKUP_SEQUENCES, BACKUP_TABLES, NOT_BACKED_UP } from './backup-tables.ts';
import { BackupError } from './backup-error.ts';

const VERSIONS = Object.keys(MIGRATIONS).sort();

/** The newest migration of a database; undefined if it is empty. Rejects an unknown migration. */
export async function findSchemaVersion(db: Kysely<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ table: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as table`.execute(db);
  if (!rows[0]?.table) return undefined;
  const newest = await sql<{ name: string | null }>`
    select max(name) as name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const version = newest.rows[0]?.name ?? undefined;
  if (version === undefined || VERSIONS.includes(version)) return version;
  throw new BackupError(
    `The database has the schema "${version}", which this version of the program does not know: use the version that runs it.`,
  );
}

export async function getSchemaVersion(db: Kysely<Schema>): Promise<string> {
  const version = await findSchemaVersion(db);
  if (version === undefined) throw new BackupError('The database is empty: there is nothing in it.');
  return version;
}

export function checkSchemaVersion(version: string): void {
  if (VERSIONS.includes(version)) return;
  throw new BackupError(
    `The backup has the schema "${version}", and this version of the program knows up to "${VERSIONS.at(-1)}": use the version that made it, or a later one.`,
  );
}

/** Rebuilds the tables at an older schema version; does nothing for the newest. */
export async function returnToVersion(trx: Transaction<Schema>, version: string): Promise<void> {
  if (version === VERSIONS.at(-1)) return;
  for (const table of [...BACKUP_TABLES, ...NOT_BACKED_UP]) {
    await sql`drop table if exists ${sql.table(table)} cascade`.execute(trx);
  }
  for (const sequence of BACKUP_SEQUENCES) {
    await sql`drop sequence if exists ${sql.table(sequence)}`.execute(trx);
  }
  await sql`drop function if exists refuse_audit_change, take_limits`.execute(trx);
  await sql`delete from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(trx);
  await runMigrations(
    trx,
    VERSIONS.filter((name) => name <= version),
  );
}

/** Migrates the restored rows from the version of their backup to the newest. */
export async function advanceFrom(trx: Transaction<Schema>, version: string): Promise<void> {
  await runMigrations(
    trx,
    VERSIONS.filter((name) => name > version),
  );
}
