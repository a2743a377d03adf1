import { createMinuteCounts } from '../minute-counts.ts';
import type { Clock } from '../ports/clock.ts';

/** A killed run costs seconds of a thread and its start, so a network has few of them. By width: see `networksOf`. */
const MAX_KILLED_PER_MINUTE = [5, 10, 20] as const;

export interface KillPenalty {
  readonly charge: (networks: readonly string[]) => void;
  /** Whether a network used up its killed runs; lasts until a minute after its first. */
  readonly isReached: (networks: readonly string[]) => boolean;
}

export function createKillPenalty(clock: Clock): KillPenalty {
  const killed = createMinuteCounts(clock);
  return {
    charge: (networks) => {
      for (const network of networks) killed.add(network, 1);
    },
    isReached: (networks) =>
      networks.some(
        (network, width) => killed.countOf(network) >= (MAX_KILLED_PER_MINUTE[width] ?? Infinity),
      ),
  };
}
