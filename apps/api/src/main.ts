import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig, type Config } from './config.ts';
import { isUserFixable } from './user-fixable.ts';
import { migrateOnly } from './migrate-only.ts';
import { versionOf } from './package-version.ts';
import { startService } from './service.ts';

// Resolves both from `src/main.ts` and from the bundle `dist/main.js`.
const SITE_BUILDS = ['host', 'admin'].map((app) =>
  fileURLToPath(new URL(`../../${app}/dist`, import.meta.url)),
);
const RUN_WORKER = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './run-worker.source.mjs' : './run-worker.js', import.meta.url),
);
const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url));
const SHUTDOWN_TIMEOUT_MS = 10_000;
/** EX_TEMPFAIL: a restart helps. */
const EXIT_STALLED = 75;

/** Starts the service, or with the argument `migrate` migrates the database and exits. */
async function main([task, ...more]: readonly string[]): Promise<void> {
  // All files of the service are for its user only.
  process.umask(0o077);
  const config = readConfig();
  if (task === 'migrate' && more.length === 0) {
    await migrateOnly(config);
    console.log('The database is up to date.');
    return;
  }
  if (task !== undefined) throw new ConfigError('The argument', 'must be "migrate" or left out');
  await serve(config);
}

async function serve(config: Config): Promise<void> {
  const service = await startService(config, {
    siteBuilds: SITE_BUILDS,
    runWorker: RUN_WORKER,
    version: versionOf(PACKAGE),
    print: (line) => console.log(line),
    end: (reason) => {
      console.error(reason);
      process.exit(EXIT_STALLED);
    },
  });
  console.log(`Seller Toolbox is ready: ${service.url}\nThe admin section: ${service.url}/admin`);
  const stop = (signal: NodeJS.Signals) => {
    setTimeout(() => {
      console.error(`The shutdown took longer than ${SHUTDOWN_TIMEOUT_MS / 1000} s: requests were cut off.`);
      process.exit(1);
    }, SHUTDOWN_TIMEOUT_MS).unref();
    service.stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The shutdown failed:', error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Prints one line for an error that the operator can fix, else the whole error. */
function exitWithError(error: unknown): never {
  console.error(isUserFixable(error) ? `Cannot start: ${error.message}` : error);
  process.exit(1);
}

main(process.argv.slice(2)).catch(exitWithError);
