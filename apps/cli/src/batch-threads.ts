import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BatchAnswer, BatchInput, BatchJob } from '@seller-toolbox/catalogue/batch';

/** What a thread gets as its data. */
export interface ThreadTask {
  readonly toolId: string;
  readonly inputs: readonly BatchInput[];
  readonly job: BatchJob;
}

interface ThreadRun extends ThreadTask {
  readonly count: number;
  /** `run-worker.ts`, built, or `run-worker.source.mjs`. */
  readonly file: URL;
}

/** Outputs of thousands of rows are short-lived: with the default they are copied out of the young generation. */
const RESOURCE_LIMITS = { maxYoungGenerationSizeMb: 64 };

/** Runs equal parts of the inputs in threads. */
export async function runInThreads({
  inputs,
  count,
  file,
  ...task
}: ThreadRun): Promise<readonly BatchAnswer[]> {
  const size = Math.ceil(inputs.length / count);
  const parts = Array.from({ length: count }, (_, at) => inputs.slice(at * size, (at + 1) * size));
  const answers = await Promise.all(
    parts.map(async (part): Promise<readonly BatchAnswer[]> => {
      const workerData: ThreadTask = { ...task, inputs: part };
      const worker = new Worker(file, { workerData, resourceLimits: RESOURCE_LIMITS });
      // Rejects if the thread fails.
      const message: unknown[] = await once(worker, 'message');
      // What `run-worker.ts` posts.
      return message[0] as readonly BatchAnswer[];
    }),
  );
  return answers.flat();
}
