/** How many competitors a sample has: enough that margins of all three colors occur in each. */
export const COMPETITORS = 16;

/** Of the price, in thousandths: the specification's 15 percent. */
export const FEE_PERMILLE = 150;

/** The cost in thousandths of the price: the specification's 40 percent is the middle, with half of all on each side. */
export const COST_PERMILLE = { least: 200, middle: 400, most: 800 } as const;

/** Ends included. The toolbox's own choice; the specification gives none. */
export const SAMPLE_RANGES = {
  /** Tenths of a star: 3.4 to 4.9. */
  ratingTenths: [34, 49],
  /** Powers of ten, in hundredths: 20 to some 12,600 reviews, and ranks 100 to 100,000. */
  reviewsExponent: [130, 410],
  rankExponent: [200, 500],
} as const;

/** Units a month = scale / rank ^ exponent: some 2,400 at rank 100, some 20 at rank 100,000. Made up like the rest. */
export const SALES_BY_RANK = { scale: 60_000, exponent: 0.7 } as const;

/** The specification's colors: green from `good` on, yellow from `fair` on, else red. */
export const MARGIN_BANDS = { good: 20, fair: 10 } as const;
export const RATING_BANDS = { good: 4.5, fair: 4 } as const;
