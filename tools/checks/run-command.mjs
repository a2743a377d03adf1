// @ts-check
import { spawn } from 'node:child_process';
import { ROOT } from './workspace-folders.mjs';

/** Nx without daemon, cloud and terminal UI. */
export const QUIET_NX = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };

const LIMIT_MS = 20 * 60_000;

/**
 * Runs a JavaScript entry with this Node and captures its output. It gets its own process group, so that its children end
 * with it at the time limit or when this process ends.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, limitMs?: number }} [options]
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export function runNode(args, { env = {}, limitMs = LIMIT_MS } = {}) {
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = [];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const endGroup = () => killGroup(child.pid, 'SIGKILL');
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nEnded after ${limitMs / 60_000} minutes.\n`));
      endGroup();
    }, limitMs);
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    process.once('exit', endGroup);
    child.on('error', (error) => chunks.push(Buffer.from(String(error))));
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      process.removeListener('exit', endGroup);
      resolve({ exitCode: exitCode ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}

/**
 * Ends a process group; ignores one that has ended.
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
export function killGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
