export interface StallCount {
  readonly sent: () => void;
  readonly answered: () => void;
  /** To be called every second; returns for how many seconds the database has not answered. */
  readonly tick: () => number;
  readonly seconds: () => number;
  /** Ends the time of long statements. */
  readonly limit: () => void;
}

/** Before `limit`, a second counts so little: a migration or a restore may take minutes for one statement. */
const LONG_STATEMENT_SHARE = 1 / 60;

/**
 * Counts the seconds since the last answer of a database that has work. It counts ticks of a timer, not time: a process
 * that was suspended or blocked has not waited for the database.
 */
export function createStallCount(): StallCount {
  let open = 0;
  let seconds = 0;
  let perTick = LONG_STATEMENT_SHARE;
  return {
    sent: () => {
      open++;
    },
    answered: () => {
      open--;
      seconds = 0;
    },
    tick: () => {
      seconds = open > 0 ? seconds + perTick : 0;
      return seconds;
    },
    seconds: () => seconds,
    limit: () => {
      perTick = 1;
    },
  };
}
