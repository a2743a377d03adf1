import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { Database } from './connection.ts';
import { createKysely } from './connection.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

export interface MigratedDatabase extends Database {
  /** The address of this database alone, where it lies on a server. */
  readonly url?: string;
}

const fingerprint = Object.entries(MIGRATIONS)
  .map(([name, { up }]) => `${name} ${up.toString()}`)
  .join('\n');

/** A migrated database for one spec file, on whichever kind the run asks for. */
export async function openTestDatabase(): Promise<MigratedDatabase> {
  const { kind, pool, url, close } = await createTestDatabase({
    fingerprint,
    prepare: (fresh) => migrate(createKysely(fresh)),
  });
  return { kind, db: createKysely(pool), close, ...(url ? { url } : {}) };
}
