import { isAbove, ROUNDING_ERROR, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { feeAt, isAboveSegment, type FeeSegment } from '@seller-toolbox/fee-cards/selling/fee-segments';
import type { UnitLines } from './unit-lines.ts';

export interface BetterPrice {
  readonly price: number;
  /** Additional profit of a unit at that price. */
  readonly gain: number;
  /** What jumps between the two prices: the referral fee, the FBA fee, or both. */
  readonly jump: 'referral' | 'fba' | 'both';
}

export interface BetterPriceInput {
  /** All lines that change with the price, as one fee. */
  readonly segments: readonly FeeSegment[];
  readonly lines: Pick<UnitLines, 'referral' | 'fba-fulfillment'>;
  readonly sellingPrice: number;
  /** The smallest step between two prices: a cent, a yen. A gain that rounds to less than one is none. */
  readonly step: number;
}

/**
 * A lower price at which a unit earns more, because the fees jump between the two prices: the highest price below such a
 * cliff. Of several cliffs the price that earns most; null where none earns a cent (or a yen) more.
 */
export function betterLowerPrice({
  segments,
  lines,
  sellingPrice,
  step,
}: BetterPriceInput): BetterPrice | null {
  const priceLessFees = (price: number) => price - feeAt(segments, price);
  let best: Omit<BetterPrice, 'jump'> | null = null;
  for (const { upTo, includesUpTo } of segments) {
    if (upTo === null) continue;
    const price = roundTo14Digits(includesUpTo ? upTo : upTo - step);
    if (price >= sellingPrice) break;
    const gain = roundTo14Digits(priceLessFees(price) - priceLessFees(sellingPrice));
    if (best ? gain > best.gain : !isAbove(step / 2, gain)) best = { price, gain };
  }
  return best && { ...best, jump: jumpBetween(lines, best.price, sellingPrice) };
}

function jumpBetween(lines: BetterPriceInput['lines'], low: number, high: number): BetterPrice['jump'] {
  const isFba = risesBetween(lines['fba-fulfillment'], low, high);
  if (!isFba) return 'referral';
  return risesBetween(lines.referral, low, high) ? 'both' : 'fba';
}

/** Whether the jumps of a fee between two prices add up to a higher fee. */
function risesBetween(segments: readonly FeeSegment[], low: number, high: number): boolean {
  let sum = 0;
  segments.forEach((segment, index) => {
    const next = segments[index + 1];
    if (!next || segment.upTo === null || isAboveSegment(low, segment) || !isAboveSegment(high, segment))
      return;
    sum += (next.rate - segment.rate) * segment.upTo + next.fixed - segment.fixed;
  });
  return sum > ROUNDING_ERROR;
}
