import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { BatchJob, BatchTool } from '@seller-toolbox/catalogue/batch';
import type { TextTable } from '@seller-toolbox/tool-contract';
import { answerPart, type AnsweredRow, type RowOptions } from './answer-part.ts';
import { startThreads, type PartQueue } from './batch-threads.ts';
import type { CliIo } from './io.ts';

/** Small enough that all threads end at about the same time. */
const ROWS_A_PART = 250;
/** The first parts say nothing of the pace, because the engine is being compiled. */
const PARTS_BEFORE_PACE = 4;
const PARTS_OF_PACE = 4;
/** Threads compile the engine again, each for itself: shorter work is done before they are at its pace. */
const WORTH_THREADS_MS = 2000;
const PARTS_PER_THREAD = 4;

export interface RowsToAnswer {
  readonly tool: BatchTool;
  readonly toolId: string;
  /** With its decimal sign. */
  readonly table: TextTable;
  readonly options: RowOptions;
  /** One run takes all rows. */
  readonly takesAllRows: boolean;
  readonly job: BatchJob;
}

/** The answers to the rows of a table, in their order; other threads help where it would take long without. */
export async function answerRows(
  { tool, table, takesAllRows, ...rest }: RowsToAnswer,
  { threads, clock = processorTime }: Pick<CliIo, 'threads' | 'clock'>,
): Promise<readonly AnsweredRow[]> {
  const answer = (part: TextTable) => answerPart(tool, part, rest);
  const parts = takesAllRows ? [table] : partsOf(table);
  const answered: (readonly AnsweredRow[])[] = [];
  const queue = createQueue(parts, answered);
  answerHere(queue, answer, PARTS_BEFORE_PACE);
  const begun = clock();
  answerHere(queue, answer, PARTS_OF_PACE);
  const left = parts.length - answered.length;
  const restMs = ((clock() - begun) / PARTS_OF_PACE) * left;
  const count = Math.min(availableParallelism() - 1, Math.ceil(left / PARTS_PER_THREAD));
  if (!threads || count < 1 || restMs <= WORTH_THREADS_MS) answerHere(queue, answer, left);
  else {
    const running = startThreads({ ...rest, count, file: threads }, queue);
    try {
      await Promise.race([Promise.all([answerBeside(queue, answer), queue.done]), running.failed]);
    } finally {
      await running.stop();
    }
  }
  return answered.flat();
}

type AnswerPart = (part: TextTable) => readonly AnsweredRow[];

/** Takes up to so many parts; whether there was one for each. */
function answerHere(queue: PartQueue, answer: AnswerPart, count: number): boolean {
  for (let done = 0; done < count; done += 1) {
    const next = queue.take();
    if (!next) return false;
    queue.put(next.at, answer(next.part));
  }
  return true;
}

/** Takes parts until none is left; the messages of the threads are read between them. */
async function answerBeside(queue: PartQueue, answer: AnswerPart): Promise<void> {
  while (answerHere(queue, answer, 1)) await setImmediate();
}

function createQueue(
  parts: readonly TextTable[],
  answered: (readonly AnsweredRow[])[],
): PartQueue & { readonly done: Promise<void> } {
  let taken = 0;
  let left = parts.length;
  let end: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    done,
    take: () => {
      const part = parts[taken];
      if (part) taken += 1;
      return part && { at: taken - 1, part };
    },
    put: (at, rows) => {
      answered[at] = rows;
      left -= 1;
      if (left === 0) end();
    },
  };
}

function partsOf(table: TextTable): readonly TextTable[] {
  return Array.from({ length: Math.ceil(table.rows.length / ROWS_A_PART) }, (_, at) => ({
    ...table,
    rows: table.rows.slice(at * ROWS_A_PART, (at + 1) * ROWS_A_PART),
  }));
}

/** Milliseconds of work: other programs do not change the pace of a batch. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
