import { isUnavailable } from '../../db/is-unavailable.ts';
import { unavailable } from '../../http/request.errors.ts';
import type { NewBatch } from './ingestion.repository.ts';

/** Events that may wait; whoever comes then is asked to come again. */
const MAX_WAITING_EVENTS = 20_000;
/** Of one statement: enough to make its cost per event small, few enough to keep the next ones waiting shortly. */
const MAX_EVENTS_AT_ONCE = 2_000;
/** How long a batch waits for the database, unless a test says otherwise. */
const PATIENCE_MS = 2_000;

export interface IngestionQueueDeps {
  /** Stores batches with different keys, all or none; answers the number of events stored of each. */
  readonly insert: (batches: readonly NewBatch[]) => Promise<readonly number[]>;
  readonly maxWaitingEvents?: number;
  readonly patienceMs?: number;
}

export interface IngestionQueue {
  /** Resolves with the number of events stored when they are committed; 0 of a batch that was stored before. */
  readonly store: (batch: NewBatch) => Promise<number>;
  /** Resolves when nothing waits. */
  readonly drain: () => Promise<void>;
}

interface Waiting {
  readonly batch: NewBatch;
  readonly name: string;
  readonly resolve: (stored: number) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: batches wait until the statement under way has ended, then all that came meanwhile go into one
 * statement. Under load a commit serves hundreds of requests, and without load none waits.
 */
export function createIngestionQueue(deps: IngestionQueueDeps): IngestionQueue {
  const { insert, maxWaitingEvents = MAX_WAITING_EVENTS, patienceMs = PATIENCE_MS } = deps;
  let waiting: Waiting[] = [];
  let waitingEvents = 0;
  let working: Promise<void> | undefined;

  const store = (batch: NewBatch) =>
    new Promise<number>((resolve, reject) => {
      if (waitingEvents + batch.events.length > maxWaitingEvents) return reject(unavailable());
      waitingEvents += batch.events.length;
      waiting.push({ batch, name: batch.key.toString('latin1'), resolve, reject });
      working ??= work();
    });

  async function work(): Promise<void> {
    // What arrives in the same turn of the event loop goes together.
    await new Promise(setImmediate);
    while (waiting.length > 0) await flush(takeGroup());
    working = undefined;
  }

  /** The oldest first. Of two batches with the same key the later one waits for the fate of the first. */
  function takeGroup(): Waiting[] {
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    let events = 0;
    for (const one of waiting) {
      const fits = group.size === 0 || events + one.batch.events.length <= MAX_EVENTS_AT_ONCE;
      if (!fits || group.has(one.name)) later.push(one);
      else {
        group.set(one.name, one);
        events += one.batch.events.length;
      }
    }
    waiting = later;
    waitingEvents -= events;
    return [...group.values()];
  }

  /** A statement that takes too long is waited for, but its callers are not kept. */
  async function flush(group: readonly Waiting[]): Promise<void> {
    const timer = setInterval(() => {
      for (const one of [...group, ...takeAll()]) one.reject(unavailable());
    }, patienceMs);
    try {
      await insertGroup(group);
    } finally {
      clearInterval(timer);
    }
  }

  async function insertGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const stored = await insert(group.map(({ batch }) => batch));
      settle(group, stored);
    } catch (error) {
      if (isUnavailable(error)) for (const one of [...group, ...takeAll()]) one.reject(error);
      else if (group.length === 1) group[0]?.reject(error);
      // One of them is bad and took the others with it.
      else for (const one of group) await insertGroup([one]);
    }
  }

  function settle(group: readonly Waiting[], stored: readonly number[]): void {
    const names = new Set(group.map(({ name }) => name));
    group.forEach((one, index) => one.resolve(stored[index] ?? 0));
    const repeated = waiting.filter(({ name }) => names.has(name));
    if (repeated.length === 0) return;
    waiting = waiting.filter(({ name }) => !names.has(name));
    for (const one of repeated) {
      waitingEvents -= one.batch.events.length;
      one.resolve(0);
    }
  }

  function takeAll(): Waiting[] {
    const all = waiting;
    waiting = [];
    waitingEvents = 0;
    return all;
  }

  return {
    store,
    drain: async () => {
      while (working) await working;
    },
  };
}
