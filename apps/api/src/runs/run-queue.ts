import { createNetworkShares } from '../network-shares.ts';
import type { RunCaller } from './tool-runs.ts';

export interface RunQueueOptions {
  /** Tasks at the same time. */
  readonly slots: number;
  /** Maximum tasks that wait. */
  readonly maxWaiting: number;
}

export type QueueRejection = 'busy' | 'over-share' | 'cancelled';

/**
 * Gives free slots to networks in turn (round robin), to the widest ones first and then to the narrower ones within each;
 * tasks of one network keep their order. A network has a share of the slots, and of the tasks that run or wait.
 */
export interface RunQueue {
  /** Runs the task when a slot is free; a string says why it was not run. */
  readonly run: <Result>(task: () => Promise<Result>, caller: RunCaller) => Promise<Result | QueueRejection>;
  readonly counts: () => { readonly running: number; readonly waiting: number };
  /** Rejects waiting tasks, and later ones unless a slot is free. */
  readonly drain: () => void;
}

export function createRunQueue({ slots, maxWaiting }: RunQueueOptions): RunQueue {
  const tasks = createNetworkShares(maxWaiting);
  const { take, release, counts, drain } = createSlots(slots, maxWaiting);

  async function runInSlot<Result>(task: () => Promise<Result>, caller: RunCaller) {
    const turn = await take(caller);
    if (turn !== 'slot') return turn;
    try {
      return await task();
    } finally {
      release(caller.networks);
    }
  }

  return {
    run: async (task, caller) => {
      if (!tasks.hasShareLeft(caller.networks)) return 'over-share';
      tasks.change(caller.networks, 1);
      try {
        return await runInSlot(task, caller);
      } finally {
        tasks.change(caller.networks, -1);
      }
    },
    counts,
    drain,
  };
}

type Turn = 'slot' | Exclude<QueueRejection, 'over-share'>;

interface Waiting {
  readonly networks: readonly string[];
  readonly end: (turn: Turn) => void;
}

function createSlots(slots: number, maxWaiting: number) {
  const running = createNetworkShares(slots);
  const turns = createTurns();
  let isDraining = false;

  const hasFreeSlot = (networks: readonly string[]) =>
    running.total() < slots && running.hasShareLeft(networks);

  function waitForTurn({ networks, signal }: RunCaller): Promise<Turn> {
    return new Promise((resolve) => {
      const cancel = () => waiting.end('cancelled');
      const waiting: Waiting = {
        networks,
        end: (turn) => {
          turns.remove(waiting);
          signal.removeEventListener('abort', cancel);
          resolve(turn);
        },
      };
      turns.add(waiting);
      signal.addEventListener('abort', cancel);
    });
  }

  return {
    take: async (caller: RunCaller): Promise<Turn> => {
      if (caller.signal.aborted) return 'cancelled';
      if (!hasFreeSlot(caller.networks))
        return isDraining || turns.count() >= maxWaiting ? 'busy' : waitForTurn(caller);
      running.change(caller.networks, 1);
      return 'slot';
    },
    release: (networks: readonly string[]) => {
      running.change(networks, -1);
      for (let next = turns.next(hasFreeSlot); next; next = turns.next(hasFreeSlot)) {
        running.change(next.networks, 1);
        next.end('slot');
      }
    },
    counts: () => ({ running: running.total(), waiting: turns.count() }),
    drain: () => {
      isDraining = true;
      for (const { end } of turns.all()) end('busy');
    },
  };
}

/** The waiting tasks in order of arrival, and the rotation of the networks that have some. */
function createTurns() {
  const waiting = new Set<Waiting>();
  /** A network moves to the end of the rotation with each turn. */
  const rotation = new Map<string, number>();
  let lastPosition = 0;
  const moveToEnd = (network: string) => rotation.set(network, (lastPosition += 1));

  /** Compares the widest networks first. */
  function isBefore(a: Waiting, b: Waiting): boolean {
    for (let width = -1; width >= -a.networks.length; width -= 1) {
      const difference = positionOf(a, width) - positionOf(b, width);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }
  const positionOf = ({ networks }: Waiting, width: number) => rotation.get(networks.at(width) ?? '') ?? 0;

  return {
    count: () => waiting.size,
    all: () => [...waiting],
    add: (task: Waiting) => {
      waiting.add(task);
      for (const network of task.networks) if (!rotation.has(network)) moveToEnd(network);
    },
    remove: (task: Waiting) => {
      waiting.delete(task);
      const left = new Set([...waiting].flatMap(({ networks }) => networks));
      for (const network of task.networks) if (!left.has(network)) rotation.delete(network);
    },
    next: (hasFreeSlot: (networks: readonly string[]) => boolean): Waiting | undefined => {
      let first: Waiting | undefined;
      for (const task of waiting)
        if (hasFreeSlot(task.networks) && (!first || isBefore(task, first))) first = task;
      first?.networks.forEach(moveToEnd);
      return first;
    },
  };
}
