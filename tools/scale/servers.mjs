// @ts-check
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** User id without rights: neither Postgres nor PgBouncer run as root. */
const UNPRIVILEGED_ID = 65534;

/** @type {{ uid?: number, gid?: number }} */
export const OWNER = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};

/**
 * A folder for servers and the servers in it. Whatever ends this process, `kill -9` included, ends them and removes the folder.
 * @typedef {{ folder: string, start: (command: string, args: readonly string[]) => Server, stop: () => Promise<void> }} Servers
 * @typedef {{ pid: number, output: () => string, ended: Promise<number | null>, signal: (name: NodeJS.Signals) => void, kill: () => Promise<void> }} Server
 */

/** @returns {Servers} */
export function openServers() {
  const folder = mkdtempSync(join(tmpdir(), 'stb-scale-'));
  if (OWNER.uid !== undefined) chownSync(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  chmodSync(folder, 0o700);
  const watchdog = startWatchdog(folder);
  /** @type {Set<Server>} */
  const running = new Set();
  const onExit = () => {
    for (const server of running) server.signal('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', onExit);
  return {
    folder,
    start: (command, args) => {
      const server = startServer(command, args, folder);
      running.add(server);
      watchdog.watch(server.pid);
      void server.ended.then(() => running.delete(server));
      return server;
    },
    stop: async () => {
      for (const server of [...running]) await server.kill();
      process.off('exit', onExit);
      watchdog.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Server}
 */
function startServer(command, args, cwd) {
  const child = spawn(command, args, { ...OWNER, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (/** @type {string} */ text) => {
    output = (output + text).slice(-20_000);
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  child.once('error', (error) => keep(String(error)));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('close', resolve));
  const pid = child.pid ?? 0;
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    // With its children: those of Postgres go on for a while after their parent has ended.
    for (const one of [pid, ...childrenOf(pid)]) sendSignal(one, name);
  };
  return {
    pid,
    output: () => output,
    ended,
    signal,
    kill: async () => {
      signal('SIGKILL');
      await ended;
    },
  };
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function sendSignal(pid, name) {
  if (pid === 0) return;
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}

/**
 * The processes that a process has started; none on systems without /proc.
 * @param {number} parent
 * @returns {number[]}
 */
function childrenOf(parent) {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
      .map(Number);
  } catch {
    return [];
  }
}

/** @param {string} pid */
function parentOf(pid) {
  try {
    // The name, in brackets, may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ');
    return Number(fields[1]);
  } catch {
    return 0;
  }
}

/**
 * Ends the servers when this process has ended, which closes its standard input.
 * @param {string} folder
 */
function startWatchdog(folder) {
  const script = `
    const pids = new Set();
    process.stdin.setEncoding('utf8').on('data', (text) => { for (const pid of text.split('\\n')) if (pid) pids.add(Number(pid)); });
    process.stdin.on('end', () => {
      for (const pid of pids) try { process.kill(pid, 'SIGKILL'); } catch {}
      setTimeout(() => { require('fs').rmSync(${JSON.stringify(folder)}, { recursive: true, force: true }); }, 1000);
    });`;
  const child = spawn(process.execPath, ['-e', script], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  child.unref();
  child.stdin.on('error', () => {});
  return {
    watch: (/** @type {number} */ pid) => child.stdin.write(`${pid}\n`),
    stop: () => child.kill('SIGKILL'),
  };
}

/**
 * Repeats `attempt` until it returns something else than undefined; fails after a time.
 * @template T
 * @param {string} what
 * @param {() => Promise<T | undefined>} attempt
 * @param {{ limitMs?: number, everyMs?: number }} [options]
 * @returns {Promise<T>}
 */
export async function until(what, attempt, { limitMs = 30_000, everyMs = 50 } = {}) {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const found = await attempt();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`Not within ${limitMs / 1000} s: ${what}`);
    await pause(everyMs);
  }
}
