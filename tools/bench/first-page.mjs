// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, ROOT } from '../../apps/e2e/src/service/start-service.mjs';
import { killGroup } from '../checks/run-command.mjs';
import { printTable } from './table.mjs';

const GOAL_SECONDS = 120;
const LIMIT_MS = 20 * 60_000;
const STOP_LIMIT_MS = 10_000;

/** A fresh clone of the commit: how long `npm ci` takes, and from then until the first page is served. */
export async function benchFirstPage() {
  const folder = mkdtempSync(join(tmpdir(), 'stb-clone-'));
  try {
    const clone = join(folder, 'clone');
    execFileSync('git', ['clone', '--quiet', '--no-local', '--depth', '1', `file://${ROOT}`, clone]);
    const begun = performance.now();
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: clone, stdio: 'ignore' });
    const installed = performance.now();
    const answered = await untilFirstPage(clone);
    const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(0);
    printTable('A first page of a fresh clone', [
      ['step', 'seconds', 'goal'],
      ['npm ci', seconds(installed - begun), ''],
      ['npm start until a page is there', seconds(answered - installed), GOAL_SECONDS],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} clone */
async function untilFirstPage(clone) {
  const port = String(await freePort());
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      ...process.env,
      // A build cache of another clone would falsify the result.
      NX_CACHE_DIRECTORY: join(clone, '.nx/cache'),
      PORT: port,
      DATABASE_URL: '',
      DATA_DIR: join(clone, 'data'),
    },
    stdio: 'ignore',
    detached: true,
  });
  const kill = () => killGroup(child.pid, 'SIGKILL');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.once('exit', kill);
  try {
    const deadline = performance.now() + LIMIT_MS;
    while (!(await isThere(`http://localhost:${port}/`))) {
      const hasEnded = child.exitCode !== null || child.signalCode !== null;
      if (hasEnded || performance.now() > deadline) throw new Error('npm start showed no page.');
      await pause(100);
    }
    return performance.now();
  } finally {
    killGroup(child.pid, 'SIGTERM');
    await Promise.race([ended, pause(STOP_LIMIT_MS, undefined, { ref: false })]);
    kill();
    process.removeListener('exit', kill);
  }
}

/** @param {string} url */
function isThere(url) {
  return fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    async (answer) => answer.ok && (await answer.text()).includes('<h1'),
    () => false,
  );
}
