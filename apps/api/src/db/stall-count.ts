export interface StallCount {
  readonly sent: () => void;
  readonly answered: () => void;
  /** To be called every second; returns for how many seconds the database has not answered. */
  readonly tick: () => number;
  readonly seconds: () => number;
}

/**
 * Counts the seconds since the last answer of a database that has work. It counts ticks of a timer, not time: a process
 * that was suspended or blocked has not waited for the database.
 */
export function createStallCount(): StallCount {
  let open = 0;
  let seconds = 0;
  return {
    sent: () => {
      open++;
    },
    answered: () => {
      open--;
      seconds = 0;
    },
    tick: () => {
      seconds = open > 0 ? seconds + 1 : 0;
      return seconds;
    },
    seconds: () => seconds,
  };
}
