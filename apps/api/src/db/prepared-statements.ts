import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Marks a statement to be prepared under this name. */
const NAMED = /^\/\* prepared: ([a-z-]+) \*\//;

/**
 * A pool that prepares marked statements on each connection. These are long, frequent and constant in text, and cost
 * more to plan than to run.
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
  // Kysely passes a cursor only if one is configured.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
}
