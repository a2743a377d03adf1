import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveBrowser } from './browser/resolve-browser.mjs';
import { ROOT, startService } from './service/start-service.mjs';

/** One browser and one service for the whole run, started before any worker; workers read their addresses from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const browser = await resolveBrowser();
  process.env['E2E_LAUNCH_OPTIONS'] = JSON.stringify(browser);
  const folder = mkdtempSync(join(tmpdir(), 'stb-data-'));
  const untouched = join(folder, 'untouched');
  createPeople({ DATA_DIR: untouched });
  process.env['E2E_DATA'] = untouched;
  const { E2E_DATABASE_URL: server } = process.env;
  if (server) createPeople({ DATA_DIR: untouched, DATABASE_URL: server });
  const own = join(folder, 'own');
  cpSync(untouched, own, { recursive: true });
  const service = await startService({
    env: { DATA_DIR: own, ...(server ? { DATABASE_URL: server } : {}) },
  });
  process.env['E2E_URL'] = service.url;
  console.log(`${browser.executablePath} on ${service.url}`);
  let isStopping = false;
  // Every test would fail from then on, and none would say why.
  void service.ended.then((code) => {
    if (!isStopping) console.error(`The service ended by itself with ${code}.\n${service.output()}`);
  });
  return async () => {
    isStopping = true;
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Users are created by the command line, which requires that no service holds the embedded database. */
function createPeople(env: Readonly<Record<string, string>>): void {
  const script = join(ROOT, 'apps/e2e/src/service/create-people.mjs');
  const { PATH = '' } = process.env;
  const result = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: ROOT,
    env: { PATH, ...env },
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`the test users were not created: ${result.stderr}`);
}
