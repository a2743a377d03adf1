/** Thresholds of insights, our own rules of thumb. */
export const INSIGHT_BOUNDS = {
  /** Below this number, a competitor has few reviews. */
  fewReviews: 100,
  /** Minimum gap between two adjacent prices, as a share of the average price. */
  priceGapShare: 0.1,
  /** Minimum revenue share of a market leader. */
  leaderShare: 0.25,
} as const;
