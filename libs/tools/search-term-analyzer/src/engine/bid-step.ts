import {
  ceilWithTolerance,
  floorWithTolerance,
  roundTo14Digits,
} from '@seller-toolbox/tool-contract/rounding';

export interface BidStep {
  /** What a click is worth at the target. */
  readonly goal: number;
  /** The bid, or the cost per click, that it replaces; null is unknown. */
  readonly present: number | null;
  /** Percent; null without a bound. */
  readonly maxChange: number | null;
  /** Of the amounts of the currency. */
  readonly decimals: number;
}

/**
 * The goal in whole units of the currency, or as far towards it as a bid may move in one step. What the bound cuts off is rounded
 * towards the present bid, and the bound holds for the present bid as it is and as it is shown: of 0.807, shown as 0.81, 30 % less is 0.57.
 */
export function bidStep({ goal, present, maxChange, decimals }: BidStep): number {
  const unit = 10 ** decimals;
  const rounded = Math.round(roundTo14Digits(goal * unit)) / unit || goal;
  if (present === null || present === 0 || maxChange === null) return rounded;
  const shown = Math.round(roundTo14Digits(present * unit)) / unit;
  const share = maxChange / 100;
  const lowest = ceilWithTolerance(Math.max(present, shown) * (1 - share) * unit) / unit;
  const highest = floorWithTolerance(Math.min(present, shown) * (1 + share) * unit) / unit;
  // A bid of a few units of the currency has no other one within the bound.
  if (lowest > highest || highest <= 0)
    return Math.min(present * (1 + share), Math.max(present * (1 - share), goal));
  return Math.min(highest, Math.max(lowest, rounded));
}
