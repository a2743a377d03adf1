import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { catalogue } from './catalogue.ts';
import { aiModels, type Config } from './config.ts';
import { openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { forgetOldAi } from './features/ai/ai.ask.ts';
import { forgetOldBatches } from './features/analytics/analytics.service.ts';
import { readSiteConfig } from './features/site/site-config-file.ts';
import { loadSiteBuild } from './features/site/site-build.ts';
import { keptSecret } from './jwt-secret.ts';
import { listen } from './listen.ts';
import { createAiProvider, type AiProvider } from './ports/ai-provider.ts';
import { guardAiProvider } from './ports/ai-guard.ts';
import { createOutbound } from './ports/outbound.ts';
import { systemClock } from './ports/clock.ts';
import { createIds } from './ports/ids.ts';
import { systemRandom } from './ports/random.ts';

export interface Service {
  /** Where it can be opened in a browser. */
  readonly url: string;
  /** Answers what is under way, then closes the database. */
  readonly stop: () => Promise<void>;
}

const HOUSEKEEPING_MS = 60 * 60_000;

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
  const stopping = new AbortController();
  let isDraining = false;
  let app: Awaited<ReturnType<typeof buildApp>> | undefined;
  try {
    await migrate(database.db);
    app = await buildApp({
      db: database.db,
      clock: systemClock,
      newId: createIds(systemClock, systemRandom),
      catalogue,
      site,
      secret,
      version,
      isDraining: () => isDraining,
      ai: aiProviderOf(config, stopping.signal),
      settings: {
        rateLimits: config.RATE_LIMITS === 'on',
        trustProxy: config.TRUST_PROXY,
        aiDailyCap: config.AI_DAILY_CAP,
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
  const old = { db: database.db, clock: systemClock };
  const housekeeping = everyHour(async () => {
    await forgetOldBatches(old);
    await forgetOldAi(old);
  }, app.log);
  const listening = app;
  return {
    url: addressOf(config.HOST, listening.server.address()),
    stop: async () => {
      isDraining = true;
      // A provider may take longer than a stop does: its callers are told, and use up nothing.
      stopping.abort();
      clearInterval(housekeeping);
      await listening.waitUntilQuiet();
      await listening.close();
      await database.close();
    },
  };
}

/** Null where none is configured. */
function aiProviderOf(config: Config, stopping: AbortSignal): AiProvider | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = config;
  if (baseUrl === undefined) return null;
  const outbound = createOutbound([baseUrl], stopping);
  return guardAiProvider(
    createAiProvider({ baseUrl, apiKey, models: aiModels(config), outbound }),
    systemClock,
  );
}

function everyHour(work: () => Promise<void>, log: { warn: (details: object, text: string) => void }) {
  const run = () => void work().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  run();
  return setInterval(run, HOUSEKEEPING_MS).unref();
}

function addressOf(host: string, address: AddressInfo | string | null): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}
