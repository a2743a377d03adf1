import pg from 'pg';
import type { PrepareDatabase, TestDatabase } from './test-database.ts';

/** PGlite in memory, through the same driver as a server. */
export async function createEmbeddedDatabase({ prepare }: PrepareDatabase): Promise<TestDatabase> {
  const [{ PGlite }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
  ]);
  const client = await PGlite.create();
  // One connection is all there is; a second would wait for it for ever.
  const pool = new pg.Pool({ ...createPgConfig(client), max: 1 });
  await prepare(pool);
  return {
    kind: 'embedded',
    pool,
    close: async () => {
      if (!pool.ended) await pool.end();
      await client.close();
    },
  };
}
