import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Clock } from './ports/clock.ts';

/** Counts of networks within a minute, which begins with the first count of each. In memory; stores no address. */
export interface MinuteCounts {
  readonly add: (network: string, by: number) => void;
  readonly countOf: (network: string) => number;
  /** Until the count is zero again. */
  readonly secondsLeft: (network: string) => number;
}

export function createMinuteCounts(clock: Clock): MinuteCounts {
  const entries = new Map<string, { count: number; readonly endsAt: number }>();

  function entryOf(network: string) {
    const entry = entries.get(network);
    return entry && entry.endsAt > clock() ? entry : undefined;
  }

  function dropExpired(): void {
    for (const [network, { endsAt }] of entries) if (endsAt <= clock()) entries.delete(network);
  }

  return {
    add: (network, by) => {
      const entry = entryOf(network);
      if (entry) {
        entry.count += by;
        return;
      }
      dropExpired();
      entries.set(network, { count: by, endsAt: clock() + MINUTE });
    },
    countOf: (network) => entryOf(network)?.count ?? 0,
    secondsLeft: (network) => Math.ceil(((entryOf(network)?.endsAt ?? clock()) - clock()) / 1000),
  };
}
