import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppSettings } from './app.ts';
import { openBackupDoor, type BackupDoor } from './backup/backup-door.ts';
import { catalogue } from './catalogue.ts';
import { ConfigError, type Config } from './config.ts';
import { configuredAi, configuredLimits, configuredMetrics, configuredRates } from './configured.ts';
import { openConfiguredDatabase } from './db/configured-database.ts';
import type { Database } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import type { RateKeeper } from './features/rates/rate-keeper.ts';
import { readSiteConfig } from './features/site/site-config-file.ts';
import { loadSiteBuild, type SiteBuild } from './features/site/site-build.ts';
import { startScheduler, type Scheduler } from './jobs/scheduler.ts';
import { jobsOf, serviceJobs } from './jobs/service-jobs.ts';
import { createFirstAdministrator, type FirstAdministrator } from './features/users/first-administrator.ts';
import { UserRefusal } from './features/users/user-refusal.ts';
import { keptSecret } from './jwt-secret.ts';
import { listen } from './listen.ts';
import { startMetricsServer, type MetricsServer } from './metrics-server.ts';
import { systemClock } from './ports/clock.ts';
import { readDiskSpace } from './ports/disk.ts';
import { createIds } from './ports/ids.ts';
import type { ConnectedLimitStore } from './ports/valkey-limit-store.ts';
import { argon2Passwords } from './ports/passwords.ts';
import { systemRandom } from './ports/random.ts';

export interface Service {
  /** Where it can be opened in a browser. */
  readonly url: string;
  /** Answers what is under way, then closes the database. */
  readonly stop: () => Promise<void>;
}

const FIRST_RATES_MS = 1_000;

/** Where a start finds what it serves, and how it speaks to whoever started it. */
export interface StartOptions {
  readonly hostBuild: string;
  readonly version: string;
  /** To the console and nowhere else: a generated password is said once. */
  readonly say: (line: string) => void;
}

/** Builds everything that the configuration asks for, migrates and listens. */
export async function startService(config: Config, options: StartOptions): Promise<Service> {
  const site = loadSiteBuild(options.hostBuild, readSiteConfig(config.SITE_CONFIG, config.PUBLIC_URL));
  const secret = config.JWT_SECRET ?? keptSecret(config.DATA_DIR, systemRandom);
  let app: FastifyInstance | undefined;
  const warn: Warn = (error, text, more) => app?.log.warn({ err: error, ...more }, text);
  const stopping = new AbortController();
  const database = await openConfiguredDatabase(config, {
    maxConnections: config.DATABASE_CONNECTIONS,
    onConnectionError: (error) => warn(error, 'a database connection broke'),
  });
  const parts = partsOf(config, database, { warn, stopping: stopping.signal });
  const started: Started = { database };
  try {
    await migrate(database.db);
    const limits = await configuredLimits(config, database.db, {
      onFailure: (error) => warn(error, 'limits cannot be counted'),
    });
    started.limits = limits;
    sayFirst(await firstAdministrator(parts, config.ADMIN_PASSWORD), options.say);
    app = await buildApp({
      ...parts,
      limits,
      catalogue,
      site,
      secret,
      version: options.version,
      isDraining: () => stopping.signal.aborted,
      settings: settingsOf(config),
    });
    started.app = app;
    warnOfGaps(app, config, site);
    await firstRates(parts.rates);
    if (parts.metrics) started.metricsServer = await startMetricsServer(parts.metrics, config);
    started.backupDoor = await embeddedBackups(database, config, { version: options.version, warn });
    await listen(app, config);
    started.jobs = startJobs(database, parts, { warn, mode: config.JOBS });
    return {
      url: addressOf(config.HOST, app.server.address()),
      stop: () => shutDown(started, stopping),
    };
  } catch (error) {
    await shutDown(started, stopping);
    throw error;
  }
}

interface Started {
  readonly database: Database;
  limits?: ConnectedLimitStore;
  app?: FastifyInstance;
  metricsServer?: MetricsServer;
  backupDoor?: BackupDoor | undefined;
  jobs?: Scheduler;
}

/** Stops what has started, also after a failed start: new work first, then requests and jobs, at last what they use. */
async function shutDown(started: Started, stopping: AbortController): Promise<void> {
  const { app, jobs } = started;
  stopping.abort();
  const jobsEnded = jobs?.stop();
  await started.backupDoor?.stop();
  if (app?.server.listening) await app.waitUntilQuiet();
  await app?.close();
  await jobsEnded;
  await started.metricsServer?.stop();
  started.limits?.close();
  await started.database.close();
}

type Warn = (error: unknown, text: string, more?: Readonly<Record<string, string>>) => void;

/** The service's dependencies as this configuration makes them. */
function partsOf(
  config: Config,
  database: Database,
  { warn, stopping }: { readonly warn: Warn; readonly stopping: AbortSignal },
) {
  const { db, kind } = database;
  const onSourceFailure = (error: unknown) => warn(error, 'the source of exchange rates failed');
  return {
    db,
    databaseKind: kind,
    clock: systemClock,
    newId: createIds(systemClock, systemRandom),
    random: systemRandom,
    passwords: argon2Passwords,
    rates: configuredRates(config, { db, onSourceFailure }, stopping),
    metrics: configuredMetrics(config, database),
    ai: configuredAi(config, stopping),
    readDisk: () => readDiskSpace(config.DATA_DIR),
  };
}

function startJobs(
  database: Database,
  { clock, newId, rates, metrics }: ReturnType<typeof partsOf>,
  { warn, mode }: { readonly warn: Warn; readonly mode: Config['JOBS'] },
): Scheduler {
  const onFailure = (job: string, error: unknown) => warn(error, 'a job failed', { job });
  return startScheduler(
    { db: database.db, clock, holder: newId(), onFailure, watchJob: metrics?.watchJob },
    jobsOf(mode, serviceJobs(database, clock, rates)),
  );
}

/** Of a server anybody who may connect makes backups; the embedded database is ours alone. */
async function embeddedBackups(
  database: Database,
  { DATA_DIR: dataDir }: Config,
  { version, warn }: { readonly version: string; readonly warn: Warn },
): Promise<BackupDoor | undefined> {
  if (database.kind !== 'embedded') return undefined;
  return openBackupDoor(database, {
    dataDir,
    occasion: () => ({ now: new Date(systemClock()), madeBy: version }),
    onFailure: (error) => warn(error, 'a backup failed'),
  });
}

function warnOfGaps(app: FastifyInstance, config: Config, site: SiteBuild | null): void {
  if (!site) app.log.warn('no built site was found: the service answers its API only');
  if (config.RATE_LIMITS === 'off') app.log.warn('rate limits are off');
}

function settingsOf(config: Config): AppSettings {
  return {
    rateLimits: config.RATE_LIMITS === 'on',
    aiDailyCap: config.AI_DAILY_CAP,
    openReference: config.NODE_ENV !== 'production',
    trustProxy: config.TRUST_PROXY,
    isPublicHttps: config.PUBLIC_URL?.startsWith('https:') ?? false,
    logger: { level: config.LOG_LEVEL },
  };
}

/** The first visitor should see the source's rates, but nobody waits long for a source that is slow. */
async function firstRates(rates: RateKeeper): Promise<void> {
  const patience = new AbortController();
  const waited = pause(FIRST_RATES_MS, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([rates.refresh().catch(() => undefined), waited]);
  patience.abort();
}

type Accounts = Parameters<typeof createFirstAdministrator>[0];

async function firstAdministrator(accounts: Accounts, password: string | undefined) {
  try {
    return await createFirstAdministrator(accounts, password);
  } catch (error) {
    // The other rules were checked with the configuration.
    if (error instanceof UserRefusal)
      throw new ConfigError('ADMIN_PASSWORD', 'must not be a common password');
    throw error;
  }
}

function sayFirst(administrator: FirstAdministrator | null, say: StartOptions['say']): void {
  if (!administrator) return;
  const { username, generated } = administrator;
  say(
    generated === null
      ? `The administrator "${username}" was created with ADMIN_PASSWORD.`
      : `The administrator "${username}" was created. ${generated.told}`,
  );
}

function addressOf(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}
