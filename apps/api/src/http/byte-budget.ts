import { createNetworkShares } from '../network-shares.ts';

/** Larger texts leave a quarter of the budget to smaller ones. */
const MAX_SMALL_BYTES = 64 * 1024;

export interface ByteBudget {
  /**
   * Takes bytes for a caller, whose networks are the narrowest first, see `networksOf`; an empty list has no share.
   * `over-share`: its networks hold too much; `busy`: all callers together do.
   */
  readonly take: (bytes: number, networks: readonly string[]) => 'taken' | 'over-share' | 'busy';
  /** Returns what was taken. */
  readonly release: (bytes: number, networks: readonly string[]) => void;
}

/** Bytes that are held at the same time: `total` of all callers, and a share of it per network. */
export function createByteBudget(total: number): ByteBudget {
  const held = createNetworkShares(total);
  return {
    take: (bytes, networks) => {
      const limit = bytes > MAX_SMALL_BYTES ? total * 0.75 : total;
      if (!held.hasShareLeft(networks, bytes, limit)) return 'over-share';
      if (held.total() + bytes > limit) return 'busy';
      held.change(networks, bytes);
      return 'taken';
    },
    release: (bytes, networks) => held.change(networks, -bytes),
  };
}
