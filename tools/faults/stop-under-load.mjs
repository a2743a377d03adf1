// @ts-check
import { once } from 'node:events';
import { request } from 'node:http';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { printTable } from '../bench/table.mjs';

const REQUESTS = 100;
const MAX_STOP_MS = 10_000;

/** F6: SIGTERM with a hundred requests in flight: none fails, and the process ends soon. */
export async function stopUnderLoad() {
  const results = [await stopOnce('PGlite', {})];
  await withPostgres(async (url) => results.push(await stopOnce('Postgres', { DATABASE_URL: url })));
  printTable(`SIGTERM with ${REQUESTS} requests in flight`, [
    ['database', 'answered', 'broken', 'stopped after ms'],
    ...results.map(({ database, answered, stopMs }) => [database, answered, REQUESTS - answered, stopMs]),
  ]);
  return results.every(({ answered, stopMs }) => answered === REQUESTS && stopMs <= MAX_STOP_MS);
}

/**
 * @param {string} database
 * @param {Record<string, string>} env
 */
async function stopOnce(database, env) {
  const service = await startService({ env });
  const calls = Array.from({ length: REQUESTS }, (_, number) => send(service.url, number));
  await Promise.all(calls.map(({ sent }) => sent));
  const start = performance.now();
  const [, ...statuses] = await Promise.all([service.stop(), ...calls.map(({ status }) => status)]);
  const stopMs = Math.round(performance.now() - start);
  return { database, answered: statuses.filter((status) => status === 202).length, stopMs };
}

/**
 * Reports separately that a request is in flight and that it is answered.
 * @param {string} url
 * @param {number} number
 */
function send(url, number) {
  const call = request(`${url}/api/v1/analytics/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  const status = once(call, 'response').then(
    ([response]) => {
      response.resume();
      return response.statusCode;
    },
    () => 0,
  );
  const sent = once(call, 'finish').catch(() => undefined);
  const event = { type: 'page_view', timestamp: 0, session_id: `stop ${number}`, path: '/' };
  call.end(JSON.stringify({ events: [event] }));
  return { sent, status };
}
