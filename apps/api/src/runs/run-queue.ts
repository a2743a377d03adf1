import type { RunCaller } from './tool-runs.ts';

export interface RunQueueOptions {
  /** Tasks at the same time. */
  readonly places: number;
  /** Maximum tasks that wait; one caller may have half as many, running ones included. */
  readonly maxWaiting: number;
}

export type QueueRejection = 'busy' | 'over-share' | 'cancelled';

/** First in, first out, with a maximum length and a maximum share of each caller. */
export interface RunQueue {
  /** Runs the task when a place is free; a string says why it was not run. */
  readonly run: <Result>(task: () => Promise<Result>, caller: RunCaller) => Promise<Result | QueueRejection>;
  readonly counts: () => { readonly running: number; readonly waiting: number };
  /** Rejects waiting tasks, and later ones unless a place is free. */
  readonly drain: () => void;
}

export function createRunQueue({ places, maxWaiting }: RunQueueOptions): RunQueue {
  const { take, release, counts, drain } = createPlaces(places, maxWaiting);
  const tasksOf = new Map<string, number>();

  async function runInPlace<Result>(
    task: () => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result | QueueRejection> {
    const outcome = await take(signal);
    if (outcome !== 'place') return outcome;
    try {
      return await task();
    } finally {
      release();
    }
  }

  return {
    run: async (task, { id, signal }) => {
      if (id === null) return runInPlace(task, signal);
      const tasks = tasksOf.get(id) ?? 0;
      if (tasks >= maxWaiting / 2) return 'over-share';
      tasksOf.set(id, tasks + 1);
      try {
        return await runInPlace(task, signal);
      } finally {
        const left = (tasksOf.get(id) ?? 1) - 1;
        if (left > 0) tasksOf.set(id, left);
        else tasksOf.delete(id);
      }
    },
    counts,
    drain,
  };
}

type Turn = 'place' | Exclude<QueueRejection, 'over-share'>;

/** Places that are taken one after the other. */
function createPlaces(places: number, maxWaiting: number) {
  const waiting = new Set<(turn: Turn) => void>();
  let running = 0;
  let isDraining = false;

  function waitForTurn(signal: AbortSignal): Promise<Turn> {
    return new Promise((resolve) => {
      const end = (turn: Turn) => {
        waiting.delete(end);
        signal.removeEventListener('abort', cancel);
        resolve(turn);
      };
      const cancel = () => end('cancelled');
      waiting.add(end);
      signal.addEventListener('abort', cancel);
    });
  }

  return {
    take: async (signal: AbortSignal): Promise<Turn> => {
      if (signal.aborted) return 'cancelled';
      if (running >= places) return isDraining || waiting.size >= maxWaiting ? 'busy' : waitForTurn(signal);
      running += 1;
      return 'place';
    },
    /** Gives the place to the next one. */
    release: () => {
      const [next] = waiting;
      if (next) next('place');
      else running -= 1;
    },
    counts: () => ({ running, waiting: waiting.size }),
    drain: () => {
      isDraining = true;
      for (const end of waiting) end('busy');
    },
  };
}
