/** Our own choice of bounds and list lengths; the first is of the specification of the visitor's files. */
export const SOURCE_BOUNDS = {
  /** Reviews that a phrase is in at least. */
  minPhraseReviews: 3,
  phrases: 30,
  mentions: 8,
  quotes: 3,
  quoteLength: 300,
  contradictions: 5,
  variations: 30,
  skus: 50,
  reasons: 12,
  experience: 500,
  /** Share of blame from which a theme is to be changed, and mentions at least. */
  minBlame: 2,
  /** Mentions on both sides, and the difference of blame in percentage points, for a comparison. */
  comparison: { mentions: 3, points: 10 },
  /** Stars that praise and blame. */
  praise: 4,
  blame: 2,
  /** Score from which a text contradicts its stars. */
  contradiction: 1,
} as const;
