import pg from 'pg';
import type { HostRole, PostgresHosts } from './postgres-url.ts';

/** The host is not what the address requires. Its code is that of a server that takes no connections at the moment. */
export class WrongRoleError extends Error {
  readonly code = '57P03';
  constructor(role: HostRole) {
    super(`the host is no ${role}`);
    this.name = 'WrongRoleError';
  }
}

/** Of pg-pool: every connection is in use, which says nothing about the host. */
const NO_FREE_CONNECTION = 'timeout exceeded when trying to connect';

export interface HostsPool {
  readonly pool: pg.Pool;
  /** A connection to the first host that answers and has the role; starts with the one that had it last. */
  readonly connect: () => Promise<pg.PoolClient>;
}

/** A pool that follows its database from host to host: docs/decisions/0025-several-hosts.md. */
export function openHostsPool({ urls, role }: PostgresHosts, config: pg.PoolConfig): HostsPool {
  let current = 0;
  class Client extends pg.Client {
    constructor(settings?: pg.ClientConfig) {
      super({ ...settings, connectionString: urls[current] });
    }
  }
  // The pool waits for its promise, which the types leave out.
  const onConnect: (client: pg.ClientBase) => unknown = (client) => requireRole(client, role);
  const pool = new pg.Pool({ ...config, Client, ...(role !== 'any' && { onConnect }) });
  const connect = async () => {
    for (let tries = 1; ; tries++) {
      const tried = current;
      try {
        return await pool.connect();
      } catch (error) {
        if (error instanceof Error && error.message === NO_FREE_CONNECTION) throw error;
        // Only the first of several failures moves on.
        if (current === tried) current = (tried + 1) % urls.length;
        if (tries === urls.length) throw error;
      }
    }
  };
  return { pool, connect };
}

/** A standby that is promoted keeps its connections, and a primary never becomes a standby without closing them. */
async function requireRole(client: pg.ClientBase, role: HostRole): Promise<void> {
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby');
  if (rows[0]?.is_standby !== (role === 'standby')) throw new WrongRoleError(role);
}
