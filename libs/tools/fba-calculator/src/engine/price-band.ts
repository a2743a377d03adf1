import type { PriceBand } from './rate-card.ts';
import { isAbove } from './tolerance.ts';

/** The band of a selling price in USD; 10 and 50 both belong to the middle one, and so does an item without a price. */
export function priceBand(price: number | null): PriceBand {
  if (price === null) return '10-to-50';
  if (isAbove(10, price)) return 'under-10';
  return isAbove(price, 50) ? 'over-50' : '10-to-50';
}
