import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROOT } from '../../apps/e2e/src/service/start-service.mjs';
import { processMegabytes } from '../bench/process-memory.mjs';

const PEAK_EVERY_MS = 50;

/**
 * Runs the command line as an operator does. `peakMegabytes` is the most memory that it took, 0 where the system does not tell.
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 */
export async function runCli(args, env) {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'apps/cli/src/main.ts'), ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let peakMegabytes = 0;
  const timer = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, processMegabytes(child.pid, 'VmHWM'));
  }, PEAK_EVERY_MS);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [output, error, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  clearInterval(timer);
  return { exitCode, output, error, peakMegabytes, ms: Math.round(performance.now() - start) };
}
