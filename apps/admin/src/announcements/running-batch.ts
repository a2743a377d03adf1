import { createObserved } from '@seller-toolbox/browser-kit/observed';

/** How far a batch is. */
export interface RunningBatch {
  readonly done: number;
  readonly total: number;
  readonly stop: AbortController;
}

/** The batch that runs; kept here for admins who leave the page and return. */
export const runningBatch = createObserved<RunningBatch | null>(null);

/** No more is begun; what is under way is finished first, and shown as stopping until then. */
export function stopBatch(): void {
  const batch = runningBatch.read();
  batch?.stop.abort();
  runningBatch.write(batch && { ...batch });
}
