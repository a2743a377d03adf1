/** Number of variations per search, as specified. */
export const KEYWORDS_PER_SEARCH = 15;

/** Inclusive ranges. Volume, difficulty and relevance as specified; the CPC is our own choice. */
export const SAMPLE_RANGES = {
  searchVolume: [1000, 51_000],
  difficulty: [1, 100],
  relevance: [60, 99],
  /** Hundredths of the currency: 0.20 to 3.50. */
  cpcCents: [20, 350],
} as const;

/** Minimum relevance of a highly relevant keyword. */
export const HIGH_RELEVANCE = 80;

/** Maximum difficulty of easy and medium keywords; above it hard. */
export const DIFFICULTY_BANDS = { easy: 30, medium: 70 } as const;
