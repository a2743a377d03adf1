import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { freePort, startService } from '../../apps/e2e/src/service/start-service.mjs';
import { printTable, quantile } from '../bench/table.mjs';

/** Callers that send the same input at the same time, and for how long; each sends at least one. */
const CALLERS = 4;
const SECONDS_PER_INPUT = Number(process.env.FLOOD_SECONDS ?? 4);
const MAX_CALLS_PER_CALLER = 200;
const GIVE_UP_MS = 60_000;
const SLOW_MS = 3_000;
const MAX_READER_P99_MS = 250;
const HEAP_MB = 512;

/**
 * The worst known inputs, thrown at one process without rate limits while another caller reads. The loop delay is measured
 * in the service (`monitorEventLoopDelay`, by its metrics).
 */
export async function floodService() {
  const { WORST_INPUTS } = await import('../../apps/api/src/runs/test-worst-inputs.ts');
  const { url, metricsPort, stop } = await serviceToFlood();
  // A thread of its own: the callers block theirs with large bodies.
  const reader = new Worker(new URL('./flood-reader.mjs', import.meta.url), { workerData: url });
  const rows = [];
  try {
    await readsSoFar(reader);
    for (const make of [() => ({ name: 'nothing' }), ...WORST_INPUTS]) {
      await loopDelay(metricsPort);
      const input = make();
      await readsSoFar(reader);
      const statuses = await floodWith(url, input);
      const reads = await readsSoFar(reader);
      rows.push({ name: input.name, statuses, ...reads, ...(await loopDelay(metricsPort)) });
      console.log(`${rows.length} of ${WORST_INPUTS.length + 1}: ${input.name}`);
    }
  } finally {
    await reader.terminate();
    await stop();
  }
  return printResult(rows);
}

/** Its own, or that of `FLOOD_URL` and `FLOOD_METRICS_PORT`, such as one in a container with a limit of memory. */
async function serviceToFlood() {
  const { FLOOD_URL: url, FLOOD_METRICS_PORT: metricsPort } = process.env;
  if (url) return { url, metricsPort, stop: async () => {} };
  const port = await freePort();
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`, METRICS_PORT: String(port) };
  return { ...(await startService({ env })), metricsPort: port };
}

function printResult(rows) {
  printTable(
    `${process.env.FLOOD_URL ?? `One process with a heap of ${HEAP_MB} MB`}, ${CALLERS} callers for ${SECONDS_PER_INPUT} s an input`,
    [
      [
        'input',
        'answers',
        'reads',
        'failed',
        'read p99 ms',
        'read max ms',
        'loop p99 ms',
        'loop max ms',
        'memory MB',
      ],
      ...rows.map((row) => [
        row.name,
        [...row.statuses].map(([status, times]) => `${times} x ${status}`).join(', '),
        row.times.length,
        row.failed,
        Math.round(quantile(row.times, 0.99)),
        Math.round(Math.max(...row.times)),
        row.p99Ms,
        row.maxMs,
        row.memoryMb,
      ]),
    ],
  );
  const p99 = Math.round(
    quantile(
      rows.flatMap(({ times }) => times),
      0.99,
    ),
  );
  const failed = rows.reduce((sum, row) => sum + row.failed, 0);
  const lost = rows.filter(({ statuses }) => statuses.has('no answer')).map(({ name }) => name);
  console.log(`Reader: p99 ${p99} ms over all inputs (goal ${MAX_READER_P99_MS}), ${failed} reads failed`);
  if (lost.length > 0) console.log(`Without an answer: ${lost.join(', ')}`);
  return failed === 0 && lost.length === 0 && p99 < MAX_READER_P99_MS;
}

async function floodWith(url, input) {
  const statuses = new Map();
  const until = performance.now() + SECONDS_PER_INPUT * 1_000;
  const { path, callers: count = CALLERS } = input;
  const callers = Array.from({ length: path ? count : 0 }, async () => {
    for (let call = 0; call < MAX_CALLS_PER_CALLER && (call === 0 || performance.now() < until); call++) {
      const status = await send(url, input);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  await Promise.all([...callers, pause(SECONDS_PER_INPUT * 1_000)]);
  return statuses;
}

/** Durations and failures of the reads since the last question. */
async function readsSoFar(reader) {
  reader.postMessage('reads');
  const [reads] = await once(reader, 'message');
  return reads;
}

async function send(url, { path, method = 'POST', headers, body, isSlow }) {
  return fetch(url + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: isSlow === 'upload' ? slowly(body) : body, duplex: 'half' }),
    signal: AbortSignal.timeout(GIVE_UP_MS),
  }).then(
    async (answer) => {
      if (isSlow === 'reader') await pause(SLOW_MS);
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 'no answer',
  );
}

/** All but its last byte, and that one seconds later. */
async function* slowly(body) {
  const bytes = Buffer.from(body);
  yield bytes.subarray(0, -1);
  await pause(SLOW_MS);
  yield bytes.subarray(-1);
}

/** Since the last call. */
async function loopDelay(port) {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  const figure = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    p99Ms: Math.round(figure('nodejs_eventloop_lag_p99_seconds') * 1_000),
    maxMs: Math.round(figure('nodejs_eventloop_lag_max_seconds') * 1_000),
    memoryMb: Math.round(figure('process_resident_memory_bytes') / 1e6),
  };
}
