import type { PrepareDatabase, TestDatabase } from './database-types.ts';
import { createEmbeddedDatabase } from './embedded-database.ts';
import { createServerDatabase } from './server-database.ts';

/** A new prepared database for one spec file: on the Postgres of TEST_DATABASE_URL, else embedded. */
export function createTestDatabase(preparation: PrepareDatabase): Promise<TestDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? createServerDatabase(url, preparation) : createEmbeddedDatabase(preparation);
}
