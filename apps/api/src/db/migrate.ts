import { Migrator, sql, type Kysely } from 'kysely';
import { MIGRATIONS } from './migrations/index.ts';
import type { Schema } from './schema.ts';

/** Any number: the lock under which processes that start together take turns. */
const MIGRATION_LOCK = 7_310_000;

/**
 * Brings the database up to this version. Of several processes on an empty database one migrates while the others wait,
 * on a connection without the service's time limits.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`.execute(connection);
    try {
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
