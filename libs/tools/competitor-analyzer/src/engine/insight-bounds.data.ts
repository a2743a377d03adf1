/** When an insight is worth a line. The toolbox's own rules of thumb. */
export const INSIGHT_BOUNDS = {
  /** Fewer reviews than this can be caught up with. */
  fewReviews: 100,
  /** A gap between two neighboring prices is one from this share of the average price on. */
  priceGapShare: 0.1,
  /** One seller leads the market from this share of all revenue on. */
  leaderShare: 0.25,
} as const;
