// @ts-check
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** A start takes seconds, the first one of a database minutes on a busy machine; the limit only ends one that hangs. */
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 10_000;
const PLATFORM_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot'];

/**
 * Starts the built service on a free port over an empty data folder, without variables of the caller's environment that could
 * configure it. `DATA_DIR` in `env` is kept; `data` is the folder of another service, which is copied first. `stop` ends the
 * service reliably and removes the folder; `kill` ends it like a crash. `root` is the folder of another build; `port` is that of
 * an ended service.
 * @param {{ env?: Record<string, string>, root?: string, port?: number, data?: string | undefined }} [options]
 * `ended` is the exit code, null after a signal.
 * @returns {Promise<{ url: string, startMs: number, pid: number | undefined, output: () => string, ended: Promise<number | null>, stop: () => Promise<void>, kill: () => Promise<void> }>}
 */
export async function startService({ env = {}, root = ROOT, port: wanted, data } = {}) {
  const entry = join(root, 'apps/api/dist/main.js');
  if (!existsSync(entry)) throw new Error('The service is not built; run `npm run build`.');
  const port = String(wanted ?? (await freePort()));
  const temporary = env.DATA_DIR ? undefined : mkdtempSync(join(tmpdir(), 'stb-data-'));
  const dataFolder = env.DATA_DIR ?? temporary ?? '';
  if (data) cpSync(data, dataFolder, { recursive: true });
  const inherited = PLATFORM_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const start = performance.now();
  const child = spawn(process.execPath, [entry], {
    cwd: ROOT,
    env: {
      ...Object.fromEntries(inherited),
      PORT: port,
      DATA_DIR: dataFolder,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Buffer[]} */
  const output = [];
  const text = () => Buffer.concat(output).toString();
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(kill, STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
    process.removeListener('exit', kill);
    if (temporary) rmSync(temporary, { recursive: true, force: true });
  };

  const url = `http://localhost:${port}`;
  try {
    await untilReady(url, child);
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}\n${text()}`);
  }
  const crash = async () => {
    kill();
    await ended;
    process.removeListener('exit', kill);
  };
  const startMs = performance.now() - start;
  return { url, startMs, pid: child.pid, output: text, ended, stop, kill: crash };
}

/**
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} child
 */
async function untilReady(url, child) {
  const deadline = performance.now() + START_LIMIT_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The service ended with exit code ${child.exitCode}.`);
    const ready = await fetch(`${url}/api/v1/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The service was not ready within ${START_LIMIT_MS / 1000} s.`);
}

/**
 * A free port of this machine.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
