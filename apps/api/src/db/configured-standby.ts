import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { systemClock } from '../ports/clock.ts';
import type { Metrics } from '../ports/metrics.ts';
import { openDatabase, type Database } from './connection.ts';
import type { ReadRunner } from './read-runner.ts';
import { createStandbyReads, type StandbyReadsDeps } from './standby-reads.ts';
import type { Schema } from './schema.ts';

type StandbyConfig = Pick<
  Config,
  'DATABASE_READ_URL' | 'DATABASE_READ_MAX_LAG' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'
>;

export interface Standby {
  readonly reads: ReadRunner;
  readonly close: () => Promise<void>;
}

const CHECK_MS = 1_000;

export interface StandbyDeps extends Pick<StandbyReadsDeps, 'onSwitch'> {
  /** The primary. */
  readonly db: Kysely<Schema>;
  readonly metrics?: Pick<Metrics, 'onRead'> | undefined;
  readonly onConnectionError: (error: Error) => void;
}

/** Opens the standby of DATABASE_READ_URL, also while it is away; undefined without one. */
export async function openConfiguredStandby(
  config: StandbyConfig,
  { db: primary, metrics, onConnectionError, onSwitch }: StandbyDeps,
): Promise<Standby | undefined> {
  if (config.DATABASE_READ_URL === undefined) return undefined;
  const standby = await openStandby(config, onConnectionError);
  standby.limitStatements();
  const reads = createStandbyReads({
    primary,
    standby: standby.db,
    onRead: metrics?.onRead,
    onSwitch,
    clock: systemClock,
    maxLagMs: config.DATABASE_READ_MAX_LAG * 1_000,
  });
  const timer = setInterval(() => void reads.check(), CHECK_MS).unref();
  return {
    reads,
    close: async () => {
      clearInterval(timer);
      await standby.close();
    },
  };
}

/** Opens the standby without a first connection. */
export function openStandby(
  {
    DATABASE_READ_URL: url,
    DATA_DIR: dataDir,
    DATABASE_CONNECTIONS: maxConnections,
  }: Omit<StandbyConfig, 'DATABASE_READ_MAX_LAG'>,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  return openDatabase({
    url,
    urlVariable: 'DATABASE_READ_URL',
    mayBeAway: true,
    dataDir,
    startedAt: new Date(systemClock()).toISOString(),
    maxConnections,
    onConnectionError,
  });
}
