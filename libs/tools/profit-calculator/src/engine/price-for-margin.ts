import {
  ceilWithTolerance,
  isAbove,
  roundTo14Digits,
  sumRounded,
} from '@seller-toolbox/tool-contract/rounding';
import { isAboveSegment, type FeeSegment } from '@seller-toolbox/fee-cards/selling/fee-segments';

export interface MarginTarget {
  /** The selling fees over all prices. */
  readonly segments: readonly FeeSegment[];
  /** All costs of a unit that do not depend on its price. */
  readonly fixedCosts: number;
  /** The target net profit as a share of the price. */
  readonly share: number;
  /** The smallest step between two prices: a cent, a yen. */
  readonly step: number;
}

/** Shares below this are zero: the target margin and the fees take the whole price, so that no price is high enough. */
const MIN_SHARE_LEFT = 1e-12;

/**
 * The smallest price at which the net profit is at least the target share of the price; null where no price reaches it.
 * On each fee segment the profit is linear, so that the price is exact. Where a segment starts after a cliff without its first
 * price, the result is the first price step after the cliff.
 */
export function priceForMargin(target: MarginTarget): number | null {
  return smallestPrice(target, (price) => price);
}

/** The same among the prices that can be set: whole cents, or whole yen. */
export function listPriceForMargin(target: MarginTarget): number | null {
  const { step } = target;
  const stepsPerUnit = Math.round(1 / step);
  return smallestPrice(
    target,
    (price) => ceilWithTolerance(roundTo14Digits(price * stepsPerUnit)) / stepsPerUnit,
  );
}

function smallestPrice(target: MarginTarget, toPrice: (exact: number) => number): number | null {
  for (const segment of target.segments) {
    const exact = smallestPriceOn(segment, target);
    if (exact === null) continue;
    const price = toPrice(exact);
    if (!isAboveSegment(price, segment)) return price;
  }
  return null;
}

/** The price on a segment, or beyond its end, at which the profit reaches the target. */
function smallestPriceOn(
  { from, includesFrom, rate, fixed }: FeeSegment,
  target: MarginTarget,
): number | null {
  const { fixedCosts, share, step } = target;
  const shareLeft = sumRounded([1, -rate, -share]);
  const needed = sumRounded([fixed, fixedCosts]);
  // A price of 0 has no margin, so the first segment excludes its start like one after a cliff.
  const isOpen = !includesFrom || from === 0;
  const first = isOpen ? from + step : from;
  if (shareLeft < MIN_SHARE_LEFT) return needed === 0 && shareLeft > -MIN_SHARE_LEFT ? first : null;
  const reached = needed / shareLeft;
  if (isOpen) return isAbove(reached, from) ? reached : first;
  return Math.max(reached, from);
}
