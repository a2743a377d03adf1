import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppSettings } from './app.ts';
import { catalogue } from './catalogue.ts';
import { ConfigError, type Config } from './config.ts';
import {
  configuredAi,
  configuredLimits,
  configuredMetrics,
  configuredNotices,
  configuredRates,
  configuredRuns,
} from './configured.ts';
import { openConfiguredDatabase } from './db/configured-database.ts';
import { openConfiguredStandby, type Standby } from './db/configured-standby.ts';
import type { Database } from './db/connection.ts';
import { guardAgainstStall, isStalled } from './db/stall-guard.ts';
import { migrate } from './db/migrate.ts';
import { createPageRenderer, type PageRenderer } from './features/site/page-renderer.ts';
import type { SiteBuild } from './features/site/site-build.ts';
import type { LiveSettings } from './features/settings/live-settings.ts';
import { createCurrentTools } from './features/tool-settings/current-tools.ts';
import { startScheduler, type Scheduler } from './jobs/scheduler.ts';
import { jobsOf, serviceJobs } from './jobs/service-jobs.ts';
import { createFirstAdministrator, type FirstAdministrator } from './features/users/first-administrator.ts';
import { UserRejection } from './features/users/user-rejection.ts';
import { openLiveSite } from './live-site.ts';
import { loadOrCreateSecret } from './jwt-secret.ts';
import { addressOf, listen } from './listen.ts';
import type { LocalSocket } from './local-socket.ts';
import { openSockets, type Warn } from './service-sockets.ts';
import { watchedStates } from './watched-states.ts';
import { openMetrics } from './open-metrics.ts';
import type { MetricsServer } from './metrics-server.ts';
import { createPublishedToolsFile } from './published-tools.ts';
import { systemClock } from './ports/clock.ts';
import { readDiskSpace } from './ports/disk.ts';
import { createIds } from './ports/ids.ts';
import type { ConnectedLimitStore } from './ports/valkey-limit-store.ts';
import { argon2Passwords } from './ports/passwords.ts';
import { systemRandom } from './ports/random.ts';
import type { ToolRunPool } from './runs/tool-runs.ts';

export interface Service {
  /** The URL for a browser. */
  readonly url: string;
  /** Graceful shutdown. The reason, such as the name of a signal, is logged. */
  readonly stop: (reason: string) => Promise<void>;
}

const FIRST_RATES_TIMEOUT_MS = 1_000;

export interface StartOptions {
  readonly siteBuilds: readonly string[];
  /** See `RunThreadsOptions`. */
  readonly runWorker: string;
  readonly version: string;
  /** Prints to the console only, because a generated password is shown once. */
  readonly print: (line: string) => void;
  /** Ends the process, because its embedded database hangs. */
  readonly end: (reason: string) => void;
}

/** Starts the configured service: migrates the database and listens. */
export async function startService(config: Config, options: StartOptions): Promise<Service> {
  const secret = config.JWT_SECRET ?? loadOrCreateSecret(config.DATA_DIR, systemRandom);
  let app: FastifyInstance | undefined;
  const warn: Warn = (error, text, more) => app?.log.warn({ err: error, ...more }, text);
  const stopping = new AbortController();
  const database = await openConfiguredDatabase(config, {
    maxConnections: config.DATABASE_CONNECTIONS,
    onConnectionError: (error) => warn(error, 'a database connection broke'),
  });
  const dependencies = dependenciesOf(config, database, { warn, stopping: stopping.signal });
  const runs = configuredRuns(options.runWorker, dependencies.metrics, (error) =>
    warn(error, 'a thread of tool runs failed'),
  );
  const started: Started = { database, runs };
  try {
    await migrate(database.db);
    database.limitStatements();
    started.standby = await openStandby(config, dependencies, warn);
    const { live, site } = await openLiveSite(database.db, config, options.siteBuilds);
    const renderer = (started.renderer = pageRendererOf(options, site, warn));
    const limits = await configuredLimits(config, database.db, {
      onFailure: (error) => warn(error, 'limits cannot be counted'),
    });
    started.limits = limits;
    printFirstAdministrator(await firstAdministrator(dependencies, config.ADMIN_PASSWORD), options.print);
    app = await buildApp({
      ...dependencies,
      reads: started.standby?.reads,
      limits,
      catalogue,
      runs,
      site,
      live,
      renderer,
      secret,
      version: options.version,
      isDraining: () => stopping.signal.aborted,
      isStalled: () => isStalled(database.embedded),
      settings: settingsOf(config),
    });
    started.app = app;
    warnOfReducedService(app, config, site);
    warnOfDataFolder(app, database);
    await loadFirst(dependencies);
    started.metricsServer = await openMetrics(config, { ...dependencies, secret, live });
    started.sockets = await openSockets(database, config, { version: options.version, warn });
    await listen(app, config);
    started.jobs = startJobs(database, { ...dependencies, live, secret }, { warn, mode: config.JOBS });
    started.stallGuard = guardAgainstStall(database.embedded, options.end);
    return {
      url: addressOf(config.HOST, app.server.address()),
      stop: (reason) => shutDown(started, stopping, reason),
    };
  } catch (error) {
    await shutDown(started, stopping);
    throw error;
  }
}

interface Started {
  readonly database: Database;
  readonly runs: ToolRunPool;
  standby?: Standby | undefined;
  limits?: ConnectedLimitStore;
  app?: FastifyInstance;
  renderer?: PageRenderer;
  metricsServer?: MetricsServer | undefined;
  sockets?: readonly LocalSocket[];
  jobs?: Scheduler;
  stallGuard?: NodeJS.Timeout | undefined;
}

/** Stops what has started, also after a failed start: new work first, then requests and jobs, at last what they use. */
async function shutDown(
  started: Started,
  stopping: AbortController,
  reason = 'the start failed',
): Promise<void> {
  const { app, jobs } = started;
  app?.log.info({ reason }, 'the service stops');
  stopping.abort();
  started.runs.drain();
  clearInterval(started.stallGuard);
  const jobsEnded = jobs?.stop();
  await Promise.all((started.sockets ?? []).map((socket) => socket.stop()));
  if (app?.server.listening) await app.waitUntilQuiet();
  await app?.close();
  await started.renderer?.close();
  await started.runs.close();
  await jobsEnded;
  await started.metricsServer?.stop();
  started.limits?.close();
  await started.standby?.close();
  await started.database.close();
}

/** The configured dependencies. */
function dependenciesOf(
  config: Config,
  database: Database,
  { warn, stopping }: { readonly warn: Warn; readonly stopping: AbortSignal },
) {
  const { db, kind } = database;
  const onSourceFailure = (error: unknown) => warn(error, 'the source of exchange rates failed');
  const onPublishedFailure = (error: unknown) =>
    warn(error, 'could not write the file of published tools for the command line');
  const keepPublishedTools = createPublishedToolsFile(config.DATA_DIR, catalogue.tools, onPublishedFailure);
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
    senders: configuredNotices(config, stopping),
    currentTools: createCurrentTools(db, catalogue, keepPublishedTools),
    readDisk: () => readDiskSpace(config.DATA_DIR),
  };
}

function openStandby(
  config: Config,
  { db, metrics }: ReturnType<typeof dependenciesOf>,
  warn: Warn,
): Promise<Standby | undefined> {
  return openConfiguredStandby(config, {
    db,
    metrics,
    onConnectionError: (error) => warn(error, 'a connection to the standby broke'),
    onSwitch: (place) => warn(undefined, 'large reads were switched to another database server', { place }),
  });
}

function startJobs(
  database: Database,
  dependencies: ReturnType<typeof dependenciesOf> & {
    readonly live: LiveSettings;
    readonly secret: string;
  },
  { warn, mode }: { readonly warn: Warn; readonly mode: Config['JOBS'] },
): Scheduler {
  const { clock, newId, metrics } = dependencies;
  const onFailure = (job: string, error: unknown) => warn(error, 'a job failed', { job });
  return startScheduler(
    { db: database.db, clock, holder: newId(), onFailure, watchJob: metrics?.watchJob },
    jobsOf(mode, serviceJobs(database, { ...dependencies, states: watchedStates(dependencies) })),
  );
}

function warnOfReducedService(app: FastifyInstance, config: Config, site: SiteBuild | null): void {
  if (!site) app.log.warn('no built site was found: the service has only its API');
  if (config.RATE_LIMITS === 'off') app.log.warn('rate limits are off');
}

function warnOfDataFolder(app: FastifyInstance, { embedded }: Database): void {
  if (!embedded) return;
  const { repaired, failed } = embedded.permissions;
  if (repaired > 0)
    app.log.warn(
      { files: repaired },
      'other users could read the data folder: its permissions were repaired',
    );
  if (failed > 0)
    app.log.warn({ files: failed }, 'other users can read the data folder: use one of your own');
  if (embedded.lock === 'socket')
    app.log.warn('flock (util-linux) cannot be used: a socket in the data folder is its lock');
}

function settingsOf(config: Config): AppSettings {
  return {
    rateLimits: config.RATE_LIMITS === 'on',
    openReference: config.NODE_ENV !== 'production',
    trustProxy: config.TRUST_PROXY,
    publicUrl: config.PUBLIC_URL,
    mcp: config.MCP === 'on',
    embedOrigins: config.EMBED_ORIGINS,
    isPublicHttps: config.PUBLIC_URL?.startsWith('https:') ?? false,
    logger: { level: config.LOG_LEVEL },
  };
}

function pageRendererOf(
  { siteBuilds }: Pick<StartOptions, 'siteBuilds'>,
  site: SiteBuild | null,
  warn: Warn,
): PageRenderer {
  return createPageRenderer({
    siteBuilds,
    insertVersion: site?.insertVersion ?? ((html) => html),
    onFailure: (error) => warn(error, 'a page could not be rendered with the changed tools'),
  });
}

/** Loads the changed tools, and the rates of the source with a short timeout, before listening. */
async function loadFirst({
  currentTools,
  rates,
}: Pick<ReturnType<typeof dependenciesOf>, 'currentTools' | 'rates'>): Promise<void> {
  await currentTools.refresh();
  const cancelTimer = new AbortController();
  const timeout = pause(FIRST_RATES_TIMEOUT_MS, undefined, { signal: cancelTimer.signal }).catch(
    () => undefined,
  );
  await Promise.race([rates.refresh().catch(() => undefined), timeout]);
  cancelTimer.abort();
}

type Accounts = Parameters<typeof createFirstAdministrator>[0];

async function firstAdministrator(accounts: Accounts, password: string | undefined) {
  try {
    return await createFirstAdministrator(accounts, password);
  } catch (error) {
    // readConfig has checked the other rules.
    if (error instanceof UserRejection)
      throw new ConfigError('ADMIN_PASSWORD', 'must not be a common password');
    throw error;
  }
}

function printFirstAdministrator(
  administrator: FirstAdministrator | null,
  print: StartOptions['print'],
): void {
  if (!administrator) return;
  const { username, generated } = administrator;
  print(
    generated === null
      ? `The administrator "${username}" was created with ADMIN_PASSWORD.`
      : `The administrator "${username}" was created. ${generated.message}`,
  );
}
