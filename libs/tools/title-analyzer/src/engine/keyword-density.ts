import type { Occurrence } from '@seller-toolbox/listing-text/keyword-occurrences';

/** Weight of an occurrence as a whole word. */
export const WHOLE_WEIGHT = 2;

/** Weight of an occurrence inside a longer word. */
export const PARTIAL_WEIGHT = 1;

/** Weighted occurrences of a keyword per 100 words: a whole-word occurrence counts double. Without words it is 0. */
export function keywordDensity(occurrences: readonly Occurrence[], wordCount: number): number {
  if (wordCount === 0) return 0;
  const weighted = occurrences.reduce(
    (sum, { isWhole }) => sum + (isWhole ? WHOLE_WEIGHT : PARTIAL_WEIGHT),
    0,
  );
  return (weighted / wordCount) * 100;
}
