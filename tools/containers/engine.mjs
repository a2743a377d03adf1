// @ts-check
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../checks/workspace-folders.mjs';

/** Tag of the image that these tests build, so that `local` stays what it was. */
export const TAG = 'containers-test';
/** @type {readonly [number, number]} */
const MIN_COMPOSE = [2, 24];
const LIMIT_MS = 15 * 60_000;
/** Published by the compose files; the guide's lines name them. */
const PORTS = [80, 443, 3000, 9464, 9465];
/** Loopback only: these two are for everyone in compose.scale.yaml. */
const PUBLIC_PORTS = /^( +- )'?((80|443):\3(?:\/udp)?)'?$/gm;

/**
 * @typedef {ReturnType<typeof makeStage>} Stage
 * @typedef {{ code: number, output: string, seconds: number }} Ended of a script
 */

/** Why these tests cannot run here, in one line, or null. */
export async function engineUnavailableReason() {
  if (process.platform === 'win32') return 'The commands of docs/operate.md are for a Unix shell.';
  const engine = ask('docker', 'version', '--format', '{{.Server.Version}}');
  if (engine === null)
    return 'No container engine answers: `docker version` fails (DOCKER_HOST names another one).';
  const compose = ask('docker', 'compose', 'version', '--short');
  const [major = 0, minor = 0] = (compose ?? '0.0').replace(/^v/, '').split('.').map(Number);
  if (major < MIN_COMPOSE[0] || (major === MIN_COMPOSE[0] && minor < MIN_COMPOSE[1]))
    return `Compose ${MIN_COMPOSE.join('.')} or newer is required: \`docker compose version\` says ${compose ?? 'nothing'}.`;
  for (const port of PORTS)
    if (!(await isFree(port)))
      return `Port ${port} of this machine, which the compose files publish, is in use.`;
  console.log(`Docker ${engine}, Compose ${compose}`);
  return null;
}

/**
 * The output of a program, or null when it fails.
 * @param {string} program
 * @param {string[]} args
 */
export function ask(program, ...args) {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

/** Like `ask`, where a failure is an error. */
export function outputOf(/** @type {string} */ program, /** @type {string[]} */ ...args) {
  const output = ask(program, ...args);
  if (output === null) throw new Error(`This failed: ${program} ${args.join(' ')}`);
  return output;
}

/** @returns {Promise<boolean>} */
function isFree(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * A copy of the working tree, in which the commands of the guide run as one Compose project, with a home folder of its own.
 * @param {string} project
 */
export function makeStage(project) {
  const folder = mkdtempSync(join(tmpdir(), 'stb-containers-'));
  const clone = join(folder, 'clone');
  mkdirSync(clone);
  execFileSync(
    'bash',
    [
      '-c',
      'git ls-files -coz --exclude-standard | tar -c --null -T - --ignore-failed-read | tar -x -C "$0"',
      clone,
    ],
    { cwd: ROOT, stdio: ['ignore', 'ignore', 'ignore'] },
  );
  // Certificates of localhost are signed by an authority of Caddy's own.
  writeFileSync(join(folder, '.curlrc'), 'insecure\n');
  const env = {
    ...process.env,
    HOME: folder,
    DOCKER_CONFIG: process.env.DOCKER_CONFIG ?? join(homedir(), '.docker'),
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_ANSI: 'never',
    VERSION: TAG,
  };
  const sh = (/** @type {string} */ script, limitMs = LIMIT_MS) =>
    runScript(script, { cwd: clone, env, limitMs });
  const edit = (/** @type {string} */ path, /** @type {(text: string) => string} */ change) => {
    const text = readFileSync(join(clone, path), 'utf8');
    const changed = change(text);
    if (changed === text) throw new Error(`Nothing to change in ${path}.`);
    writeFileSync(join(clone, path), changed);
  };
  const publishOn = (/** @type {string[]} */ ...hosts) =>
    edit('docker/compose.scale.yaml', (text) =>
      text.replace(PUBLIC_PORTS, (_line, /** @type {string} */ start, /** @type {string} */ ports) =>
        hosts.map((host) => `${start}'${host}:${ports}'`).join('\n'),
      ),
    );
  const remove = () =>
    void ask('docker', 'compose', '-p', project, 'down', '--volumes', '--remove-orphans', '--timeout', '5');
  const end = () => {
    process.removeListener('SIGINT', interrupt).removeListener('SIGTERM', interrupt);
    remove();
    ask('docker', 'image', 'rm', '--force', `seller-toolbox:${TAG}`);
    // Versions that lost the tag to a later one.
    ask('docker', 'image', 'prune', '--force', '--filter', `label=com.docker.compose.project=${project}`);
    rmSync(folder, { recursive: true, force: true });
  };
  const interrupt = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  // Of a run that was killed.
  remove();
  return { project, clone, sh, edit, publishOn, end };
}

/**
 * Ends with its exit code and its output; a script that takes too long is ended.
 * @param {string} script
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, limitMs: number }} options
 * @returns {Promise<Ended>}
 */
function runScript(script, { cwd, env, limitMs }) {
  return new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn('bash', ['-e', '-c', script], {
      cwd,
      env,
      timeout: limitMs,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    /** @type {Buffer[]} */
    const parts = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
    child.once('close', (code) =>
      resolve({
        code: code ?? 1,
        output: Buffer.concat(parts).toString('utf8'),
        seconds: (performance.now() - begun) / 1000,
      }),
    );
  });
}
