import type pg from 'pg';

export interface AnswerTimeout {
  /** A connection is used, or has ended. */
  readonly onBusy: (client: pg.PoolClient) => void;
  readonly onIdle: (client: pg.PoolClient) => void;
  /** Closes the connection of a query that times out, which fails the query. */
  readonly within: <Result>(client: pg.PoolClient, ask: () => Promise<Result>) => Promise<Result>;
}

/** What the types of the driver leave out. */
interface DriverClient {
  readonly connection: { readonly stream: { readonly destroy: () => void } };
}

/**
 * Finds a server that has lost its power or its network: its connections stay open and answer nothing. With the first query
 * that waits too long, the idle connections are closed as well; each of them would cost the next caller the same wait.
 * `timeoutMs` undefined: a query may take as long as it likes.
 */
export function createAnswerTimeout(timeoutMs: () => number | undefined): AnswerTimeout {
  const idle = new Set<pg.PoolClient>();
  // The driver's own `query_timeout` would leave the connection in the pool.
  const close = (client: pg.PoolClient) => (client as unknown as DriverClient).connection.stream.destroy();
  return {
    onBusy: (client) => {
      idle.delete(client);
    },
    onIdle: (client) => {
      idle.add(client);
    },
    within: async (client, ask) => {
      const limit = timeoutMs();
      if (limit === undefined) return ask();
      const timer = setTimeout(() => [client, ...idle].forEach(close), limit);
      try {
        return await ask();
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
