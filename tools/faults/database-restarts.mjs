// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { startPostgres } from '../../libs/platform/testing/src/postgres/start-postgres.mjs';
import { printTable } from '../bench/table.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof timed>>} Answer
 * @typedef {ReturnType<typeof startLoad>} Load
 */

const RESTARTS = Number(process.env.FAULT_ROUNDS ?? 2);
const WRITERS = 10;
const READERS = 5;
const WARM_MS = 1_500;
/** Longer than the statement timeout, so that every kind of failure occurs. */
const DOWN_MS = 4_000;
const MAX_ANSWER_MS = 2_500;
const MAX_RECOVERY_MS = 3_000;

/**
 * F2: Postgres goes away under load and comes back, repeatedly. The process stays up, cached reads are answered
 * throughout, writes are rejected in time with Retry-After, and the first write succeeds soon after the return.
 */
export async function restartDatabase() {
  const postgres = await startPostgres();
  const service = await startService({ env: { DATABASE_URL: postgres.url } });
  const rows = [];
  const load = startLoad(service.url);
  try {
    for (let round = 0; round < RESTARTS; round++) rows.push(await restart(postgres, service.url, load));
  } finally {
    await load.end();
    await service.stop();
    await postgres.stop();
  }
  printTable(`Postgres away for ${DOWN_MS} ms under load`, [
    [
      'restart',
      'reads during it',
      'reads refused',
      'slowest ms',
      'writes refused',
      'without Retry-After',
      'slowest ms',
      'live',
      'ready',
      'first write ms',
    ],
    ...rows.map((row, index) => [
      index + 1,
      row.readsAway,
      row.readsRejected,
      row.slowestRead,
      row.writesRejected,
      row.wordless,
      row.slowestRejection,
      row.live,
      row.ready,
      row.recoveryMs,
    ]),
  ]);
  return rows.every(
    (row) =>
      row.readsAway > 0 &&
      row.readsRejected === 0 &&
      row.slowestRead <= MAX_ANSWER_MS &&
      row.writesRejected > 0 &&
      row.wordless === 0 &&
      row.slowestRejection <= MAX_ANSWER_MS &&
      row.live === 200 &&
      row.ready === 503 &&
      row.recoveryMs <= MAX_RECOVERY_MS,
  );
}

/**
 * @param {{ halt: () => Promise<void>, resume: () => Promise<void> }} postgres
 * @param {string} url
 * @param {Load} load
 */
async function restart(postgres, url, load) {
  await pause(WARM_MS);
  load.forget();
  await postgres.halt();
  const readBefore = load.seen().reads.length;
  await pause(DOWN_MS / 2);
  const [live, ready] = await Promise.all(
    ['live', 'ready'].map(async (probe) => (await fetch(`${url}/health/${probe}`)).status),
  );
  await pause(DOWN_MS / 2);
  const readsAway = load.seen().reads.length - readBefore;
  await postgres.resume();
  const recoveryMs = await load.nextWrite();
  const { reads, rejections } = load.seen();
  return {
    readsAway,
    readsRejected: reads.filter(({ status }) => status !== 200).length,
    slowestRead: slowest(reads),
    writesRejected: rejections.length,
    wordless: rejections.filter(({ status, retryAfter }) => status !== 503 || !(retryAfter >= 1)).length,
    slowestRejection: slowest(rejections),
    live,
    ready,
    recoveryMs,
  };
}

const slowest = (/** @type {readonly Answer[]} */ answers) =>
  Math.round(Math.max(0, ...answers.map(({ ms }) => ms)));

/** @param {string} url */
function startLoad(url) {
  let isRunning = true;
  /** @type {{ reads: Answer[], rejections: Answer[] }} */
  let seen = { reads: [], rejections: [] };
  let written = 0;
  /** @type {((begun: number) => void)[]} */
  const awaited = [];
  const again = async (/** @type {() => Promise<void>} */ call) => {
    while (isRunning) await call();
  };
  const read = async (/** @type {string | undefined} */ path) => {
    seen.reads.push(await timed(() => fetch(`${url}/api/v1/${path}`)));
    await pause(20);
  };
  const write = async () => {
    const begun = performance.now();
    const answer = await timed(() => fetch(`${url}/api/v1/analytics/batch`, batch(++written)));
    if (answer.status !== 202) seen.rejections.push(answer);
    else for (const waiting of awaited.splice(0)) waiting(begun);
    await pause(20);
  };
  const paths = ['announcements/active', 'exchange-rates/latest'];
  const runs = [
    ...Array.from({ length: READERS }, (_, index) => again(() => read(paths[index % paths.length]))),
    ...Array.from({ length: WRITERS }, () => again(write)),
  ];
  return {
    seen: () => seen,
    forget: () => {
      seen = { reads: [], rejections: [] };
    },
    /** Milliseconds until a write is acknowledged. */
    nextWrite: async () => {
      const from = performance.now();
      await new Promise((resolve) => awaited.push(resolve));
      return Math.round(performance.now() - from);
    },
    end: async () => {
      isRunning = false;
      await Promise.all(runs);
    },
  };
}

const batch = (/** @type {number} */ number) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    batch_id: `batch ${number}`,
    events: [
      {
        type: 'tool_usage',
        timestamp: 0,
        session_id: 'fault',
        tool_id: 'unit-converter',
        usage_type: 'view',
      },
    ],
  }),
});

/**
 * A call without an answer has the status 0.
 * @param {() => Promise<Response>} call
 */
async function timed(call) {
  const start = performance.now();
  try {
    const answer = await call();
    await answer.arrayBuffer();
    const retryAfter = Number(answer.headers.get('retry-after'));
    return { status: answer.status, retryAfter, ms: performance.now() - start };
  } catch {
    return { status: 0, retryAfter: 0, ms: performance.now() - start };
  }
}
