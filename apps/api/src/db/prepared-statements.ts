import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** How a statement begins that a connection plans once and keeps under this name. */
const NAMED = /^\/\* prepared: ([a-z-]+) \*\//;

/**
 * A pool whose connections keep the plans of statements that ask for it. Those are long and run all the time, so that
 * planning them costs the database more than running them; their text is always the same, only values change.
 */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const preparing = clients.get(client) ?? preparingClient(client);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = NAMED.exec(text)?.[1];
    return client.query({ text, values: [...values], ...(name && { name }) });
  };
  // A cursor, the other thing that may be asked for, is configured nowhere.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}
