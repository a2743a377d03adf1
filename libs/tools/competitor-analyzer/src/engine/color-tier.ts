import { MARGIN_BANDS, RATING_BANDS } from './sample-ranges.data.ts';

/** Shown as green, yellow, red. */
export type ColorTier = 'good' | 'fair' | 'poor';

/** Tier of a margin in percent: 20 or more, 10 or more, less. */
export function marginTier(margin: number): ColorTier {
  return tierIn(margin, MARGIN_BANDS);
}

/** Tier of a rating in stars: 4.5 or more, 4 or more, less. */
export function ratingTier(rating: number): ColorTier {
  return tierIn(rating, RATING_BANDS);
}

function tierIn(value: number, { good, fair }: { good: number; fair: number }): ColorTier {
  if (value >= good) return 'good';
  return value >= fair ? 'fair' : 'poor';
}
