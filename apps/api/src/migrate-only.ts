import type { Config } from './config.ts';
import { openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { systemClock } from './ports/clock.ts';

/** Brings the database up to date and starts nothing: the step before the replicas of a new version. */
export async function migrateOnly({ DATABASE_URL, DATA_DIR }: Config): Promise<void> {
  const { db, close } = await openDatabase({
    url: DATABASE_URL,
    dataDir: DATA_DIR,
    startedAt: new Date(systemClock()).toISOString(),
    // A query that needs the broken connection fails and says so.
    onConnectionError: () => {},
  });
  try {
    await migrate(db);
  } finally {
    await close();
  }
}
