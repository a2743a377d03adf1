import { availableParallelism } from 'node:os';
import {
  answerInputs,
  type BatchAnswer,
  type BatchInput,
  type BatchJob,
  type BatchTool,
} from '@seller-toolbox/catalogue/batch';
import { runInThreads } from './batch-threads.ts';
import type { CliIo } from './io.ts';

/** The pace is taken again after this time; the first says nothing, because the engine is being compiled. */
const PACE_MS = 250;
/** Threads compile the engine again, each for itself: shorter work is done before they are at its pace. */
const WORTH_THREADS_MS = 2000;
const ROWS_BETWEEN_LOOKS = 50;

export interface RowsToAnswer {
  readonly tool: BatchTool;
  readonly toolId: string;
  readonly job: BatchJob;
  readonly inputs: readonly BatchInput[];
}

/** The answers to the inputs, in their order; in threads what would take long without. */
export async function answerRows(
  { tool, toolId, job, inputs }: RowsToAnswer,
  { threads, clock = processorTime }: Pick<CliIo, 'threads' | 'clock'>,
): Promise<readonly BatchAnswer[]> {
  const count = threads === undefined ? 1 : availableParallelism();
  const answers: BatchAnswer[] = [];
  let paces = 0;
  let begun = { at: clock(), rows: 0 };
  while (answers.length < inputs.length) {
    const elapsed = clock() - begun.at;
    if (elapsed > PACE_MS) {
      const restMs = (elapsed / (answers.length - begun.rows)) * (inputs.length - answers.length);
      if (threads && count > 1 && paces > 0 && restMs > WORTH_THREADS_MS) {
        const others = inputs.slice(answers.length);
        return [...answers, ...(await runInThreads({ toolId, inputs: others, job, count, file: threads }))];
      }
      paces += 1;
      begun = { at: clock(), rows: answers.length };
    }
    const next = inputs.slice(answers.length, answers.length + ROWS_BETWEEN_LOOKS);
    answers.push(...answerInputs(tool, next, job));
  }
  return answers;
}

/** Milliseconds of work: other programs do not change the pace of a batch. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
