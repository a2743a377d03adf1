import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { openEmbeddedPool, type EmbeddedPool } from './embedded-pool.ts';
import { openHostsPool, type HostsPool } from './hosts-pool.ts';
import { parsePostgresUrl } from './postgres-url.ts';
import { withPreparedStatements, type PoolAccess } from './prepared-statements.ts';
import type { ConnectionCounts } from '../ports/metrics.ts';
import type { Schema } from './schema.ts';

export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly db: Kysely<Schema>;
  readonly connections: () => ConnectionCounts;
  /** Missing with a Postgres. */
  readonly embedded?: Pick<EmbeddedPool, 'permissions' | 'lock' | 'stalledSeconds'>;
  /** From now on a statement may take only seconds. To be called after the migrations of a service. */
  readonly limitStatements: () => void;
  /** Closes the connections, then the embedded database. */
  readonly close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A Postgres, as `parsePostgresUrl` reads it; default: the embedded database in `dataDir`. */
  readonly url?: string | undefined;
  /** The variable that an error names; default: DATABASE_URL. */
  readonly urlVariable?: string;
  /** Opens it without a first connection. */
  readonly mayBeAway?: boolean;
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
/**
 * The server ends a statement before. A host that has not answered by then has lost its power or its network, which would
 * otherwise be noticed only when TCP gives up, after many minutes.
 */
const ANSWER_TIMEOUT_MS = 8_000;
const DEFAULT_CONNECTIONS = 2;
const DEFAULT_VARIABLE = 'DATABASE_URL';
/** `application_name` of the connections of a running service. */
export const SERVICE_CONNECTION = 'seller-toolbox';

type OpenedPool = Pick<HostsPool, 'pool'> & Partial<HostsPool>;

/** Opens either database with the same driver, dialect and value types. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const embedded = options.url ? undefined : await openEmbeddedPool(options.dataDir, options.startedAt);
  const opened: OpenedPool = embedded ? { pool: embedded.pool } : openServerPool(options);
  const { pool } = opened;
  // Without listeners, a restart of the database would end this process. The pool reports idle connections; a connection
  // in use fails its query.
  pool.on('error', options.onConnectionError);
  pool.on('connect', (client) => client.on('error', () => {}));
  if (!embedded && !options.mayBeAway) await tryConnection(opened, options.urlVariable);
  let answerTimeoutMs: number | undefined;
  const db = createKysely(pool, { ...opened, answerTimeoutMs: () => answerTimeoutMs });
  return {
    kind: embedded ? 'embedded' : 'server',
    ...(embedded && { embedded }),
    db,
    connections: () => connectionsOf(pool),
    limitStatements: () => {
      if (embedded) embedded.limitStatements();
      else answerTimeoutMs = ANSWER_TIMEOUT_MS;
    },
    close: async () => {
      await db.destroy();
      await embedded?.afterClose();
    },
  };
}

export function connectionsOf(pool: pg.Pool): ConnectionCounts {
  return { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

export function createKysely(pool: pg.Pool, access: PoolAccess = {}): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool, access) }) });
}

function openServerPool({
  url = '',
  urlVariable = DEFAULT_VARIABLE,
  maxConnections = DEFAULT_CONNECTIONS,
  connectionName = SERVICE_CONNECTION,
}: OpenDatabaseOptions): HostsPool {
  const hosts = parsePostgresUrl(url);
  if (!hosts) throw new ConfigError(urlVariable, 'must be a postgres:// address');
  return openHostsPool(hosts, {
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: connectionName,
  });
}

/** Connects once, so that a wrong address fails the start with the name of the variable. */
async function tryConnection(
  { pool, connect = () => pool.connect() }: OpenedPool,
  urlVariable = DEFAULT_VARIABLE,
): Promise<void> {
  try {
    (await connect()).release();
  } catch (error) {
    await pool.end();
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new ConfigError(urlVariable, `must be the address of a Postgres that lets the service in${code}`);
  }
}
