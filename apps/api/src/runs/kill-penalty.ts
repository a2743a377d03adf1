import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Clock } from '../ports/clock.ts';

/** A killed run costs seconds of a thread and its start, so a network has few of them. By width: see `networksOf`. */
const MAX_KILLED_PER_MINUTE = [5, 10, 20] as const;

export interface KillPenalty {
  readonly charge: (networks: readonly string[]) => void;
  /** Whether a network used up its killed runs; lasts until a minute after its first. */
  readonly isReached: (networks: readonly string[]) => boolean;
}

export function createKillPenalty(clock: Clock): KillPenalty {
  const charged = new Map<string, { count: number; readonly endsAt: number }>();

  function dropExpired(): void {
    for (const [network, { endsAt }] of charged) if (endsAt <= clock()) charged.delete(network);
  }

  return {
    charge: (networks) => {
      dropExpired();
      for (const network of networks) {
        const entry = charged.get(network);
        if (entry) entry.count += 1;
        else charged.set(network, { count: 1, endsAt: clock() + MINUTE });
      }
    },
    isReached: (networks) =>
      networks.some((network, width) => {
        const entry = charged.get(network);
        const max = MAX_KILLED_PER_MINUTE[width] ?? Infinity;
        return entry !== undefined && entry.endsAt > clock() && entry.count >= max;
      }),
  };
}
