// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../apps/e2e/src/service/start-service.mjs';
import { processMegabytes } from '../bench/process-memory.mjs';

const PEAK_EVERY_MS = 50;

/**
 * Runs the built command line as an operator does. `peakMegabytes` is its peak memory, 0 on systems without /proc.
 * With `killAfterMs` it is killed then, unless it has ended; its exit code is null.
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @param {{ killAfterMs?: number }} [options]
 */
export async function runCli(args, env, { killAfterMs } = {}) {
  const start = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'apps/cli/dist/main.js'), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peakMegabytes = 0;
  const timer = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, processMegabytes(child.pid, 'VmHWM'));
  }, PEAK_EVERY_MS);
  const killing =
    killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [output, error, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  clearInterval(timer);
  clearTimeout(killing);
  return { exitCode, output, error, peakMegabytes, ms: Math.round(performance.now() - start) };
}
