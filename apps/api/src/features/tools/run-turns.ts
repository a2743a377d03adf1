import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { rateLimited } from '../../http/request.errors.ts';
import type { Clock } from '../../ports/clock.ts';

/** Whoever has waited so long for a turn is asked to come again. */
const PATIENCE_MS = 2_000;
const RETRY_SECONDS = 2;
/** A shorter run holds nobody up: whoever waits for something else is served before the next one all the same. */
const SHORT_MS = 20;

export interface RunTurnsDeps {
  readonly clock: Clock;
  /** After a run that took so long. */
  readonly rest?: (milliseconds: number) => Promise<unknown>;
}

/** Runs `run` when it is its turn. */
export type RunTurns = <Result>(run: () => Result) => Promise<Result>;

/**
 * A run of an engine keeps the whole process busy. Runs take turns, and after a long one the process belongs to everybody
 * else for as long as it took: however many long runs are asked for, they get half of it.
 */
export function createRunTurns({ clock, rest = restAsLong }: RunTurnsDeps): RunTurns {
  let last: Promise<void> = Promise.resolve();

  return async (run) => {
    const cameAt = clock();
    const before = last;
    let leave = () => {};
    last = new Promise((resolve) => {
      leave = resolve;
    });
    await before;
    const startedAt = clock();
    if (startedAt - cameAt > PATIENCE_MS) {
      leave();
      throw rateLimited(RETRY_SECONDS);
    }
    try {
      return run();
    } finally {
      void rest(clock() - startedAt).then(leave);
    }
  };
}

function restAsLong(milliseconds: number): Promise<unknown> {
  return milliseconds <= SHORT_MS ? nextTurn() : pause(milliseconds);
}
