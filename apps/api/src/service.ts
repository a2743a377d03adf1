import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppSettings } from './app.ts';
import { catalogue } from './catalogue.ts';
import { ConfigError, type Config } from './config.ts';
import { configuredAi, configuredMetrics, configuredRates } from './configured.ts';
import { openDatabase, type Database } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import type { RateKeeper } from './features/rates/rate-keeper.ts';
import { readSiteConfig } from './features/site/site-config-file.ts';
import { loadSiteBuild, type SiteBuild } from './features/site/site-build.ts';
import { startScheduler, type Scheduler } from './jobs/scheduler.ts';
import { serviceJobs } from './jobs/service-jobs.ts';
import { createFirstAdministrator, type FirstAdministrator } from './features/users/first-administrator.ts';
import { UserRefusal } from './features/users/user-refusal.ts';
import { keptSecret } from './jwt-secret.ts';
import { listen } from './listen.ts';
import { startMetricsServer, type MetricsServer } from './metrics-server.ts';
import { systemClock } from './ports/clock.ts';
import { createIds } from './ports/ids.ts';
import { createLimitStore, unlimited } from './ports/limit-store.ts';
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
  const { hostBuild, version, say } = options;
  const site = loadSiteBuild(hostBuild, readSiteConfig(config.SITE_CONFIG, config.PUBLIC_URL));
  const secret = config.JWT_SECRET ?? keptSecret(config.DATA_DIR, systemRandom);
  const warnOf = (text: string) => (error: unknown) => app?.log.warn({ err: error }, text);
  const database = await openConfigured(config, warnOf('a database connection broke'));
  const newId = createIds(systemClock, systemRandom);
  const metrics = configuredMetrics(config, database);
  const stopping = new AbortController();
  const onSourceFailure = warnOf('the source of exchange rates failed');
  const rates = configuredRates(config, { db: database.db, onSourceFailure }, stopping.signal);
  const limits = createLimitStore(database.db, { onFailure: warnOf('limits cannot be counted') });
  let app: FastifyInstance | undefined;
  let metricsServer: MetricsServer | undefined;
  try {
    await migrate(database.db);
    const accounts = {
      db: database.db,
      rates,
      limits: config.RATE_LIMITS === 'on' ? limits : unlimited,
      metrics,
      clock: systemClock,
      newId,
      random: systemRandom,
      passwords: argon2Passwords,
    };
    sayFirst(await firstAdministrator(accounts, config.ADMIN_PASSWORD), say);
    app = await buildApp({
      ...accounts,
      databaseKind: database.kind,
      catalogue,
      site,
      secret,
      version,
      ai: configuredAi(config, stopping.signal),
      isDraining: () => stopping.signal.aborted,
      settings: settingsOf(config),
    });
    warnOfGaps(app, config, site);
    await firstRates(rates);
    if (metrics) metricsServer = await startMetricsServer(metrics, config);
    await listen(app, config);
  } catch (error) {
    stopping.abort();
    await metricsServer?.stop();
    await app?.close();
    await database.close();
    throw error;
  }
  const listening = app;
  const onFailure = (job: string, error: unknown) => listening.log.warn({ err: error, job }, 'a job failed');
  const jobs = startScheduler(
    { db: database.db, clock: systemClock, holder: newId(), onFailure, watchJob: metrics?.watchJob },
    serviceJobs(database, systemClock, rates),
  );
  return {
    url: addressOf(config.HOST, listening.server.address()),
    stop: () => stopInOrder({ stopping, jobs, app: listening, metricsServer, database }),
  };
}

function openConfigured(config: Config, onConnectionError: (error: Error) => void): Promise<Database> {
  return openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    startedAt: new Date(systemClock()).toISOString(),
    onConnectionError,
  });
}

interface Running {
  readonly stopping: AbortController;
  readonly jobs: Scheduler;
  readonly app: FastifyInstance;
  readonly metricsServer: MetricsServer | undefined;
  readonly database: Database;
}

async function stopInOrder({ stopping, jobs, app, metricsServer, database }: Running): Promise<void> {
  stopping.abort();
  const jobsEnded = jobs.stop();
  await app.waitUntilQuiet();
  await app.close();
  await jobsEnded;
  await metricsServer?.stop();
  await database.close();
}

function warnOfGaps(app: FastifyInstance, config: Config, site: SiteBuild | null): void {
  if (!site) app.log.warn('no built site was found: the service answers its API only');
  if (config.RATE_LIMITS === 'off') app.log.warn('rate limits are off');
}

function settingsOf(config: Config): AppSettings {
  return {
    rateLimits: config.RATE_LIMITS === 'on',
    openReference: config.NODE_ENV !== 'production',
    aiDailyCap: config.AI_DAILY_CAP,
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
  const { username, generatedPassword } = administrator;
  say(
    generatedPassword === null
      ? `The administrator "${username}" was created with ADMIN_PASSWORD.`
      : `The administrator "${username}" was created. Password, shown only this once: ${generatedPassword}`,
  );
}

function addressOf(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}
