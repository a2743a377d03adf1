/** Share of a common resource by prefix level of the network, the narrowest first: see `networksOf`. */
const SHARES = [1 / 4, 3 / 8, 1 / 2];

/**
 * How much of `total` callers from one network may use. `prefixLevel` is the index in `networksOf`. Half of `total` stays out of
 * reach of the widest network, so that a caller with many prefixes of IPv6 cannot use all of it.
 */
export function shareOf(total: number, prefixLevel: number): number {
  return Math.ceil(total * (SHARES[prefixLevel] ?? 1));
}

/** Counts what callers use of `maxTotal`, in total and per network (`networksOf`): tasks, or bytes. */
export function createNetworkShares(maxTotal: number) {
  const counts = new Map<string, number>();
  const countOf = (network: string) => counts.get(network) ?? 0;
  let total = 0;
  return {
    total: () => total,
    /** Whether each network may use `amount` more; `limit` may be smaller than that of all. */
    hasShareLeft: (networks: readonly string[], amount = 1, limit = maxTotal) =>
      networks.every((network, prefixLevel) => countOf(network) + amount <= shareOf(limit, prefixLevel)),
    change: (networks: readonly string[], by: number) => {
      total += by;
      for (const network of networks) {
        const count = countOf(network) + by;
        if (count === 0) counts.delete(network);
        else counts.set(network, count);
      }
    },
  };
}
