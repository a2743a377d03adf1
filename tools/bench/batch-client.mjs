// @ts-check
// A thread of `batch.mjs`: sends rows, and counts the lines of the answer as its parts come.
import { parentPort, workerData } from 'node:worker_threads';

const NEWLINE = 10;

const answer = await fetch(workerData.url, {
  method: 'POST',
  headers: { 'content-type': 'application/x-ndjson' },
  body: workerData.body,
});
let lines = 0;
for await (const part of answer.body ?? [])
  for (let at = part.indexOf(NEWLINE); at >= 0; at = part.indexOf(NEWLINE, at + 1)) lines += 1;
parentPort?.postMessage(lines);
