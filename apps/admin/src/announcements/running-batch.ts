import { createObserved } from '@seller-toolbox/browser-kit/observed';
import type { RunningBatch } from '../parts/run-batch.ts';

/** The batch that runs; kept here for admins who leave the page and return. */
export const runningBatch = createObserved<RunningBatch | null>(null);

/** Starts no more requests; shown as stopping until the running ones have ended. */
export function stopBatch(): void {
  const batch = runningBatch.read();
  batch?.stop.abort();
  runningBatch.write(batch && { ...batch });
}
