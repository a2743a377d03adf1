import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { openEmbeddedPool, type EmbeddedPool } from './embedded-pool.ts';
import { withPreparedStatements } from './prepared-statements.ts';
import type { ConnectionCounts } from '../ports/metrics.ts';
import type { Schema } from './schema.ts';

export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly db: Kysely<Schema>;
  readonly connections: () => ConnectionCounts;
  /** Missing with a Postgres. */
  readonly embedded?: Pick<EmbeddedPool, 'permissions' | 'lock' | 'stalledSeconds' | 'limitStatements'>;
  /** Closes the connections, then the embedded database. */
  readonly close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A Postgres; default: the embedded database in `dataDir`. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly startedAt: string;
  /** Maximum connections to a Postgres. */
  readonly maxConnections?: number;
  /** `application_name` of the connections; default: SERVICE_CONNECTION. */
  readonly connectionName?: string;
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onConnectionError: (error: Error) => void;
}

const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const DEFAULT_CONNECTIONS = 2;
/** `application_name` of the connections of a running service. */
export const SERVICE_CONNECTION = 'seller-toolbox';

/** Opens either database with the same driver, dialect and value types. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const embedded = options.url ? undefined : await openEmbeddedPool(options.dataDir, options.startedAt);
  const pool = embedded?.pool ?? openServerPool(options.url, options);
  // Without listeners, a restart of the database would end this process. The pool reports idle connections; a connection
  // in use fails its query.
  pool.on('error', options.onConnectionError);
  pool.on('connect', (client) => client.on('error', () => {}));
  if (options.url) await tryConnection(pool);
  const db = createKysely(pool);
  return {
    kind: embedded ? 'embedded' : 'server',
    ...(embedded && { embedded }),
    db,
    connections: () => connectionsOf(pool),
    close: async () => {
      await db.destroy();
      await embedded?.afterClose();
    },
  };
}

export function connectionsOf(pool: pg.Pool): ConnectionCounts {
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

export function createKysely(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });
}

function openServerPool(
  connectionString: string | undefined,
  { maxConnections = DEFAULT_CONNECTIONS, connectionName = SERVICE_CONNECTION }: OpenDatabaseOptions,
): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: connectionName,
  });
}

/** Connects once, so that a wrong address fails the start with the name of the variable. */
async function tryConnection(pool: pg.Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new ConfigError(
      'DATABASE_URL',
      `must be the address of a Postgres that lets the service in${code}`,
    );
  }
}
