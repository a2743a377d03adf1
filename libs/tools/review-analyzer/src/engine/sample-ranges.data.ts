/** Inclusive ranges, our own choice; the specification gives none. */
export const SAMPLE_RANGES = {
  totalReviews: [120, 8000],
  /** Percent of all reviews. The rest to 100 is neutral, at least 5. */
  positive: [45, 85],
  negative: [5, 35],
  /** Percent of all reviews that mention a theme. */
  themeShare: [4, 30],
  /** Per mille of all reviews that use a word. */
  mentionPermille: [10, 120],
} as const;

export const MIN_NEUTRAL = 5;
export const THEME_COUNT = 6;
export const MENTIONS_PER_SENTIMENT = 5;

/** Average stars of a review by sentiment, for the average rating. */
export const STARS = { positive: 4.7, neutral: 3, negative: 1.4 } as const;

/** Thresholds of insights in percent, our own rules of thumb. */
export const INSIGHT_BOUNDS = { mostlyPositive: 70, manyNegative: 25 } as const;
