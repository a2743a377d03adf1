import type { Config } from '../config.ts';
import { systemClock } from '../ports/clock.ts';
import { openDatabase, type Database, type OpenDatabaseOptions } from './connection.ts';

type ConnectionOptions = Partial<
  Pick<OpenDatabaseOptions, 'maxConnections' | 'connectionName' | 'onConnectionError'>
>;

/**
 * Opens the database that the configuration names. Without `onConnectionError`, a broken connection is reported only by
 * the query that uses it.
 */
export function openConfiguredDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  options: ConnectionOptions = {},
): Promise<Database> {
  return openDatabase({
    url: DATABASE_URL,
    dataDir: DATA_DIR,
    startedAt: new Date(systemClock()).toISOString(),
    onConnectionError: () => {},
    ...options,
  });
}

/** Opens the configured database, runs `work` on it and closes it. */
export async function withConfiguredDatabase<Result>(
  config: Config,
  work: (database: Database) => Promise<Result>,
  options?: ConnectionOptions,
): Promise<Result> {
  const database = await openConfiguredDatabase(config, options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
