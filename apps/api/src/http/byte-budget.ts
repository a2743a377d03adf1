import { shareOf } from '../network-shares.ts';

/** Larger texts leave a quarter of the budget to smaller ones. */
const MAX_SMALL_BYTES = 64 * 1024;
const ALL = '';

export interface ByteBudget {
  /**
   * Takes bytes for a caller, whose networks are the narrowest first, see `networksOf`; an empty list has no share.
   * `over-share`: its networks hold too much; `busy`: all callers together do.
   */
  readonly take: (bytes: number, networks: readonly string[]) => 'taken' | 'over-share' | 'busy';
  /** Gives back what was taken. */
  readonly release: (bytes: number, networks: readonly string[]) => void;
}

/** Bytes that are held at the same time: `total` of all callers, and a share of it per network. */
export function createByteBudget(total: number): ByteBudget {
  const held = new Map<string, number>();
  const heldBy = (key: string) => held.get(key) ?? 0;

  function add(bytes: number, networks: readonly string[]): void {
    for (const key of [ALL, ...networks]) {
      const sum = heldBy(key) + bytes;
      if (sum > 0) held.set(key, sum);
      else held.delete(key);
    }
  }

  return {
    take: (bytes, networks) => {
      const limit = bytes > MAX_SMALL_BYTES ? total * 0.75 : total;
      if (networks.some((network, width) => heldBy(network) + bytes > shareOf(limit, width)))
        return 'over-share';
      if (heldBy(ALL) + bytes > limit) return 'busy';
      add(bytes, networks);
      return 'taken';
    },
    release: (bytes, networks) => add(-bytes, networks),
  };
}
