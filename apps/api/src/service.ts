import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppSettings } from './app.ts';
import { openBackupDoor, type BackupDoor } from './backup/backup-door.ts';
import { catalogue } from './catalogue.ts';
import { ConfigError, type Config } from './config.ts';
import { configuredAi, configuredLimits, configuredMetrics, configuredRates } from './configured.ts';
import { openDatabase, type Database } from './db/connection.ts';
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
  readonly siteBuilds: readonly string[];
  readonly version: string;
  /** To the console and nowhere else: a generated password is said once. */
  readonly say: (line: string) => void;
}

/** Builds everything that the configuration asks for, migrates and listens. */
export async function startService(config: Config, options: StartOptions): Promise<Service> {
  const site = loadSiteBuild(options.siteBuilds, readSiteConfig(config.SITE_CONFIG, config.PUBLIC_URL));
  const secret = config.JWT_SECRET ?? keptSecret(config.DATA_DIR, systemRandom);
  let app: FastifyInstance | undefined;
  const warn: Warn = (error, text, more) => app?.log.warn({ err: error, ...more }, text);
  const stopping = new AbortController();
  const database = await openConfigured(config, warn);
  const parts = partsOf(config, database, { warn, stopping: stopping.signal });
  let metricsServer: MetricsServer | undefined;
  let limits: ConnectedLimitStore | undefined;
  let backupDoor: BackupDoor | undefined;
  try {
    await migrate(database.db);
    limits = await configuredLimits(config, database.db, {
      onFailure: (error) => warn(error, 'limits cannot be counted'),
    });
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
    warnOfGaps(app, config, site);
    await firstRates(parts.rates);
    if (parts.metrics) metricsServer = await startMetricsServer(parts.metrics, config);
    backupDoor = await embeddedBackups(database, config, { version: options.version, warn });
    await listen(app, config);
  } catch (error) {
    stopping.abort();
    await metricsServer?.stop();
    await backupDoor?.stop();
    await app?.close();
    limits?.close();
    await database.close();
    throw error;
  }
  const jobs = startJobs(database, parts, { warn, mode: config.JOBS });
  const [listening, counting] = [app, limits];
  return {
    url: addressOf(config.HOST, listening.server.address()),
    stop: async () => {
      stopping.abort();
      const jobsEnded = jobs.stop();
      await backupDoor?.stop();
      await listening.waitUntilQuiet();
      await listening.close();
      await jobsEnded;
      await metricsServer?.stop();
      counting.close();
      await database.close();
    },
  };
}

type Warn = (error: unknown, text: string, more?: Readonly<Record<string, string>>) => void;

function openConfigured(config: Config, warn: Warn): Promise<Database> {
  return openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    startedAt: new Date(systemClock()).toISOString(),
    maxConnections: config.DATABASE_CONNECTIONS,
    onConnectionError: (error) => warn(error, 'a database connection broke'),
  });
}

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
