// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const CALLERS = 24;
/** @typedef {{ calls: number, failed: number, failedReads: number, longestMs: number, acknowledged: number[], kinds: Map<string, number> }} Seen */

/** One in this many calls writes, more than visitors do. */
const WRITE_EVERY = 5;
/** One or two seconds of a small site's busiest minute; longer on a slow machine. */
const CALLS_BEFORE = 2_000;
const CALLS_AFTER = Number(process.env.FAULT_CALLS ?? 5_000);
/** A proxy notices within a second, and retries after five: both are within the load. */
const MIN_AFTER_MS = 6_000;
const MAX_MS_LENGTH = 90_000;
const GIVE_UP_MS = 10_000;
const READS = [
  '/tools/unit-converter?lang=en',
  '/api/v1/announcements/active',
  '/api/v1/exchange-rates/latest',
  '/api/v1/tools',
  '/?lang=ja',
];

/**
 * Calls of visitors through the proxy while something happens to replicas, such as the end of one. A call fails without an
 * answer, or with a server error; a reached limit is an answer. Acknowledged writes are checked in the database.
 * @param {{ url: string, database: string, event: () => Promise<unknown> }} load
 */
export async function runUnderLoad({ url, database, event }) {
  /** @type {Seen} */
  const seen = { calls: 0, failed: 0, failedReads: 0, longestMs: 0, acknowledged: [], kinds: new Map() };
  let isRunning = true;
  const callers = Array.from({ length: CALLERS }, async (_, caller) => {
    for (let number = 0; isRunning; number++) await callOnce(url, seen, { caller, number });
  });
  const deadline = performance.now() + MAX_MS_LENGTH;
  const untilCalls = async (/** @type {number} */ wanted) => {
    while (seen.calls < wanted && performance.now() < deadline) await pause(20);
  };
  await untilCalls(CALLS_BEFORE);
  await event();
  await Promise.all([untilCalls(seen.calls + CALLS_AFTER), pause(MIN_AFTER_MS)]);
  isRunning = false;
  await Promise.all(callers);
  for (const [kind, times] of seen.kinds) console.log(`failed: ${kind}, ${times} times`);
  const { acknowledged, ...figures } = seen;
  return {
    ...figures,
    longestMs: Math.round(seen.longestMs),
    acknowledged: acknowledged.length,
    lost: await countLost(database, acknowledged),
  };
}

/**
 * @param {string} url
 * @param {Seen} seen
 * @param {{ caller: number, number: number }} call
 */
async function callOnce(url, seen, { caller, number }) {
  const isWrite = number % WRITE_EVERY === 0;
  const path = isWrite ? '/api/v1/analytics/batch' : READS[(caller + number) % READS.length];
  const mark = caller * 1_000_000 + number;
  const begun = performance.now();
  const status = await fetch(url + path, {
    ...(isWrite && batch(mark)),
    signal: AbortSignal.timeout(GIVE_UP_MS),
  })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch((/** @type {Error & { cause?: { code?: string } }} */ error) => error.cause?.code ?? error.name);
  seen.calls++;
  seen.longestMs = Math.max(seen.longestMs, performance.now() - begun);
  if (status === 202) seen.acknowledged.push(mark);
  if (typeof status === 'number' && status < 500) return;
  seen.failed++;
  if (!isWrite) seen.failedReads++;
  const kind = `${isWrite ? 'write' : 'read'} ${status}`;
  seen.kinds.set(kind, (seen.kinds.get(kind) ?? 0) + 1);
}

const batch = (/** @type {number} */ mark) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    batch_id: `replicas ${mark}`,
    events: [
      {
        type: 'tool_usage',
        timestamp: Date.now(),
        session_id: `visitor ${mark % 500}`,
        tool_id: 'unit-converter',
        usage_type: 'calculate',
        usage_data: { mark },
      },
    ],
  }),
});

/**
 * @param {string} database
 * @param {readonly number[]} acknowledged
 */
async function countLost(database, acknowledged) {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(
    `select (usage_data->>'mark')::integer as mark from analytics_event where usage_data ? 'mark'`,
  );
  await client.end();
  const stored = new Set(rows.map(({ mark }) => mark));
  return acknowledged.filter((mark) => !stored.has(mark)).length;
}
