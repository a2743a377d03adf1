import { createObserved } from '@seller-toolbox/browser-kit/observed';

/** How far a batch is. */
export interface RunningBatch {
  readonly done: number;
  readonly total: number;
  readonly stop: AbortController;
}

/** The batch that runs; kept here for admins who leave the page and return. */
export const runningBatch = createObserved<RunningBatch | null>(null);

/** Starts no more requests; shown as stopping until the running ones have ended. */
export function stopBatch(): void {
  const batch = runningBatch.read();
  batch?.stop.abort();
  runningBatch.write(batch && { ...batch });
}
