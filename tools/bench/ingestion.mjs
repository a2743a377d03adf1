import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { postgresForTests } from '../checks/postgres-for-tests.mjs';
import { milliseconds, printTable } from './table.mjs';

const CONNECTIONS = 50;
/** Requests of a run: a fixed number, so that none is under way when it ends and every stored event was acknowledged. */
const REQUESTS = { PGlite: 4_000, Postgres: 30_000 };

/** `POST /analytics/batch` under load, durable before the answer, on both databases (S1). */
export async function benchIngestion() {
  const rows = [
    ['database', 'events a request', 'requests/s', 'p50 ms', 'p99 ms', 'acknowledged', 'stored', 'refused'],
  ];
  for (const eventsPerBatch of [1, 10]) rows.push(await measure('PGlite', {}, eventsPerBatch));
  for (const eventsPerBatch of [1, 10]) {
    const postgres = await postgresForTests();
    if ('absent' in postgres) {
      console.log(`Postgres: ${postgres.absent}`);
      break;
    }
    try {
      rows.push(await measure('Postgres', { DATABASE_URL: postgres.url }, eventsPerBatch));
    } finally {
      await postgres.stop();
    }
  }
  printTable(`Ingestion over ${CONNECTIONS} connections, load generator on the same machine`, rows);
}

async function measure(database, env, eventsPerBatch) {
  const { tools } = await import('@seller-toolbox/catalogue');
  const service = await startService({ env });
  try {
    const before = await storedUses(service.url);
    const load = await autocannon({
      url: `${service.url}/api/v1/analytics/batch`,
      method: 'POST',
      connections: CONNECTIONS,
      amount: REQUESTS[database],
      headers: { 'content-type': 'application/json' },
      requests: [{ setupRequest: (request) => ({ ...request, body: batch(tools[0].id, eventsPerBatch) }) }],
    });
    const stored = (await storedUses(service.url)) - before;
    const { p50, p99 } = load.latency;
    const acknowledged = load['2xx'] * eventsPerBatch;
    const refused = load.non2xx + load.errors;
    const perSecond = Math.round(load['2xx'] / load.duration);
    return [
      database,
      eventsPerBatch,
      perSecond,
      milliseconds(p50),
      milliseconds(p99),
      acknowledged,
      stored,
      refused,
    ];
  } finally {
    await service.stop();
  }
}

function batch(toolId, size) {
  const session = randomUUID();
  const event = {
    type: 'tool_usage',
    timestamp: Date.now(),
    session_id: session,
    tool_id: toolId,
    tool_name: toolId,
    usage_type: 'calculate',
    usage_data: { fields: 4 },
  };
  return JSON.stringify({ batch_id: session, events: Array.from({ length: size }, () => event) });
}

/** What the service itself counts, over all tools. */
async function storedUses(url) {
  const answer = await fetch(`${url}/api/v1/analytics/top-tools?limit=100`);
  const { data } = await answer.json();
  return data.reduce((total, { total_uses }) => total + total_uses, 0);
}
