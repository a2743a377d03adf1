import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from 'kysely';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** An arbitrary advisory lock key: one process migrates at a time. */
const MIGRATION_LOCK = 7_310_000;

/**
 * Migrates the database to this version; leaves a newer schema as it is. Every migration is compatible with the version
 * before it, so that replicas can be replaced one by one, and rolled back.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  if (!isUpToDate(await lastMigration(db))) await migrateUnderLock(db);
}

function isUpToDate(last: string | null | undefined): boolean {
  const newest = Object.keys(MIGRATIONS).sort().at(-1) ?? '';
  return last !== undefined && last !== null && last >= newest;
}

/** The newest migration of the database, or undefined. One query; the Migrator takes 0.1 s. */
async function lastMigration(db: Kysely<Schema>): Promise<string | null | undefined> {
  try {
    const { rows } = await sql<{ name: string | null }>`select max(name) as name from ${sql.table(
      DEFAULT_MIGRATION_TABLE,
    )}`.execute(db);
    return rows[0]?.name;
  } catch (error) {
    if (isMissingTable(error)) return undefined;
    throw error;
  }
}

function isMissingTable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01';
}

/** Migrates under an advisory lock, on a connection without the statement timeout of the service. */
async function migrateUnderLock(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      // Another process may have migrated while this one waited.
      if (isUpToDate(await lastMigration(connection))) return;
      await sql`set lock_timeout = '5s'`.execute(connection);
      const { error } = await new Migrator({
        db: connection,
        provider: { getMigrations: async () => MIGRATIONS },
      }).migrateToLatest();
      if (error) throw error;
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
