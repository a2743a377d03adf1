import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from './app.ts';
import { catalogue } from './catalogue.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { analyticsJobs } from './features/analytics/analytics.jobs.ts';
import { readSiteConfig } from './features/site/site-config-file.ts';
import { loadSiteBuild } from './features/site/site-build.ts';
import { startScheduler, type Scheduler } from './jobs/scheduler.ts';
import { keptSecret } from './jwt-secret.ts';
import { listen } from './listen.ts';
import { systemClock } from './ports/clock.ts';
import { createIds } from './ports/ids.ts';
import { systemRandom } from './ports/random.ts';

export interface Service {
  /** Where it can be opened in a browser. */
  readonly url: string;
  /** Answers what is under way, then closes the database. */
  readonly stop: () => Promise<void>;
}

/** Builds everything that the configuration asks for, migrates and listens. */
export async function startService(config: Config, hostBuild: string, version: string): Promise<Service> {
  const siteConfig = readSiteConfig(config.SITE_CONFIG, config.PUBLIC_URL);
  const site = loadSiteBuild(hostBuild, siteConfig);
  const secret = config.JWT_SECRET ?? keptSecret(config.DATA_DIR, systemRandom);
  const onConnectionError = (error: Error) => app?.log.warn({ err: error }, 'a database connection broke');
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    startedAt: new Date(systemClock()).toISOString(),
    onConnectionError,
  });
  const newId = createIds(systemClock, systemRandom);
  let isDraining = false;
  let app: Awaited<ReturnType<typeof buildApp>> | undefined;
  try {
    await migrate(database.db);
    app = await buildApp({
      db: database.db,
      clock: systemClock,
      newId,
      catalogue,
      site,
      secret,
      version,
      isDraining: () => isDraining,
      settings: {
        rateLimits: config.RATE_LIMITS === 'on',
        trustProxy: config.TRUST_PROXY,
        isPublicHttps: config.PUBLIC_URL?.startsWith('https:') ?? false,
        logger: { level: config.LOG_LEVEL },
      },
    });
    if (!site) app.log.warn('no built site was found: the service answers its API only');
    if (config.RATE_LIMITS === 'off') app.log.warn('rate limits are off');
    await listen(app, config);
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
  const listening = app;
  const scheduler = startJobs(database, newId(), app.log);
  return {
    url: addressOf(config.HOST, listening.server.address()),
    stop: async () => {
      isDraining = true;
      const jobsEnded = scheduler.stop();
      await listening.waitUntilQuiet();
      await listening.close();
      await jobsEnded;
      await database.close();
    },
  };
}

/** Every job of the service, by the feature that owns it. */
function startJobs(database: Database, holder: string, log: FastifyBaseLogger): Scheduler {
  const onFailure = (job: string, error: unknown) => log.warn({ err: error, job }, 'a job failed');
  return startScheduler({ db: database.db, clock: systemClock, holder, onFailure }, [
    ...analyticsJobs(database, systemClock),
  ]);
}

function addressOf(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}
