/** Bounds for the visitor's files, from the brief of the tool; those of the sample are in `sample-ranges.data.ts`. */
export const SOURCE_BOUNDS = {
  /** Below this rating a product with sales in the first quarter is a weak leader. */
  weakRating: 4.3,
  /** Days since listing up to which a product is new. */
  newDays: 180,
  bands: 5,
  /** Shared phrases and words of one title only that are listed. */
  phrases: 20,
  words: 8,
} as const;
