import { isAbove, isBelow } from '@seller-toolbox/tool-contract/rounding';
import type { MiddleBand, PriceBand } from './rate-card.ts';

/** The band of a selling price on a card; an item without a price is in the middle one. */
export function priceBand(
  price: number | null,
  { from, includesFrom, upTo, topFrom }: MiddleBand,
): PriceBand {
  if (price === null) return 'middle';
  if (includesFrom ? isBelow(price, from) : !isAbove(price, from)) return 'low';
  if (topFrom !== undefined && !isBelow(price, topFrom)) return 'top';
  return upTo !== null && isAbove(price, upTo) ? 'high' : 'middle';
}
