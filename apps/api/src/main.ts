import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { FolderInUseError } from './db/data-folder-lock.ts';
import { versionOf } from './package-version.ts';
import { startService } from './service.ts';

// The same from `src/main.ts` and from the bundle in `dist/main.js`.
const HOST_BUILD = fileURLToPath(new URL('../../host/dist', import.meta.url));
const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url));
const HARD_STOP_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig();
  const service = await startService(config, {
    hostBuild: HOST_BUILD,
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
  const isOperators = error instanceof ConfigError || error instanceof FolderInUseError || hasCode(error);
  console.error(isOperators ? `Cannot start: ${error.message}` : error);
  process.exit(1);
}

/** Errors of the system and of the database: the disk is full, a table may not be made. */
function hasCode(error: unknown): error is Error {
  return error instanceof Error && 'code' in error;
}

main().catch(refuseStart);
