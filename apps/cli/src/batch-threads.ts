import { Worker } from 'node:worker_threads';
import type { BatchJob } from '@seller-toolbox/catalogue/batch';
import type { TextTable } from '@seller-toolbox/tool-contract';
import type { AnsweredRow, RowOptions } from './answer-part.ts';

/** What a thread gets as its data. */
export interface ThreadTask {
  readonly toolId: string;
  readonly options: RowOptions;
  readonly job: BatchJob;
}

/** What a thread is sent. */
export interface ThreadPart {
  readonly at: number;
  readonly part: TextTable;
}

/** What a thread sends: that it is ready, then the rows of each part. */
export type ThreadMessage = 'ready' | { readonly at: number; readonly rows: readonly AnsweredRow[] };

/** The parts of a table that no thread has taken yet. */
export interface PartQueue {
  readonly take: () => ThreadPart | undefined;
  readonly put: (at: number, rows: readonly AnsweredRow[]) => void;
}

export interface StartedThreads {
  /** Rejects if a thread fails. */
  readonly failed: Promise<never>;
  readonly stop: () => Promise<unknown>;
}

interface ThreadsStart extends ThreadTask {
  readonly count: number;
  /** `run-worker.ts`, built, or `run-worker.source.mjs`. */
  readonly file: URL;
}

/** Outputs of thousands of rows are short-lived: with the default they are copied out of the young generation. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 64 };
/** So that a thread has work while the main thread is at its own part. */
const PARTS_AHEAD = 2;

/** Starts threads that take parts of the queue when they are ready. */
export function startThreads({ count, file, ...task }: ThreadsStart, queue: PartQueue): StartedThreads {
  const workerData: ThreadTask = task;
  const workers = Array.from(
    { length: count },
    () => new Worker(file, { workerData, resourceLimits: RESOURCE_LIMITS }),
  );
  const failed = new Promise<never>((_, reject) => {
    for (const worker of workers) {
      const hand = () => {
        const next = queue.take();
        if (next) worker.postMessage(next);
      };
      worker.on('error', reject);
      worker.on('message', (message: ThreadMessage) => {
        if (message === 'ready') for (let part = 0; part < PARTS_AHEAD; part += 1) hand();
        else {
          queue.put(message.at, message.rows);
          hand();
        }
      });
    }
  });
  return { failed, stop: () => Promise.all(workers.map((worker) => worker.terminate())) };
}
