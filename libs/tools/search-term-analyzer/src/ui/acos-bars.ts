import { wholeNumberTicks } from '@seller-toolbox/ui/whole-number-ticks';

/** A point on the scale of the bars, percent of its height from below. */
export interface ScalePoint {
  /** Percentage points above the target; of ACOS where there is no target. */
  readonly value: number;
  readonly y: number;
}

export interface AcosBars {
  readonly ticks: readonly ScalePoint[];
  /** One for each ACOS; null where there is none. */
  readonly bars: readonly (ScalePoint | null)[];
  /** The place of the target; of 0 without one. */
  readonly zero: number;
}

const MAX_STEPS = 3;

/** Bars from the target up to each ACOS, or down to one below it, on a scale of round points. All in percent. */
export function acosBars(acos: readonly (number | null)[], target: number | null): AcosBars {
  const values = acos.map((one) => (one === null ? null : one - (target ?? 0)));
  const known = values.filter((value) => value !== null);
  const ticks = wholeNumberTicks(Math.min(0, ...known), Math.max(0, ...known), MAX_STEPS);
  const [low = 0, high = low] = [ticks[0], ticks.at(-1)];
  const pointOf = (value: number): ScalePoint => ({
    value,
    y: high > low ? Math.round(((value - low) / (high - low)) * 1e4) / 100 : 0,
  });
  return {
    ticks: ticks.map(pointOf),
    bars: values.map((value) => (value === null ? null : pointOf(value))),
    zero: pointOf(0).y,
  };
}
