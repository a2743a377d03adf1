import pg from 'pg';
import { keepCopy, readCopy } from './prepared-copies.ts';
import type { PrepareDatabase, TestDatabase } from './database-types.ts';

/** PGlite in memory, through the same driver as a server: a copy of the first one that was prepared alike (a sixth of the work). */
export async function createEmbeddedDatabase(preparation: PrepareDatabase): Promise<TestDatabase> {
  const [{ PGlite }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
  ]);
  const copy = readCopy(preparation);
  const client = await PGlite.create(copy ? { loadDataDir: copy } : {});
  // One connection is all there is; a second would wait for it for ever.
  const pool = new pg.Pool({ ...createPgConfig(client), max: 1 });
  if (!copy) {
    await preparation.prepare(pool);
    await keepCopy(preparation, client);
  }
  return {
    kind: 'embedded',
    pool,
    close: async () => {
      if (!pool.ended) await pool.end();
      await client.close();
    },
  };
}
