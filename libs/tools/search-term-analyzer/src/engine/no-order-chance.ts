/** Below this probability, the lack of orders is significant. */
export const SIGNIFICANCE_LEVEL = 0.05;
/** Upper bound of the rounding error in the quotient of two logarithms below 2 ** 53. */
const ROUNDING_CLICKS = 8;

/**
 * The probability (0 to 1) of no order in `clicks` clicks at a conversion rate of `rate` (0 to 1): (1 − rate) ^ clicks.
 */
export function noOrderChance(clicks: number, rate: number): number {
  // Uses log1p, because 1 − rate loses the digits of a very small rate.
  return clicks === 0 ? 1 : Math.exp(clicks * Math.log1p(-rate));
}

/**
 * The fewest clicks without an order that are significant, by the success-run theorem. At 10, 5 and 1 percent they are 29,
 * 59 and 299, as in tables of 95 percent confidence. Null at a rate of zero and beyond safe integers.
 */
export function clicksToJudge(rate: number): number | null {
  if (rate <= 0) return null;
  if (rate >= 1) return 1;
  let clicks = Math.max(1, Math.floor(Math.log(SIGNIFICANCE_LEVEL) / Math.log1p(-rate)) - ROUNDING_CLICKS);
  while (noOrderChance(clicks, rate) >= SIGNIFICANCE_LEVEL && Number.isSafeInteger(clicks)) clicks += 1;
  return Number.isSafeInteger(clicks) ? clicks : null;
}
