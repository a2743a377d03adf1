import { isAbove } from '@seller-toolbox/tool-contract/rounding';
import type { MiddleBand, PriceBand } from './rate-card.ts';

/** The band of a selling price on a card; both ends belong to the middle one, and so does an item without a price. */
export function priceBand(price: number | null, { from, upTo }: MiddleBand): PriceBand {
  if (price === null) return 'middle';
  if (isAbove(from, price)) return 'low';
  return upTo !== null && isAbove(price, upTo) ? 'high' : 'middle';
}
