import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig, type Config } from './config.ts';
import { isMendable } from './mendable.ts';
import { migrateOnly } from './migrate-only.ts';
import { versionOf } from './package-version.ts';
import { startService } from './service.ts';

// The same from `src/main.ts` and from the bundle in `dist/main.js`.
const SITE_BUILDS = ['host', 'admin'].map((app) =>
  fileURLToPath(new URL(`../../${app}/dist`, import.meta.url)),
);
const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url));
const HARD_STOP_MS = 10_000;

/** `migrate` as the only argument brings the database up to date and ends; without one the service starts. */
async function main([task, ...more]: readonly string[]): Promise<void> {
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
    version: versionOf(PACKAGE),
    say: (line) => console.log(line),
  });
  console.log(`Seller Toolbox is ready: ${service.url}`);
  const stop = () => {
    setTimeout(() => process.exit(1), HARD_STOP_MS).unref();
    service.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The service did not stop in order:', error);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** One clear line for what the operator can mend, the whole error for what only we can. */
function refuseStart(error: unknown): never {
  console.error(isMendable(error) ? `Cannot start: ${error.message}` : error);
  process.exit(1);
}

main(process.argv.slice(2)).catch(refuseStart);
