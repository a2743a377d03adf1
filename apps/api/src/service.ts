import type { AddressInfo } from 'node:net';
import { buildApp, type AppDeps, type AppSettings } from './app.ts';
import { catalogue } from './catalogue.ts';
import { ConfigError, type Config } from './config.ts';
import { openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { forgetOldBatches } from './features/analytics/analytics.service.ts';
import { forgetOldSessions } from './features/auth/sessions.service.ts';
import { forgetOldViews } from './features/announcements/announcements.service.ts';
import { eraseOldEmails } from './features/feedback/feedback.service.ts';
import { readSiteConfig } from './features/site/site-config-file.ts';
import { loadSiteBuild } from './features/site/site-build.ts';
import { createFirstAdministrator, type FirstAdministrator } from './features/users/first-administrator.ts';
import { UserRefusal } from './features/users/user-refusal.ts';
import { keptSecret } from './jwt-secret.ts';
import { listen } from './listen.ts';
import { systemClock } from './ports/clock.ts';
import { createIds } from './ports/ids.ts';
import { argon2Passwords } from './ports/passwords.ts';
import { systemRandom } from './ports/random.ts';

export interface Service {
  /** Where it can be opened in a browser. */
  readonly url: string;
  /** Answers what is under way, then closes the database. */
  readonly stop: () => Promise<void>;
}

const HOUSEKEEPING_MS = 60 * 60_000;

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
  let isDraining = false;
  let app: Awaited<ReturnType<typeof buildApp>> | undefined;
  try {
    await migrate(database.db);
    const accounts = {
      db: database.db,
      clock: systemClock,
      newId: createIds(systemClock, systemRandom),
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
      isDraining: () => isDraining,
      settings: settingsOf(config),
    });
    if (!site) app.log.warn('no built site was found: the service answers its API only');
    if (config.RATE_LIMITS === 'off') app.log.warn('rate limits are off');
    await listen(app, config);
  } catch (error) {
    await app?.close();
    await database.close();
    throw error;
  }
  const housekeeping = everyHour(() => keepHouse({ db: database.db, clock: systemClock }), app.log);
  const listening = app;
  return {
    url: addressOf(config.HOST, listening.server.address()),
    stop: async () => {
      isDraining = true;
      clearInterval(housekeeping);
      await listening.waitUntilQuiet();
      await listening.close();
      await database.close();
    },
  };
}

function settingsOf(config: Config): AppSettings {
  return {
    rateLimits: config.RATE_LIMITS === 'on',
    trustProxy: config.TRUST_PROXY,
    isPublicHttps: config.PUBLIC_URL?.startsWith('https:') ?? false,
    logger: { level: config.LOG_LEVEL },
  };
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

/** Forgets and erases what has been kept long enough. */
async function keepHouse(stored: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  await forgetOldBatches(stored);
  await forgetOldViews(stored);
  await eraseOldEmails(stored);
  await forgetOldSessions(stored);
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
