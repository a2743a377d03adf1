import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { rateLimited } from '../../http/request.errors.ts';
import type { Clock } from '../../ports/clock.ts';

/** A run that waited longer is rejected with 429. */
const MAX_WAIT_MS = 2_000;
const RETRY_SECONDS = 2;
/** After a shorter run, one event loop turn is enough for other requests. */
const SHORT_MS = 20;

export interface RunQueueDeps {
  readonly clock: Clock;
  /** Pauses after a run of this duration. */
  readonly rest?: (milliseconds: number) => Promise<unknown>;
}

/** Runs `run` when the previous ones are done. */
export type RunQueue = <Result>(run: () => Result) => Promise<Result>;

/**
 * Engine runs block the event loop. They run one at a time, and after a long run the queue pauses for as long as it took,
 * so that engines use at most half of the process.
 */
export function createRunQueue({ clock, rest = pauseForSameTime }: RunQueueDeps): RunQueue {
  let last: Promise<void> = Promise.resolve();

  return async (run) => {
    const cameAt = clock();
    const before = last;
    let release = () => {};
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const startedAt = clock();
    if (startedAt - cameAt > MAX_WAIT_MS) {
      release();
      throw rateLimited(RETRY_SECONDS);
    }
    try {
      return run();
    } finally {
      void rest(clock() - startedAt).then(release);
    }
  };
}

function pauseForSameTime(milliseconds: number): Promise<unknown> {
  return milliseconds <= SHORT_MS ? nextTurn() : pause(milliseconds);
}
