import {
  execFileSync,
  spawn,
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
} from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** The service as an operator runs it: a process of its own, configured by its environment, called over HTTP. */
const REPOSITORY = join(__dirname, '../../../..');
const PROJECT = join(REPOSITORY, 'apps/api');
/** Beside `dist`, because the program resolves its files from there. */
const BUNDLE = join(PROJECT, `dist-of-tests-${process.pid}`);
export const MAIN = join(BUNDLE, 'main.js');

export interface RunningService {
  readonly process: ChildProcessWithoutNullStreams;
  readonly url: string;
  /** All output so far. */
  readonly output: () => string;
}

/** Builds the bundle once per suite: starting from the sources would take three times as long. */
export function makeProgram(): void {
  execFileSync(process.execPath, [join(REPOSITORY, 'tools/image/bundle-main.mjs'), BUNDLE], { cwd: PROJECT });
}

const launched: ChildProcessWithoutNullStreams[] = [];

function launch(environment: Record<string, string>, task: readonly string[] = []) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [MAIN, ...task], {
    cwd: REPOSITORY,
    env: { PATH, PORT: '0', ...environment },
  });
  launched.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part) => (text += part));
  return { child, output: () => text };
}

/** Resolves when the service prints that it is ready. */
export async function startProcess(environment: Record<string, string>): Promise<RunningService> {
  const { child, output } = launch(environment);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /ready: (http:\S+)/.exec(output())?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output()}`)));
  });
  return { process: child, url, output };
}

/** The exit code, after all output has arrived. */
export async function stopProcess(
  { process: child }: RunningService,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  child.kill(signal);
  return exitOf(child);
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  await once(child, 'close');
  return child.exitCode;
}

export function rejectedStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  return runTask(environment);
}

/** Runs a task that ends by itself. */
export async function runTask(
  environment: Record<string, string>,
  ...task: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(environment, task);
  const code = await exitOf(child);
  return { code, output: output().trim() };
}

/** Cleanup after a suite: a failed test may leave a process behind. */
export function endProcesses(): void {
  for (const child of launched) child.kill('SIGKILL');
  rmSync(BUNDLE, { recursive: true, force: true });
}
