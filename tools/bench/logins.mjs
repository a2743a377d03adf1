// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { median, milliseconds, printTable, quantile } from './table.mjs';

const LOGINS_PER_SECOND = 40;
const READS_PER_SECOND = 40;
const SECONDS = 15;
/** Sequential, so that no call waits for another. */
const COMPARED = 40;
const PASSWORD = 'Bench-Password-1';

/** Sign-ins at a fixed rate during reads (S4), and whether timing reveals known user names. */
export async function benchLogins() {
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['database', 'logins', '200', '503', 'p99 ms', 'max ms', 'reads', 'p99 ms']];
  const names = [['database', 'wrong password, median ms', 'unknown name, median ms']];
  const run = async (/** @type {string} */ database, /** @type {Record<string, string>} */ env) => {
    const service = await startService({ env: { ...env, ADMIN_PASSWORD: PASSWORD } });
    try {
      rows.push([database, ...(await runLoad(service.url))]);
      names.push([database, ...(await compareNames(service.url))]);
    } finally {
      await service.stop();
    }
  };
  await run('PGlite', {});
  await withPostgres((url) => run('Postgres', { DATABASE_URL: url }));
  printTable(
    `${LOGINS_PER_SECOND} logins/s offered for ${SECONDS} s, load generator on the same machine`,
    rows,
  );
  printTable('Time of a refused login', names);
}

/** @param {string} url */
async function runLoad(url) {
  const [logins, reads] = await Promise.all([
    atRate(LOGINS_PER_SECOND, () => login(url, 'admin', PASSWORD)),
    atRate(READS_PER_SECOND, () => timed(() => fetch(`${url}/api/v1/analytics/top-tools`))),
  ]);
  const count = (/** @type {number} */ status) => logins.filter((login) => login.status === status).length;
  const times = logins.map(({ time }) => time);
  return [
    logins.length,
    count(200),
    count(503),
    milliseconds(quantile(times, 0.99)),
    milliseconds(quantile(times, 1)),
    reads.length,
    milliseconds(
      quantile(
        reads.map(({ time }) => time),
        0.99,
      ),
    ),
  ];
}

/**
 * Starts a call at every tick, whether or not previous ones have ended.
 * @template Answer
 * @param {number} perSecond
 * @param {() => Promise<Answer>} call
 */
async function atRate(perSecond, call) {
  /** @type {Promise<Answer>[]} */
  const calls = [];
  const start = performance.now();
  for (let index = 0; index < perSecond * SECONDS; index++) {
    await pause(Math.max(0, start + (index * 1000) / perSecond - performance.now()));
    calls.push(call());
  }
  return Promise.all(calls);
}

/** @param {string} url */
async function compareNames(url) {
  /** @type {{ admin: number[], unknown: number[] }} */
  const times = { admin: [], unknown: [] };
  for (let index = 0; index < COMPARED; index++) {
    for (const [name, taken] of Object.entries(times)) taken.push((await login(url, name, 'wrong')).time);
  }
  return [times.admin, times.unknown].map((taken) => milliseconds(median(taken)));
}

/**
 * @param {string} url
 * @param {string} username
 * @param {string} password
 */
function login(url, username, password) {
  return timed(() =>
    fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    }),
  );
}

/** @param {() => Promise<Response>} call */
async function timed(call) {
  const start = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  return { status: answer.status, time: performance.now() - start };
}
