/** What "now" is, in milliseconds since 1970. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

export interface FakeClock {
  readonly clock: Clock;
  /** Moves the time on by so many milliseconds. */
  readonly advance: (milliseconds: number) => void;
}

/** Stands still until it is told to move. */
export function createFakeClock(start: string): FakeClock {
  let now = Date.parse(start);
  return {
    clock: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
