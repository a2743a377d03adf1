// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { processMegabytes } from './process-memory.mjs';
import { milliseconds, printTable } from './table.mjs';

/** `BENCH_SOAK_MINUTES=60` for a release; memory at the end is compared with that after a sixth of the time. */
const MINUTES = Number(process.env.BENCH_SOAK_MINUTES ?? 2);
const CONNECTIONS = 20;
const PEAK = 5;
const PEAK_SECONDS = 15;
const RECOVERY_LIMIT_MS = 10_000;

/** Mixed load: does memory grow, and does the service recover from five times the load (S5). */
export async function benchSoak() {
  await withPostgres(measure);
}

/** @param {string} database */
async function measure(database) {
  const service = await startService({ env: { DATABASE_URL: database } });
  try {
    const early = await underLoad(service, { connections: CONNECTIONS, seconds: MINUTES * 10 });
    const late = await underLoad(service, { connections: CONNECTIONS, seconds: MINUTES * 50 });
    const peak = await underLoad(service, { connections: CONNECTIONS * PEAK, seconds: PEAK_SECONDS });
    const recovered = await recovery(service.url);
    printTable(`Mixed load over ${MINUTES} minutes, then ${PEAK} times as much for ${PEAK_SECONDS} s`, [
      ['phase', 'requests/s', 'p99 ms', 'failed', 'memory MB'],
      ['first sixth', ...early],
      ['the rest', ...late],
      [`${PEAK} times`, ...peak],
    ]);
    const growth = ((late[MEMORY] / early[MEMORY] - 1) * 100).toFixed(1);
    console.log(
      `Memory grew by ${growth} % (goal 10); as quick as before after ${recovered} ms (goal 10,000)`,
    );
  } finally {
    await service.stop();
  }
}

/** The place of the memory in the figures of a phase. */
const MEMORY = 3;

/**
 * @param {{ url: string, pid: number | undefined }} service
 * @param {{ connections: number, seconds: number }} load
 * @returns {Promise<[perSecond: number, p99: string, failed: number, megabytes: number]>}
 */
async function underLoad({ url, pid }, { connections, seconds }) {
  const { requests, latency, errors, timeouts, ...statuses } = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: await mixed(),
  });
  const failed = errors + timeouts + statuses['5xx'];
  return [Math.round(requests.average), milliseconds(latency.p99), failed, processMegabytes(pid, 'VmRSS')];
}

/** The mix of visitors: mostly reads of pages and lists, few writes and computations. */
async function mixed() {
  const { tools } = await import('@seller-toolbox/catalogue');
  const json = { 'content-type': 'application/json' };
  let count = 0;
  const use = () => ({
    type: 'tool_usage',
    timestamp: Date.now(),
    session_id: `soak-${count % 500}`,
    tool_id: tools[count % tools.length]?.id,
    usage_type: 'calculate',
  });
  /** @type {import('autocannon').Request} */
  const batch = {
    method: 'POST',
    path: '/api/v1/analytics/batch',
    headers: json,
    setupRequest: (request) => {
      count += 1;
      return {
        ...request,
        body: JSON.stringify({ batch_id: `soak-${process.pid}-${count}`, events: [use()] }),
      };
    },
  };
  const reads = [
    '/',
    '/tools/unit-converter',
    '/api/v1/announcements/active',
    '/api/v1/exchange-rates/latest',
  ];
  return [...reads.map((path) => ({ path })), batch, { path: '/api/v1/analytics/top-tools' }, batch];
}

/**
 * Milliseconds until a read is answered within 100 ms again.
 * @param {string} url
 */
async function recovery(url) {
  const start = performance.now();
  while (performance.now() - start < RECOVERY_LIMIT_MS) {
    const sentAt = performance.now();
    const answer = await fetch(`${url}/api/v1/health/ready`).catch(() => undefined);
    if (answer?.ok && performance.now() - sentAt < 100) break;
    await pause(50);
  }
  return Math.round(performance.now() - start);
}
