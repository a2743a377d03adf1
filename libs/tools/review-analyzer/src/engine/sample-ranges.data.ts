/** Ends included. The toolbox's own choice; the specification gives none. */
export const SAMPLE_RANGES = {
  totalReviews: [120, 8000],
  /** Percent of all reviews. What is left of 100 is neutral, at least 5. */
  positive: [45, 85],
  negative: [5, 35],
  /** Percent of all reviews that speak of a theme. */
  themeShare: [4, 30],
  /** Thousandths of all reviews that use a word. */
  mentionPermille: [10, 120],
} as const;

export const MIN_NEUTRAL = 5;
export const THEMES = 6;
export const MENTIONS_PER_SENTIMENT = 5;

/** Stars that a review of a sentiment gives on average: the average rating follows from the shares. */
export const STARS = { positive: 4.7, neutral: 3, negative: 1.4 } as const;

/** When an insight is worth a line, percent. The toolbox's own rules of thumb. */
export const INSIGHT_BOUNDS = { mostlyPositive: 70, manyNegative: 25 } as const;
