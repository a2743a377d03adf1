import { ROUNDING_ERROR, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { feeAt, type FeePiece } from '@seller-toolbox/fee-cards/selling/fee-pieces';

export interface BetterPrice {
  readonly price: number;
  /** Additional profit of a unit at that price. */
  readonly gain: number;
}

/**
 * A lower price at which a unit earns more, because the fees jump between the two prices: the highest price below such a
 * cliff. Of several cliffs the price that earns most; null where every lower price earns less.
 */
export function betterLowerPrice(
  pieces: readonly FeePiece[],
  sellingPrice: number,
  step: number,
): BetterPrice | null {
  const priceLessFees = (price: number) => price - feeAt(pieces, price);
  let best: BetterPrice | null = null;
  for (const { upTo, includesUpTo } of pieces) {
    if (upTo === null) continue;
    const price = roundTo14Digits(includesUpTo ? upTo : upTo - step);
    if (price >= sellingPrice) break;
    const gain = roundTo14Digits(priceLessFees(price) - priceLessFees(sellingPrice));
    if (gain > (best?.gain ?? ROUNDING_ERROR)) best = { price, gain };
  }
  return best;
}
