// @ts-check
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { productFile, productOf, ROWS } from './product-rows.mjs';
import { milliseconds, printTable, quantile } from './table.mjs';

const ROUNDS = 5;
const PROGRAM = 'apps/cli/dist/main.js';

/** Measures the FBA calculator over 10,000 products on the command line and over HTTP, with other calls beside it. */
export async function benchBatch() {
  benchCommandLine();
  await benchService();
  console.log(`\nload average ${loadavg()[0]?.toFixed(1)}`);
}

/** The time of one row is that of the start. */
function benchCommandLine() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-batch-'));
  /** @param {number} rows */
  const timesOf = (rows) => {
    const file = join(folder, `${rows}.csv`);
    writeFileSync(file, productFile(rows));
    const words = ['batch', 'fba-calculator', '--file', file, '--out', join(folder, 'out.csv')];
    return Array.from({ length: ROUNDS }, () => {
      const begun = performance.now();
      execFileSync(process.execPath, [PROGRAM, ...words], { stdio: 'ignore' });
      return performance.now() - begun;
    });
  };
  const [start, all] = [quantile(timesOf(1), 0.5), quantile(timesOf(ROWS), 0.5)];
  rmSync(folder, { recursive: true });
  printTable('FBA calculator over a CSV on the command line, ms, median', [
    ['rows', 'start', 'after start'],
    [ROWS, milliseconds(start), milliseconds(all - start)],
  ]);
}

/** The service answers `/health` from its event loop alone: the calls beside a batch show how long it is blocked. */
async function benchService() {
  const service = await startService();
  const url = `${service.url}/api/v1/tools/fba-calculator/batch`;
  const body = Array.from({ length: ROWS }, (_, at) => JSON.stringify(productOf(at))).join('\n');
  const run = async () => {
    const begun = performance.now();
    const lines = await linesOfAnswer(url, body);
    if (lines !== ROWS) throw new Error(`${lines} lines for ${ROWS} rows`);
    return performance.now() - begun;
  };
  try {
    // Threads start, the engine is loaded and code is compiled with the first rows.
    await run();
    const quiet = await healthTimes(service.url, 2000);
    const rows = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = { isDone: false };
      const work = run().finally(() => (running.isDone = true));
      rows.push({ times: await healthTimes(service.url, () => running.isDone), ms: await work });
    }
    const beside = rows.flatMap(({ times }) => times);
    const figures = (/** @type {number[]} */ times) =>
      [0.5, 0.99, 1].map((share) => milliseconds(quantile(times, share)));
    printTable(
      `${ROWS} rows over HTTP: ${milliseconds(
        quantile(
          rows.map(({ ms }) => ms),
          0.5,
        ),
      )} ms, median. Calls of /health, ms`,
      [
        ['', 'p50', 'p99', 'max'],
        ['alone', ...figures(quiet)],
        ['beside a batch', ...figures(beside)],
      ],
    );
  } finally {
    await service.stop();
  }
}

/**
 * In a thread of its own: reading 50 MB would hold up the calls of this one.
 * @param {string} url
 * @param {string} body
 * @returns {Promise<number>}
 */
async function linesOfAnswer(url, body) {
  const client = new Worker(new URL('./batch-client.mjs', import.meta.url), { workerData: { url, body } });
  const [lines] = await once(client, 'message');
  return lines;
}

/**
 * Times of calls one after the other.
 * @param {string} url
 * @param {number | (() => boolean)} until
 */
async function healthTimes(url, until) {
  const begun = performance.now();
  const isOver = typeof until === 'number' ? () => performance.now() - begun > until : until;
  const times = [];
  while (!isOver()) {
    const sent = performance.now();
    await (await fetch(`${url}/health`)).arrayBuffer();
    times.push(performance.now() - sent);
  }
  return times;
}
