// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData as url } from 'node:worker_threads';

/** A visitor who clicks without end. */
const READ_PAUSE_MS = 10;
const GIVE_UP_MS = 60_000;
const READS = [
  '/tools/unit-converter?lang=en',
  '/api/v1/announcements/active',
  '/api/v1/tools/unit-converter',
];

/** @typedef {{ times: number[], failed: number }} Reads milliseconds of each */

/** @type {Reads} */
let reads = { times: [], failed: 0 };
parentPort?.on('message', () => {
  parentPort?.postMessage(reads);
  reads = { times: [], failed: 0 };
});

for (let number = 0; ; number++) {
  const begun = performance.now();
  const isRead = await fetch(url + READS[number % READS.length], {
    signal: AbortSignal.timeout(GIVE_UP_MS),
  }).then(
    async (answer) => (await answer.arrayBuffer()) && answer.ok,
    () => false,
  );
  reads.times.push(performance.now() - begun);
  if (!isRead) reads.failed++;
  await pause(READ_PAUSE_MS);
}
