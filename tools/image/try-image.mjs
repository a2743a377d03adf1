// @ts-check
// Starts the service from the root of the image as a container would: no other files of this machine, another user,
// and only DATA_DIR is writable. Where this user may not do that (`chroot` is for root), Node's permission model
// forbids writing, in the same folders.
import { spawn } from 'node:child_process';
import { chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/e2e/src/service/start-service.mjs';
import { processMegabytes } from '../bench/process-memory.mjs';
import { ROOT } from '../checks/workspace-folders.mjs';
import { folderBytes } from './folder-bytes.mjs';
import { makeImageFolder } from './image-folder.mjs';

/** Differs from the user of the image, so that nothing depends on its number. */
const OTHER_USER = 65_534;
const MAX_BYTES = 250e6;
/** The Node of the image may be larger than the one that runs this. */
const NODE_RESERVE = 25e6;
const READY_WITHIN_MS = 60_000;
const PASSWORD = 'Correct-Horse-9';
/** Folders that the Dockerfile creates for the service's user: copied onto an existing folder, they would belong to root. */
const OWNED = ['data', 'tmp'];

if (process.platform !== 'linux') {
  console.log('The image is for Linux; here it cannot be tried.');
  process.exit(0);
}

/** @typedef {{ name: string, command: string, args: string[], app: string, dataFolder: string }} Way to run a program of the image */

const image = mkdtempSync(join(tmpdir(), 'stb-image-'));
/** @type {string[]} */
const problems = [];
const expect = (/** @type {boolean} */ isSo, /** @type {string} */ text) => {
  console.log(`${isSo ? 'ok' : 'FAILED'}  ${text}`);
  if (!isSo) problems.push(text);
};

try {
  const { packages } = makeImageFolder({ root: ROOT, to: image });
  const bytes = folderBytes(image);
  const mega = (/** @type {number} */ size) => (size / 1e6).toFixed(0);
  expect(
    bytes <= MAX_BYTES - NODE_RESERVE,
    `${mega(bytes)} MB with ${packages.length} packages, and ${mega(NODE_RESERVE)} in reserve for a larger Node: under ${mega(MAX_BYTES)}`,
  );
  expect(
    !OWNED.some((folder) => existsSync(join(image, folder))),
    'the folders of the service are left to the Dockerfile, which says whose they are',
  );
  mkdirSync(join(image, 'data'));
  const loose = entriesOf(image).filter(({ mode }) => (mode & 0o022) !== 0);
  expect(loose.length === 0, `only the owner may write (${loose.length} exceptions)`);
  await checkService(process.getuid?.() === 0 ? asOtherUser() : underPermissionModel());
} finally {
  rmSync(image, { recursive: true, force: true });
}
process.exitCode = problems.length > 0 ? 1 : 0;

/** In the root of the image, as a user who owns nothing but the data folder. @returns {Way} */
function asOtherUser() {
  chownSync(join(image, 'data'), OTHER_USER, OTHER_USER);
  return {
    name: 'in a root of its own, as a stranger',
    command: '/usr/sbin/chroot',
    args: [`--userspec=${OTHER_USER}:${OTHER_USER}`, image, '/usr/local/bin/node'],
    app: '/app',
    dataFolder: '/data',
  };
}

/** @returns {Way} */
function underPermissionModel() {
  const dataFolder = join(image, 'data');
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return {
    name: 'as this user, with Node forbidding to write',
    command: process.execPath,
    args: ['--no-warnings', flag, '--allow-fs-read=*', `--allow-fs-write=${dataFolder}/*`, '--allow-addons'],
    app: join(image, 'app'),
    dataFolder,
  };
}

async function checkService(/** @type {Way} */ way) {
  const port = String(await freePort());
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: way.dataFolder,
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'warn',
  };
  const run = (/** @type {string[]} */ ...args) => start({ ...way, args: [...way.args, ...args], env });
  const before = entriesOf(image, 'data');
  const service = run(`${way.app}/apps/api/dist/main.js`);
  const url = `http://127.0.0.1:${port}`;
  try {
    const startMs = await untilReady(service, () => run(`${way.app}/health-check.mjs`).ended);
    expect(startMs !== null, `${way.name}: ready after ${startMs} ms, says the image's own health check`);
    if (startMs === null) return console.log(service.output());
    await checkCalls(url);
    expect(true, `it takes ${processMegabytes(service.pid, 'VmRSS')} MB of memory`);
  } finally {
    service.stop();
  }
  expect((await service.ended) === 0, 'it shuts down gracefully on a signal');
  expect((await run(`${way.app}/health-check.mjs`).ended) === 1, 'the health check fails without a service');
  const list = run(`${way.app}/apps/cli/dist/main.js`, 'admin', 'list');
  expect(
    (await list.ended) === 0 && list.output().includes('admin'),
    'the command line of the image finds its users',
  );
  const migrated = run(`${way.app}/apps/api/dist/main.js`, 'migrate');
  expect((await migrated.ended) === 0, 'migrating alone starts nothing and ends well');
  const after = entriesOf(image, 'data');
  expect(JSON.stringify(after) === JSON.stringify(before), 'nothing outside the data folder has changed');
}

async function checkCalls(/** @type {string} */ url) {
  const call = async (/** @type {string} */ path, /** @type {object | undefined} */ body = undefined) => {
    const answer = await fetch(url + path, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const page = await call('/tools/unit-converter?lang=en');
  expect(page.status === 200 && page.text.includes('<h1'), 'a page is there');
  const { data: tools } = JSON.parse((await call('/api/v1/tools')).text);
  const broken = [];
  for (const { id } of tools) {
    const [example] = JSON.parse((await call(`/api/v1/tools/${id}`)).text).data.examples;
    const ran = await call(`/api/v1/tools/${id}/run`, { input: example.input });
    if (ran.status !== 200) broken.push(`${id} ${ran.status}`);
  }
  expect(
    tools.length > 0 && broken.length === 0,
    `${tools.length} tools run (${broken.join(', ') || 'all'})`,
  );
  const login = await call('/api/v1/auth/login', { username: 'admin', password: PASSWORD });
  expect(login.status === 200, 'a password is hashed by native code, and its owner signs in');
  const event = { type: 'page_view', timestamp: Date.now(), session_id: 'image', path: '/' };
  expect((await call('/api/v1/analytics/batch', { events: [event] })).status === 202, 'an event is stored');
}

/** @param {{ command: string, args: string[], env: Record<string, string> }} program */
function start({ command, args, env }) {
  const child = spawn(command, args, { env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  /** @type {Buffer[]} */
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(part));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.once('close', (code) => {
      process.removeListener('exit', kill);
      resolve(code);
    });
  });
  const isOver = () => child.exitCode !== null;
  return {
    pid: child.pid,
    ended,
    isOver,
    stop: () => child.kill('SIGTERM'),
    output: () => Buffer.concat(parts).toString(),
  };
}

/**
 * @param {ReturnType<typeof start>} service
 * @param {() => Promise<number | null>} checkHealth
 */
async function untilReady(service, checkHealth) {
  const begun = performance.now();
  while (performance.now() - begun < READY_WITHIN_MS && !service.isOver())
    if ((await checkHealth()) === 0) return Math.round(performance.now() - begun);
  return null;
}

/**
 * The content of a folder, except for one folder.
 * @param {string} folder
 * @param {string} [except]
 */
function entriesOf(folder, except) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path !== except && !path.startsWith(`${except}/`))
    .sort()
    .map((path) => {
      const { mode, size, mtimeMs } = lstatSync(join(folder, path));
      return { path, mode, size, mtimeMs };
    });
}
