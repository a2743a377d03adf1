import type { Config } from './config.ts';
import { withConfiguredDatabase } from './db/configured-database.ts';
import { migrate } from './db/migrate.ts';

/** Brings the database up to date and starts nothing: the step before the replicas of a new version. */
export function migrateOnly(config: Config): Promise<void> {
  return withConfiguredDatabase(config, ({ db }) => migrate(db));
}
