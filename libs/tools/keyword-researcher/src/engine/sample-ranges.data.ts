/** The specification's number of variations a search answers with. */
export const KEYWORDS_PER_SEARCH = 15;

/** Ends included. Volume, difficulty and relevance are the specification's; a click's price is the toolbox's own choice. */
export const SAMPLE_RANGES = {
  searchVolume: [1000, 51_000],
  difficulty: [1, 100],
  relevance: [60, 99],
  /** Hundredths of the currency: 0.20 to 3.50. */
  cpcCents: [20, 350],
} as const;

/** From this relevance on a keyword counts as highly relevant. */
export const HIGH_RELEVANCE = 80;

/** Up to `easy` a keyword is easy to rank for, up to `medium` middling, above it hard. */
export const DIFFICULTY_BANDS = { easy: 30, medium: 70 } as const;
