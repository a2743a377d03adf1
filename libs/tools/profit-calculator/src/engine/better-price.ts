import { ROUNDING_ERROR, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { feeAt, type FeePiece } from './fee-pieces.ts';

export interface BetterPrice {
  readonly price: number;
  /** How much more a unit earns at that price. */
  readonly gain: number;
}

/**
 * A lower price at which a unit earns more, because the fees leap up in between: the last one before such a cliff. Of
 * several the one that earns most; null where every lower price earns less.
 */
export function betterLowerPrice(
  pieces: readonly FeePiece[],
  sellingPrice: number,
  step: number,
): BetterPrice | null {
  const kept = (price: number) => price - feeAt(pieces, price);
  let best: BetterPrice | null = null;
  for (const { upTo, includesUpTo } of pieces) {
    if (upTo === null) continue;
    const price = roundTo14Digits(includesUpTo ? upTo : upTo - step);
    if (price >= sellingPrice) break;
    const gain = roundTo14Digits(kept(price) - kept(sellingPrice));
    if (gain > (best?.gain ?? ROUNDING_ERROR)) best = { price, gain };
  }
  return best;
}
