/** Competitors per sample: enough for all three margin tiers. */
export const COMPETITOR_COUNT = 16;

/** Fees in per mille of the price: 15 percent as specified. */
export const FEE_PERMILLE = 150;

/** Cost in per mille of the price. The median is the specified 40 percent. */
export const COST_PERMILLE = { least: 200, middle: 400, most: 800 } as const;

/** Inclusive ranges, our own choice; the specification gives none. */
export const SAMPLE_RANGES = {
  /** Tenths of a star: 3.4 to 4.9. */
  ratingTenths: [34, 49],
  /** Exponents of ten, in hundredths: 20 to about 12,600 reviews, and ranks 100 to 100,000. */
  reviewsExponent: [130, 410],
  rankExponent: [200, 500],
} as const;

/** Monthly units = scale / rank ^ exponent: about 2,400 at rank 100, 20 at rank 100,000. Fictional. */
export const SALES_BY_RANK = { scale: 60_000, exponent: 0.7 } as const;

/** Color thresholds as specified: green from `good`, yellow from `fair`, else red. */
export const MARGIN_BANDS = { good: 20, fair: 10 } as const;
export const RATING_BANDS = { good: 4.5, fair: 4 } as const;
