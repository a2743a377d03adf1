/** The current time in milliseconds since 1970. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

export interface FakeClock {
  readonly clock: Clock;
  /** Advances the clock. */
  readonly advance: (milliseconds: number) => void;
}

/** A clock that changes only by `advance`. */
export function createFakeClock(start: string): FakeClock {
  let now = Date.parse(start);
  return {
    clock: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
