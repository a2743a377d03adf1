// @ts-check
import autocannon from 'autocannon';
import pg from 'pg';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { startReference } from './reference-process.mjs';
import { milliseconds, printTable } from './table.mjs';

/**
 * @typedef {'PGlite' | 'Postgres'} DatabaseName
 * @typedef {{ hello: number, validated: Map<number, number> }} Ceilings requests per second; `validated` by the events of one
 * @typedef {import('autocannon').Options} Load
 */

/** Enough clients to keep the service busy. */
const CONNECTIONS = 100;
/** Requests of a run: a fixed number, so that none is in flight at its end and every stored event was acknowledged. */
const REQUESTS = { reference: 100_000, Postgres: 100_000, PGlite: 10_000 };
const WARM_UP = 10_000;
const BATCHES = [1, 10];
/** Sampling interval in milliseconds: a run ends at a sample, so a second would be too coarse for three seconds. */
const SAMPLE_INTERVAL = { sampleInt: 50 };

/** `POST /analytics/batch` under load, durable before the response, compared with a minimal service (S1). */
export async function benchIngestion() {
  const ceilings = await measureReferences();
  /** @type {import('./table.mjs').Row[]} */
  const rows = [
    [
      'database',
      'events a request',
      'requests/s',
      'of hello',
      'of validate-only',
      'p50 ms',
      'p99 ms',
      'acknowledged',
      'stored',
      'refused',
      'bytes an event',
    ],
  ];
  for (const size of BATCHES) rows.push(await measure('PGlite', {}, size, ceilings));
  for (const size of BATCHES) {
    const row = await withPostgres((url) => measure('Postgres', { DATABASE_URL: url }, size, ceilings));
    if (!row) break;
    rows.push(row);
  }
  printTable(`Ingestion over ${CONNECTIONS} connections, load generator on the same machine`, rows);
}

/** @returns {Promise<Ceilings>} */
async function measureReferences() {
  const reference = await startReference();
  try {
    const hello = { url: `${reference.url}/hello`, connections: CONNECTIONS };
    await autocannon({ ...hello, amount: WARM_UP });
    /** @type {Ceilings} */
    const ceilings = {
      hello: await perSecond({ ...hello, amount: REQUESTS.reference }),
      validated: new Map(),
    };
    for (const size of BATCHES) {
      const load = { ...(await batches(`${reference.url}/validate`, size)), connections: CONNECTIONS };
      await autocannon({ ...load, amount: WARM_UP });
      ceilings.validated.set(size, await perSecond({ ...load, amount: REQUESTS.reference }));
    }
    printTable('Ceilings of this sitting', [
      ['what', 'requests/s'],
      ['Fastify hello', ceilings.hello],
      ...BATCHES.map((size) => [`validate only, ${size} events a request`, ceilings.validated.get(size)]),
    ]);
    return ceilings;
  } finally {
    await reference.stop();
  }
}

/** @param {Load} options */
async function perSecond(options) {
  const load = await autocannon({ ...options, ...SAMPLE_INTERVAL });
  return Math.round(load['2xx'] / load.duration);
}

/**
 * @param {DatabaseName} database
 * @param {{ DATABASE_URL?: string }} env
 * @param {number} size
 * @param {Ceilings} ceilings
 */
async function measure(database, env, size, ceilings) {
  const service = await startService({ env });
  try {
    const load = {
      ...(await batches(`${service.url}/api/v1/analytics/batch`, size)),
      connections: CONNECTIONS,
    };
    const warm = await autocannon({ ...load, amount: Math.min(WARM_UP, REQUESTS[database]) });
    const run = await autocannon({ ...load, ...SAMPLE_INTERVAL, amount: REQUESTS[database] });
    const acknowledged = (warm['2xx'] + run['2xx']) * size;
    const speed = Math.round(run['2xx'] / run.duration);
    return [
      database,
      size,
      speed,
      (speed / ceilings.hello).toFixed(2),
      (speed / (ceilings.validated.get(size) ?? NaN)).toFixed(2),
      milliseconds(run.latency.p50),
      milliseconds(run.latency.p99),
      acknowledged,
      await storedUses(service.url),
      run.non2xx + run.errors,
      env.DATABASE_URL ? Math.round(await bytesAnEvent(env.DATABASE_URL)) : '-',
    ];
  } finally {
    await service.stop();
  }
}

const NUMBER = '00000000-0000-4000-8000-000000000000';
const DIGITS = 12;
let count = 0;

/**
 * Distinct requests. The load generator shares the machine with the service, and building a request takes longer than
 * handling a small one: it is built once, and a number is written into copies of it.
 * @param {string} url
 * @param {number} size
 * @returns {Promise<Load>}
 */
async function batches(url, size) {
  const {
    tools: [tool],
  } = await import('@seller-toolbox/catalogue');
  const event = {
    type: 'tool_usage',
    timestamp: Date.now(),
    session_id: NUMBER,
    tool_id: tool?.id,
    tool_name: tool?.id,
    usage_type: 'calculate',
    usage_data: { fields: 4 },
  };
  return {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ batch_id: NUMBER, events: Array(size).fill(event) }),
    setupClient: (made) => {
      // The types leave out what writes the bytes of a request.
      const client = /** @type {typeof made & { getRequestBuffer: () => Buffer }} */ (made);
      const request = client.getRequestBuffer();
      const places = numberPlaces(request);
      client.getRequestBuffer = () => {
        const copy = Buffer.from(request);
        const number = String(++count).padStart(DIGITS, '0');
        for (const place of places) copy.write(number, place, 'latin1');
        return copy;
      };
    },
  };
}

/** @param {Buffer} request */
function numberPlaces(request) {
  const places = [];
  for (let at = request.indexOf(NUMBER); at >= 0; at = request.indexOf(NUMBER, at + 1)) {
    places.push(at + NUMBER.length - DIGITS);
  }
  return places;
}

/**
 * The service's own count, over all tools.
 * @param {string} url
 */
async function storedUses(url) {
  const answer = await fetch(`${url}/api/v1/analytics/top-tools?limit=100`);
  /** @type {{ data: { total_uses: number }[] }} */
  const { data } = await answer.json();
  return data.reduce((total, { total_uses }) => total + total_uses, 0);
}

/**
 * Including indexes.
 * @param {string} connectionString
 * @returns {Promise<number>}
 */
async function bytesAnEvent(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select (select sum(pg_total_relation_size(inhrelid)) from pg_inherits
        where inhparent = 'analytics_event'::regclass)::float8 / (select count(*) from analytics_event) as bytes`);
    return rows[0].bytes;
  } finally {
    await client.end();
  }
}
