import { createObserved } from '../parts/observed.ts';

/** How far a batch is. */
export interface RunningBatch {
  readonly done: number;
  readonly total: number;
  readonly stop: AbortController;
}

/** The batch that runs; also for who left the page meanwhile and comes back. */
export const runningBatch = createObserved<RunningBatch | null>(null);
