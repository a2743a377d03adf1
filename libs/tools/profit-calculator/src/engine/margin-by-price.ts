import { ROUNDING_ERROR, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { feeAt, type FeeSegment } from '@seller-toolbox/fee-cards/selling/fee-segments';

export interface MarginPoint {
  readonly price: number;
  /** Net profit in percent of the price. */
  readonly margin: number;
}

export interface PriceRangeInput {
  readonly segments: readonly FeeSegment[];
  readonly fixedCosts: number;
  readonly sellingPrice: number;
  /** Prices that the range includes unless they are too far away: break-even, wanted margin. */
  readonly notable: readonly (number | null | undefined)[];
  readonly step: number;
}

const STEPS = 40;
const LOW_END = 0.5;
const HIGH_END = 1.5;
/** A notable price more than this many times higher or lower than the middle is left out: the chart would be too narrow. */
const MAX_DISTANCE = 3;

/**
 * The margin over a range of prices: from half to one and a half of the selling price, or of the break-even price where
 * there is no selling price, and farther where a notable price is a little outside. At a cliff of the fees there are two
 * points, on it and one price step after it. Empty without a price and costs.
 */
export function marginByPrice(input: PriceRangeInput): MarginPoint[] {
  const { segments, fixedCosts } = input;
  const range = rangeOf(input);
  if (!range) return [];
  return pricesOf(range, input).map((price) => ({
    price,
    margin: roundTo14Digits(((price - feeAt(segments, price) - fixedCosts) / price) * 100),
  }));
}

interface Range {
  readonly low: number;
  readonly high: number;
}

function rangeOf({ sellingPrice, fixedCosts, notable }: PriceRangeInput): Range | null {
  if (sellingPrice <= ROUNDING_ERROR && fixedCosts <= ROUNDING_ERROR) return null;
  const known = notable.flatMap((price) => (typeof price === 'number' && price > 0 ? [price] : []));
  const middle = sellingPrice > ROUNDING_ERROR ? sellingPrice : known[0];
  if (middle === undefined) return null;
  const near = known.filter((price) => price <= middle * MAX_DISTANCE && price >= middle / MAX_DISTANCE);
  return {
    low: Math.min(middle * LOW_END, ...near),
    high: Math.max(middle * HIGH_END, ...near),
  };
}

function pricesOf({ low, high }: Range, { segments, sellingPrice, step }: PriceRangeInput): number[] {
  const even = Array.from({ length: STEPS + 1 }, (_, index) => low + ((high - low) * index) / STEPS);
  const cliffs = segments.flatMap(({ upTo, includesUpTo }) =>
    upTo === null ? [] : [upTo, includesUpTo ? upTo + step : upTo - step],
  );
  const chosenPrice = sellingPrice > ROUNDING_ERROR ? [sellingPrice] : [];
  const inside = [...even, ...cliffs, ...chosenPrice]
    .map(roundTo14Digits)
    .filter((price) => price > 0 && price >= roundTo14Digits(low) && price <= roundTo14Digits(high));
  return [...new Set(inside)].sort((a, b) => a - b);
}
