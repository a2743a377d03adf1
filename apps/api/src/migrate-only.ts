import type { Config } from './config.ts';
import { withConfiguredDatabase } from './db/configured-database.ts';
import { migrate } from './db/migrate.ts';

/** Migrates the database without starting the service, before the replicas of a new version start. */
export function migrateOnly(config: Config): Promise<void> {
  return withConfiguredDatabase(config, ({ db }) => migrate(db));
}
