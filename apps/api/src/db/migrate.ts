import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from 'kysely';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** Any number: the lock under which processes that start together take turns. */
const MIGRATION_LOCK = 7_310_000;

/**
 * Brings the database up to this version. One that a newer version has brought further is left as it is: a change of the
 * schema lets the version before it go on, so that replicas can be replaced one after the other, and back.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  if (!isUpToDate(await lastMigration(db))) await migrateInTurn(db);
}

function isUpToDate(last: string | null | undefined): boolean {
  const newest = Object.keys(MIGRATIONS).sort().at(-1) ?? '';
  return last !== undefined && last !== null && last >= newest;
}

/** The newest that the database has; of none, undefined. One query, where the Migrator takes a tenth of a second. */
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

/** Of several processes one migrates while the others wait, on a connection without the service's time limits. */
async function migrateInTurn(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
      // Whoever waited may have waited for a newer version.
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
