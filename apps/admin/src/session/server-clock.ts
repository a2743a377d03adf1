import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { createObserved } from '@seller-toolbox/browser-kit/observed';

/** Maximum difference between the clocks of device and service before the admin is warned. */
export const MAX_SKEW_MS = 2 * MINUTE;

/** Compares this device's clock with the one by which announcements start and end. */
export interface ServerClock {
  /** A `fetch` that looks at the date of each answer. */
  readonly fetch: typeof fetch;
  /** Milliseconds that this device is ahead; 0 while it is near enough. */
  readonly readSkew: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ServerClockOptions {
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

export function createServerClock({ fetch: given, now = Date.now }: ServerClockOptions = {}): ServerClock {
  const skew = createObserved(0);

  function compare(date: string | null) {
    const difference = date === null ? NaN : now() - Date.parse(date);
    if (Number.isNaN(difference)) return;
    const next = Math.abs(difference) > MAX_SKEW_MS ? difference : 0;
    // Reported once and not with every answer, because seconds pass between them.
    if (Math.sign(next) !== Math.sign(skew.read())) skew.write(next);
  }

  return {
    fetch: async (input, init) => {
      const answer = await (given ?? fetch)(input, init);
      compare(answer.headers.get('date'));
      return answer;
    },
    readSkew: skew.read,
    subscribe: skew.subscribe,
  };
}
