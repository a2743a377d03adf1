import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@seller-toolbox/testing/database';
import { startFakeRateSource } from '@seller-toolbox/testing/fakes';
import { makeBackup } from '../backups.ts';
import {
  endProcesses,
  MAIN,
  makeProgram,
  rejectedStart,
  runTask,
  startProcess as start,
  stopProcess as stop,
  type RunningService,
} from './service-process.ts';

jest.setTimeout(240_000);

const call = async (service: RunningService, path: string, body?: unknown) => {
  const answer = await fetch(service.url + path, {
    ...(body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return { status: answer.status, body: await answer.json() };
};
const use = (session: string) => ({
  type: 'tool_usage',
  timestamp: Date.now(),
  session_id: session,
  tool_id: 'unit-converter',
  usage_type: 'calculate',
});

/** Separates a running request from its answer. */
function sendBatch(service: RunningService, events: object[]) {
  const headers = { 'content-type': 'application/json' };
  const sending = request(`${service.url}/api/v1/analytics/batch`, { method: 'POST', headers });
  const status = once(sending, 'response').then(([response]) => {
    response.resume();
    return response.statusCode as number;
  });
  const sent = once(sending, 'finish');
  sending.end(JSON.stringify({ events }));
  return { sent, status };
}

function portOf(listening: Server): number {
  const address = listening.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Files and folders below with rights for the group or for other users. */
function filesForOthers(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...paths].filter((path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    return stats !== undefined && (stats.mode & 0o077) !== 0;
  });
}

let dataDir: string;
let server: TestDatabase | undefined;
let environment: Record<string, string>;
beforeAll(async () => {
  // The usual mask of users, which the service inherits.
  process.umask(0o022);
  makeProgram();
  dataDir = mkdtempSync(join(tmpdir(), 'stb-service-'));
  if (process.env['TEST_DATABASE_URL']) {
    server = await createTestDatabase({ fingerprint: 'nothing', prepare: async () => {} });
  }
  environment = { DATA_DIR: dataDir, ...(server?.url ? { DATABASE_URL: server.url } : {}) };
});
afterAll(async () => {
  endProcesses();
  await server?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the service', () => {
  it('keeps its counters over restart and kill, prints no secrets, and answers open requests before it stops', async () => {
    const uses = async (service: RunningService) =>
      (await call(service, '/api/v1/analytics/top-tools')).body.data[0]?.total_uses ?? 0;

    const first = await start({ ...environment, JWT_SECRET: 'the-secret-of-this-very-test-0123456789' });
    expect((await call(first, '/api/v1/health')).body.success).toBe(true);
    expect((await call(first, '/api/v1/analytics/batch', { events: [use('visit-of-mine')] })).status).toBe(
      202,
    );
    expect(await uses(first)).toBe(1);
    const password = /Password, shown only this once: (\S+)/.exec(first.output())?.[1] ?? '';
    expect(first.output()).toContain(`The admin section: ${first.url}/admin`);
    const login = { username: 'admin', password };
    const signedIn = await call(first, '/api/v1/auth/login', login);
    expect(signedIn.body.data.user).toMatchObject({ username: 'admin', role: 'super_admin' });
    expect(first.output()).not.toMatch(/the-secret|visit-of-mine|127\.0\.0\.1:\d+:|postgres:\/\//);
    expect(await stop(first)).toBe(0);
    expect(first.output()).toMatch(/"reason":"SIGTERM","msg":"the service stops"/);
    // Once on the console, and never in the log.
    expect(first.output().split(password)).toHaveLength(2);
    const logLines = first
      .output()
      .match(/^\{.*$/gm)
      ?.join();
    expect(logLines).toContain('/api/v1/health');
    expect(logLines).not.toContain(password);
    expect(logLines).not.toContain(signedIn.body.data.refresh_token);

    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    expect(await rejectedStart({ ...environment, PORT: String(portOf(other)) })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^Cannot start: PORT must be a port that no other program listens on$/m),
    });
    other.close();

    // Only an embedded database makes the folder worth a repair.
    if (!server) chmodSync(dataDir, 0o755);
    // Without the program `flock`.
    const second = await start({ ...environment, PATH: dataDir });
    expect(second.output().includes('a socket in the data folder is its lock')).toBe(!server);
    if (!server) expect(second.output()).toMatch(/"level":40,.*"files":1,.*permissions were repaired/);
    expect(await uses(second)).toBe(1);
    expect(second.output()).not.toContain('administrator');
    expect((await call(second, '/api/v1/auth/login', login)).status).toBe(200);
    await call(second, '/api/v1/analytics/batch', { events: [use('visit-2')] });
    await stop(second, 'SIGKILL');

    const third = await start(environment);
    expect(await uses(third)).toBe(2);
    const { body } = await call(third, '/api/v1/tools/unit-converter');
    const [example] = body.data.examples;
    const run = await call(third, '/api/v1/tools/unit-converter/run', { input: example.input });
    expect(run.body.data).toMatchObject(example.expected);
    const { tables } = await makeBackup(environment, join(dataDir, 'while-it-runs.backup'));
    expect(tables).toContainEqual({ name: 'analytics_event', rows: 2 });
    expect(filesForOthers(dataDir)).toEqual([]);
    if (!server) {
      const late = await rejectedStart(environment);
      expect(late.code).toBe(1);
      expect(late.output).toContain(`in use by process ${third.process.pid}`);
    }

    const calls = Array.from({ length: 100 }, (_, index) => sendBatch(third, [use(`last-${index}`)]));
    await Promise.all(calls.map(({ sent }) => sent));
    const [code, ...statuses] = await Promise.all([stop(third), ...calls.map(({ status }) => status)]);
    expect(code).toBe(0);
    expect(new Set(statuses)).toEqual(new Set([202]));
  });

  it('serves the rates of its source from the first answer on, polls once over a restart, and has metrics', async () => {
    const source = await startFakeRateSource({ day: new Date().toISOString().slice(0, 10) });
    const port = await freePort();
    const settings = {
      ...environment,
      EXCHANGE_RATE_URL: `${source.url}/v6/latest/USD`,
      METRICS_PORT: String(port),
    };
    const latest = async (service: RunningService) =>
      (await call(service, '/api/v1/exchange-rates/latest')).body.data;
    try {
      const first = await start(settings);
      expect(await latest(first)).toMatchObject({ source: 'open-er-api', stale: false, rates: source.rates });
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(metrics).toContain('route="/api/v1/exchange-rates/latest",status="200"');
      expect(metrics).toMatch(/^site_event_timestamp_seconds\{event="rates"\} \d/m);
      expect(metrics).toMatch(/^data_disk_bytes\{state="free"\} \d/m);
      expect(await stop(first)).toBe(0);

      source.rates['CNY'] = 9;
      const second = await start(settings);
      expect((await latest(second)).rates.CNY).toBe(7.1);
      expect(source.requested).toEqual(['/v6/latest/USD']);
      expect(await stop(second)).toBe(0);
    } finally {
      await source.stop();
    }
  });

  it.each<[string, () => Record<string, string>]>([
    [
      'SITE_CONFIG must be the path of a file that the user of the service may read, such as one with mode 644',
      () => ({ ...environment, SITE_CONFIG: join(dataDir, 'none') }),
    ],
    ['HOST must be an address or a host name of this machine', () => ({ HOST: 'not a host' })],
    [
      'ADMIN_PASSWORD must not be a common password',
      () => ({ DATA_DIR: join(dataDir, 'new'), ADMIN_PASSWORD: 'Password123' }),
    ],
    ['DATA_DIR must be a folder that can be written', () => ({ DATA_DIR: MAIN })],
    ['DATA_DIR must be a folder that can be written', () => ({ DATA_DIR: '/dev/null/x' })],
    ['DATA_DIR must be a folder that can be written', () => ({ DATA_DIR: '/proc/nope' })],
    [
      'DATABASE_URL must be the address of a Postgres that lets the service in (ECONNREFUSED)',
      () => ({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://app:hidden@127.0.0.1:1/toolbox' }),
    ],
  ])('does not start with an invalid value and prints one line: %s', async (line, environmentOf) => {
    expect(await rejectedStart(environmentOf())).toEqual({ code: 1, output: `Cannot start: ${line}` });
  });

  it('only migrates with the argument migrate, and rejects other arguments', async () => {
    const upToDate = { code: 0, output: 'The database is up to date.' };
    expect(await runTask(environment, 'migrate')).toEqual(upToDate);
    expect(await runTask(environment, 'migrate')).toEqual(upToDate);
    const unknown = { code: 1, output: 'Cannot start: The argument must be "migrate" or left out' };
    expect(await runTask(environment, 'migrate', 'now')).toEqual(unknown);
    expect(await runTask(environment, 'backup')).toEqual(unknown);
  });
});
