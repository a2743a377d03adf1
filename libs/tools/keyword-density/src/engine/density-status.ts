import { BAR_WIDTH_PER_PERCENT, DENSITY_BANDS, SHORT_TEXT_USES } from './density-bands.data.ts';

export type DensityStatus = 'low' | 'optimal' | 'high';

/** Occurrences per 100 words; 0 in a text without words. */
export function densityOf(count: number, words: number): number {
  return words === 0 ? 0 : (count / words) * 100;
}

/** Below 1 percent is low, above 3 percent high; both bounds are optimal. */
export function densityStatus(density: number): DensityStatus {
  if (density < DENSITY_BANDS.low) return 'low';
  return density > DENSITY_BANDS.high ? 'high' : 'optimal';
}

/** A text with fewer words has no count with an optimal density. */
export const MIN_DENSITY_WORDS = Math.ceil(100 / DENSITY_BANDS.high);

/** The status by density; in a text of fewer than `MIN_DENSITY_WORDS` words by the number of uses. */
export function densityVerdict(count: number, words: number): DensityStatus {
  if (words >= MIN_DENSITY_WORDS || count === 0) return densityStatus(densityOf(count, words));
  return count > SHORT_TEXT_USES ? 'high' : 'optimal';
}

/** The width of a density's bar in percent: ten times the density, at most 100. */
export function barWidth(density: number): number {
  return Math.min(100, density * BAR_WIDTH_PER_PERCENT);
}

/** The optimal range of occurrences in a text with this number of words; empty if `most` is below `least`. */
export function optimalCounts(words: number): { least: number; most: number } {
  return {
    least: Math.ceil((words * DENSITY_BANDS.low) / 100),
    most: Math.floor((words * DENSITY_BANDS.high) / 100),
  };
}
