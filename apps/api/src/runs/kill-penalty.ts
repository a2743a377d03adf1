import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { Clock } from '../ports/clock.ts';

/** A killed run costs seconds of a thread and its start, so a caller has few of them. */
export const MAX_KILLED_PER_MINUTE = 5;

export interface KillPenalty {
  readonly charge: (caller: string) => void;
  /** Whether the caller used up its killed runs; lasts until a minute after the first. */
  readonly isReached: (caller: string) => boolean;
}

export function createKillPenalty(clock: Clock): KillPenalty {
  const charged = new Map<string, { count: number; readonly endsAt: number }>();

  function dropExpired(): void {
    for (const [caller, { endsAt }] of charged) if (endsAt <= clock()) charged.delete(caller);
  }

  return {
    charge: (caller) => {
      dropExpired();
      const entry = charged.get(caller);
      if (entry) entry.count += 1;
      else charged.set(caller, { count: 1, endsAt: clock() + MINUTE });
    },
    isReached: (caller) => {
      const entry = charged.get(caller);
      return entry !== undefined && entry.endsAt > clock() && entry.count >= MAX_KILLED_PER_MINUTE;
    },
  };
}
