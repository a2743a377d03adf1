import pg from 'pg';
import { saveCopy, readCopy } from './prepared-copies.ts';
import type { PrepareDatabase, TestDatabase } from './database-types.ts';

/** PGlite in memory, through the pg driver; copied from the first one with the same preparation (a sixth of the time). */
export async function createEmbeddedDatabase(preparation: PrepareDatabase): Promise<TestDatabase> {
  const [{ PGlite }, { pg_trgm }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('@electric-sql/pglite/node-postgres'),
  ]);
  const copy = readCopy(preparation);
  const client = await PGlite.create({ extensions: { pg_trgm }, ...(copy && { loadDataDir: copy }) });
  // PGlite has one connection; a second would wait forever.
  const pool = new pg.Pool({ ...createPgConfig(client), max: 1 });
  if (!copy) {
    await preparation.prepare(pool);
    await saveCopy(preparation, client);
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
