// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { sendBatch } from '../faults/numbered-batches.mjs';

const SENDERS = 20;
const PAUSE_MS = 5;

/**
 * Browsers that send events to the replicas in turn, until `end`.
 * @param {readonly string[]} urls
 * @param {ReturnType<typeof import('../faults/numbered-batches.mjs').startCount>} count
 */
export function startSenders(urls, count) {
  let isRunning = true;
  /** @type {((begun: number) => void)[]} */
  const awaited = [];
  const runs = Array.from({ length: SENDERS }, async () => {
    while (isRunning) {
      const number = ++count.sent;
      const begun = performance.now();
      const { status } = await sendBatch(urls[number % urls.length] ?? '', number, count);
      if (status === 202) for (const acknowledge of [...awaited]) acknowledge(begun);
      await pause(PAUSE_MS);
    }
  });
  return {
    /**
     * Resolves at the first acknowledgement of a write that was sent after an instant.
     * @param {number} instant
     * @returns {Promise<void>}
     */
    acknowledgedAfter: (instant) =>
      new Promise((resolve) => {
        const acknowledge = (/** @type {number} */ begun) => {
          if (begun < instant) return;
          awaited.splice(awaited.indexOf(acknowledge), 1);
          resolve();
        };
        awaited.push(acknowledge);
      }),
    end: async () => {
      isRunning = false;
      await Promise.all(runs);
    },
  };
}
