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
  readonly resolve: (stored: number) => void;
  readonly reject: (error: unknown) => void;
}

/** What waits, the oldest first. */
interface Line {
  waiting: Waiting[];
  events: number;
}

/** Tells those whose batches are committed. */
type Answer = () => void;

/**
 * Group commit: batches wait until the statement under way has ended, then all that came meanwhile go into one
 * statement. Under load a commit serves hundreds of requests, and without load none waits.
 */
export function createIngestionQueue(deps: IngestionQueueDeps): IngestionQueue {
  const { insert, maxWaitingEvents = MAX_WAITING_EVENTS, patienceMs = PATIENCE_MS } = deps;
  const line: Line = { waiting: [], events: 0 };
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    // What arrives in the same turn of the event loop goes together.
    await new Promise(setImmediate);
    let answer: Answer = () => {};
    while (line.waiting.length > 0) {
      const group = takeGroup(line);
      // A statement that takes too long is waited for, but its callers are not kept.
      const timer = setInterval(() => rejectAll([...group, ...takeAll(line)], unavailable()), patienceMs);
      const inserting = insertGroup(insert, group, line);
      // Those before are answered when this statement is on its way: the database works while answers are written.
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
        if (line.events + batch.events.length > maxWaitingEvents) return reject(unavailable());
        line.waiting.push({ batch, resolve, reject });
        line.events += batch.events.length;
        working ??= work();
      }),
    drain: async () => {
      while (working) await working;
    },
  };
}

/** The oldest first. Of two batches with the same key the later one waits for the fate of the first. */
function takeGroup(line: Line): Waiting[] {
  const group = new Map<string, Waiting>();
  let events = 0;
  const rest = line.waiting.filter((one) => {
    const fits = group.size === 0 || events + one.batch.events.length <= MAX_EVENTS_AT_ONCE;
    if (!fits || group.has(one.batch.key)) return true;
    group.set(one.batch.key, one);
    events += one.batch.events.length;
    return false;
  });
  keepOnly(line, rest);
  return [...group.values()];
}

function takeAll(line: Line): Waiting[] {
  const all = line.waiting;
  keepOnly(line, []);
  return all;
}

function keepOnly(line: Line, rest: Waiting[]): void {
  line.waiting = rest;
  line.events = rest.reduce((sum, { batch }) => sum + batch.events.length, 0);
}

async function insertGroup(
  insert: IngestionQueueDeps['insert'],
  group: readonly Waiting[],
  line: Line,
): Promise<Answer> {
  try {
    const stored = await insert(group.map(({ batch }) => batch));
    const repeated = takeRepeated(group, line);
    return () => {
      group.forEach((one, index) => one.resolve(stored[index] ?? 0));
      for (const one of repeated) one.resolve(0);
    };
  } catch (error) {
    if (isUnavailable(error)) rejectAll([...group, ...takeAll(line)], error);
    else if (group.length === 1) rejectAll(group, error);
    // One of them is bad and took the others with it.
    else for (const one of group) (await insertGroup(insert, [one], line))();
    return () => {};
  }
}

/** What waits under a key that is stored by now was stored before. */
function takeRepeated(stored: readonly Waiting[], line: Line): Waiting[] {
  const keys = new Set(stored.map(({ batch }) => batch.key));
  const repeated = line.waiting.filter(({ batch }) => keys.has(batch.key));
  if (repeated.length > 0) {
    keepOnly(
      line,
      line.waiting.filter(({ batch }) => !keys.has(batch.key)),
    );
  }
  return repeated;
}

function rejectAll(all: readonly Waiting[], error: unknown): void {
  for (const one of all) one.reject(error);
}
