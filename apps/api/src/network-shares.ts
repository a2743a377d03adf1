/** Share of a common resource by width of the network, the narrowest first: see `networksOf`. */
const SHARES = [1 / 4, 3 / 8, 1 / 2];

/**
 * How much of `total` callers from one network may use. `width` is the index in `networksOf`. Half of `total` stays out of
 * reach of the widest network, so that a caller with many prefixes of IPv6 cannot use all of it.
 */
export function shareOf(total: number, width: number): number {
  return Math.ceil(total * (SHARES[width] ?? 1));
}
