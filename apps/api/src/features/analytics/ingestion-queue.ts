import { isUnavailable } from '../../db/is-unavailable.ts';
import { unavailable } from '../../http/request.errors.ts';
import type { NewBatch } from './ingestion.repository.ts';

/** Beyond it, batches are rejected with 503. */
const MAX_WAITING_EVENTS = 20_000;
/** Balances the cost per event against the wait of the next batches. */
const MAX_STATEMENT_EVENTS = 2_000;
/** How long a batch waits for the database. */
const MAX_WAIT_MS = 2_000;

export interface IngestionQueueDeps {
  /** Stores batches with distinct keys, all or none; returns the number of stored events of each. */
  readonly insert: (batches: readonly NewBatch[]) => Promise<readonly number[]>;
  readonly maxWaitingEvents?: number;
  readonly maxWaitMs?: number;
}

export interface IngestionQueue {
  /** Resolves after the commit with the number of stored events; 0 for a repeated batch. */
  readonly store: (batch: NewBatch) => Promise<number>;
  /** Resolves when the queue is empty. */
  readonly drain: () => Promise<void>;
}

interface Waiting {
  readonly batch: NewBatch;
  readonly resolve: (stored: number) => void;
  readonly reject: (error: unknown) => void;
}

/** Waiting batches, the oldest first. */
interface Queue {
  waiting: Waiting[];
  events: number;
}

/** Resolves the callers of committed batches. */
type Answer = () => void;

/**
 * Group commit: batches that arrive while a statement runs go into the next one. Under load a commit serves hundreds of
 * requests; without load no batch waits.
 */
export function createIngestionQueue(deps: IngestionQueueDeps): IngestionQueue {
  const { insert, maxWaitingEvents = MAX_WAITING_EVENTS, maxWaitMs = MAX_WAIT_MS } = deps;
  const queue: Queue = { waiting: [], events: 0 };
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    // Batches of the same event loop turn share a statement.
    await new Promise(setImmediate);
    let answer: Answer = () => {};
    while (queue.waiting.length > 0) {
      const group = takeGroup(queue);
      // Rejects the callers of a slow statement, which still runs to its end.
      const timer = setInterval(() => rejectAll([...group, ...takeAll(queue)], unavailable()), maxWaitMs);
      const inserting = insertGroup(insert, group, queue);
      // Answers the previous group while the database runs this statement.
      await new Promise(setImmediate);
      answer();
      answer = await inserting;
      clearInterval(timer);
    }
    working = undefined;
    answer();
  }

  return {
    store: (batch) =>
      new Promise((resolve, reject) => {
        if (queue.events + batch.events.length > maxWaitingEvents) return reject(unavailable());
        queue.waiting.push({ batch, resolve, reject });
        queue.events += batch.events.length;
        working ??= work();
      }),
    drain: async () => {
      while (working) await working;
    },
  };
}

/** The next group, the oldest first. A batch with the key of an earlier one stays until that one is stored. */
function takeGroup(queue: Queue): Waiting[] {
  const group = new Map<string, Waiting>();
  let events = 0;
  const rest = queue.waiting.filter((one) => {
    const fits = group.size === 0 || events + one.batch.events.length <= MAX_STATEMENT_EVENTS;
    if (!fits || group.has(one.batch.key)) return true;
    group.set(one.batch.key, one);
    events += one.batch.events.length;
    return false;
  });
  setWaiting(queue, rest);
  return [...group.values()];
}

function takeAll(queue: Queue): Waiting[] {
  const all = queue.waiting;
  setWaiting(queue, []);
  return all;
}

function setWaiting(queue: Queue, rest: Waiting[]): void {
  queue.waiting = rest;
  queue.events = rest.reduce((sum, { batch }) => sum + batch.events.length, 0);
}

async function insertGroup(
  insert: IngestionQueueDeps['insert'],
  group: readonly Waiting[],
  queue: Queue,
): Promise<Answer> {
  try {
    const stored = await insert(group.map(({ batch }) => batch));
    const repeated = takeRepeated(group, queue);
    return () => {
      group.forEach((one, index) => one.resolve(stored[index] ?? 0));
      for (const one of repeated) one.resolve(0);
    };
  } catch (error) {
    if (isUnavailable(error)) rejectAll([...group, ...takeAll(queue)], error);
    else if (group.length === 1) rejectAll(group, error);
    // One batch is invalid: retry each alone.
    else for (const one of group) (await insertGroup(insert, [one], queue))();
    return () => {};
  }
}

/** Removes the waiting batches with keys that were just stored. */
function takeRepeated(stored: readonly Waiting[], queue: Queue): Waiting[] {
  const keys = new Set(stored.map(({ batch }) => batch.key));
  const repeated = queue.waiting.filter(({ batch }) => keys.has(batch.key));
  if (repeated.length > 0) {
    setWaiting(
      queue,
      queue.waiting.filter(({ batch }) => !keys.has(batch.key)),
    );
  }
  return repeated;
}

function rejectAll(all: readonly Waiting[], error: unknown): void {
  for (const one of all) one.reject(error);
}
