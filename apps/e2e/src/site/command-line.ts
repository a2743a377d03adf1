import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ROOT } from '../service/start-service.mjs';

const LIMIT_MS = 60_000;
const ENTRY = pathToFileURL(join(ROOT, 'apps/cli/dist/main.js')).href;
const THREAD = new URL('command-line-thread.mjs', import.meta.url);

export interface Run {
  readonly input: unknown;
  readonly now: number;
}

/** The outputs of the built `npm run -s cli -- run <tool-id>`. All runs share a thread: a process for each takes far longer. */
export async function runByCommandLine(id: string, runs: readonly Run[]): Promise<readonly unknown[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stb-inputs-'));
  const args = runs.map(({ input, now }, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(input));
    return ['run', id, '--input', file, '--now', new Date(now).toISOString()];
  });
  try {
    return await outputsByCommandLine(args);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The outputs of the built command line, one for each list of arguments. */
export async function outputsByCommandLine(
  runs: readonly (readonly string[])[],
): Promise<readonly unknown[]> {
  const workerData = { entry: ENTRY, runs };
  const thread = new Worker(THREAD, { workerData, execArgv: [], stdout: true, stderr: true });
  const ended = new Promise<number>((resolve, reject) => {
    thread.once('error', reject).once('exit', resolve);
  });
  const limit = setTimeout(() => void thread.terminate(), LIMIT_MS);
  const [code, output, errors] = await Promise.all([ended, text(thread.stdout), text(thread.stderr)]);
  clearTimeout(limit);
  if (code !== 0) throw new Error(`exit code ${code}: ${errors}${output}`);
  return output
    .split('\0')
    .slice(0, -1)
    .map((answer) => JSON.parse(answer) as unknown);
}
