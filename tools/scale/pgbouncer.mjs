// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, ROOT } from '../../apps/e2e/src/service/start-service.mjs';
import { startPostgres } from '../../libs/platform/testing/src/postgres/start-postgres.mjs';
import { printTable } from '../bench/table.mjs';
import { runNode } from '../checks/run-command.mjs';
import { TEST_DATABASE } from '../checks/steps.mjs';
import { PROGRAMS, findProgram } from './programs.mjs';
import { openServers, until } from './servers.mjs';

/** Parts of `npm run test:faults` whose services reach Postgres by TEST_DATABASE_URL. */
const FAULTS = ['ingestion', 'starts', 'stop', 'backup', 'killed', 'replicas'];
/**
 * All service specs but one: a restore makes sure that no service is connected, which cannot be seen through PgBouncer. The guide
 * says that it needs the address of Postgres.
 */
const LEFT_OUT = 'do not restore while a service is connected';
const LIMIT_MS = 25 * 60_000;

/**
 * The service specs and the fault runs, two replicas among them, on a Postgres behind PgBouncer in transaction mode.
 */
export async function runPgBouncer() {
  const postgres = await startPostgres();
  const servers = openServers();
  try {
    await limitStatements(postgres.url);
    const { url, version } = await startPgBouncer(servers, postgres.url);
    console.log(`${version} in transaction mode`);
    const rows = [await runSpecs(url)];
    for (const part of FAULTS) rows.push(await runFault(part, url));
    printTable('Through PgBouncer', [
      ['what', 'passed', 'failed', 'seconds'],
      ...rows.map(({ what, passed, failed, seconds }) => [what, passed, failed, seconds]),
    ]);
    return rows.every(({ passed, failed }) => passed > 0 && failed === 0);
  } finally {
    await servers.stop();
    await postgres.stop();
  }
}

/**
 * PgBouncer does not pass the timeout of each connection on, so the role has it.
 * @param {string} url
 */
async function limitStatements(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter role postgres set statement_timeout = '5s'`);
  await client.end();
}

/**
 * @param {import('./servers.mjs').Servers} servers
 * @param {string} postgresUrl
 */
export async function startPgBouncer(servers, postgresUrl) {
  const port = await freePort();
  const file = join(servers.folder, 'pgbouncer.ini');
  writeFileSync(file, pgBouncerSettings(postgresUrl, port));
  writeFileSync(join(servers.folder, 'users.txt'), '"postgres" ""\n');
  const server = servers.start(findProgram(PROGRAMS.pgbouncer) ?? '', [file]);
  const url = Object.assign(new URL(postgresUrl), { port: String(port) }).href;
  await until(`PgBouncer answers\n${server.output()}`, () => answers(url));
  const version = /PgBouncer [\d.]+/.exec(server.output())?.[0] ?? 'PgBouncer';
  return { url, version };
}

/**
 * The settings of docs/scaling.md; `postgres` is the database in which the tests make others, which no transaction can.
 * @param {string} postgresUrl
 * @param {number} port
 */
export function pgBouncerSettings(postgresUrl, port) {
  const { hostname, port: serverPort } = new URL(postgresUrl);
  const server = `host=${hostname} port=${serverPort}`;
  return `[databases]
postgres = ${server} pool_mode=session
* = ${server}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
auth_user = postgres
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = statement_timeout
`;
}

/** @param {string} url */
async function answers(url) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}

/** @param {string} url */
async function runSpecs(url) {
  const begun = performance.now();
  const report = join(ROOT, '.cache', `scale-specs-${process.pid}.json`);
  const selection = ['--findRelatedTests', TEST_DATABASE, '--testNamePattern', `^(?!.*${LEFT_OUT})`];
  const { exitCode, output } = await runNode(
    [
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--silent',
      '--maxWorkers=100%',
      ...['--json', '--outputFile', report],
      ...selection,
    ],
    {
      env: { TEST_DATABASE_URL: url, NODE_OPTIONS: '--experimental-vm-modules', NODE_ENV: 'test' },
      limitMs: LIMIT_MS,
    },
  );
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  if (exitCode !== 0) console.log(output.slice(-30_000));
  const failed = numFailedTests + (exitCode !== 0 && numFailedTests === 0 ? 1 : 0);
  return {
    what: 'service specs',
    passed: numPassedTests,
    failed,
    seconds: secondsSince(begun),
  };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * @param {string} part
 * @param {string} url
 */
async function runFault(part, url) {
  const begun = performance.now();
  const { exitCode, output } = await runNode(['tools/faults/faults.mjs', part], {
    env: { TEST_DATABASE_URL: url },
    limitMs: LIMIT_MS,
  });
  console.log(output.trim());
  const isSound = exitCode === 0;
  return {
    what: `fault run "${part}"`,
    passed: Number(isSound),
    failed: Number(!isSound),
    seconds: secondsSince(begun),
  };
}

/** @param {number} begun */
const secondsSince = (begun) => Math.round((performance.now() - begun) / 1000);
