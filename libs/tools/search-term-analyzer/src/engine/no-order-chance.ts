/** Below this chance it is no accident any more that a term has no order. */
export const ACCIDENT_LIMIT = 0.05;
/** What rounding may add to the quotient of two logarithms below 2 ** 53. */
const ROUNDING_CLICKS = 8;

/**
 * The chance that `clicks` clicks bring no order at a conversion rate of `rate` (0 to 1): (1 − rate) ^ clicks. Of terms
 * that sell like the account, this share would still be without an order.
 */
export function noOrderChance(clicks: number, rate: number): number {
  // By the logarithm, because of a very small rate 1 − rate keeps next to nothing.
  return clicks === 0 ? 1 : Math.exp(clicks * Math.log1p(-rate));
}

/**
 * The fewest clicks without an order that are no accident: the success-run theorem. At 10, 5 and 1 percent they are 29, 59
 * and 299, as tables of 95 percent confidence give them. Null where nothing has been sold, so that nothing can be said.
 */
export function clicksToJudge(rate: number): number | null {
  if (rate <= 0) return null;
  if (rate >= 1) return 1;
  let clicks = Math.max(1, Math.floor(Math.log(ACCIDENT_LIMIT) / Math.log1p(-rate)) - ROUNDING_CLICKS);
  while (noOrderChance(clicks, rate) >= ACCIDENT_LIMIT && Number.isSafeInteger(clicks)) clicks += 1;
  return Number.isSafeInteger(clicks) ? clicks : null;
}
