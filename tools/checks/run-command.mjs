import { spawn } from 'node:child_process';
import { ROOT } from './workspace-folders.mjs';

/** Nx without a background process, without the network and without a full-screen display. */
export const QUIET_NX = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };

const LIMIT_MS = 20 * 60_000;

/**
 * Runs a JavaScript entry with this Node and keeps what it prints. It gets a process group of its own, so that nothing it
 * started outlives it when it runs into the time limit or this process is ended.
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export function runNode(args, { env = {}, limitMs = LIMIT_MS } = {}) {
  return new Promise((resolve) => {
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

/** Ends a process and all that it started in its group; one that has ended is left in peace. */
export function killGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
