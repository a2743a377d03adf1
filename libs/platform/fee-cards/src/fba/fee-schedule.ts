import { ceilWithTolerance, isAbove, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';

/** Fees by weight: flat up to each bracket's bound (inclusive), and a rule for weights beyond the last bracket. */
export interface FeeSchedule {
  readonly brackets: readonly Bracket[];
  /** Null where the tier ends with the last bracket. */
  readonly beyond: BeyondBrackets | null;
  /** The rules of heavier weights, each from its own bound on, in ascending order. */
  readonly heavier?: readonly BeyondBrackets[];
}

/** Fees in the order of the card's price bands; a card without bands has one. */
export interface Bracket {
  /** Inclusive; null where the fee is the same for any weight. */
  readonly upTo: number | null;
  readonly fees: readonly number[];
}

/** A base fee and a fee for each step above a weight: by the fraction of a step, or for every started step. */
export interface BeyondBrackets {
  readonly base: readonly number[];
  readonly above: number;
  /** One for all bands, or one for each. */
  readonly stepFee: number | readonly number[];
  readonly step: number;
  readonly counting: 'fraction' | 'started-steps';
}

/** One fee with all the numbers of its formula. Weights in pounds. */
export type FeeLine =
  | { readonly kind: 'flat'; readonly upTo: number | null; readonly fee: number }
  | (PerStep & { readonly kind: 'linear' })
  | (PerStep & { readonly kind: 'started-steps' });

interface PerStep {
  readonly base: number;
  readonly above: number;
  readonly stepFee: number;
  readonly step: number;
  /** A fraction where the fee is linear, else a whole number. */
  readonly steps: number;
  readonly fee: number;
}

/** The fee of a weight in pounds; null where the schedule has none for it. */
export function readFee(schedule: FeeSchedule, weight: number, band: number): FeeLine | null {
  const bracket = schedule.brackets.find(({ upTo }) => upTo === null || !isAbove(weight, upTo));
  if (bracket) {
    const fee = bracket.fees[band];
    return fee === undefined ? null : { kind: 'flat', upTo: bracket.upTo, fee };
  }
  const beyond = schedule.heavier?.findLast(({ above }) => isAbove(weight, above)) ?? schedule.beyond;
  const base = beyond?.base[band];
  if (!beyond || base === undefined) return null;
  const { above, step, counting } = beyond;
  const stepFee = typeof beyond.stepFee === 'number' ? beyond.stepFee : (beyond.stepFee[band] ?? 0);
  const excess = weight - above;
  const steps = counting === 'fraction' ? Math.max(0, excess / step) : startedSteps(excess, step);
  const kind = counting === 'fraction' ? 'linear' : counting;
  return { kind, base, above, stepFee, step, steps, fee: roundTo14Digits(base + stepFee * steps) };
}

/** The weights at which a fee of the schedule jumps or bends, up to `heaviest`; of the steps of each rule only the last ones. */
export function weightBounds(
  { brackets, beyond, heavier = [] }: FeeSchedule,
  heaviest: number,
  lastSteps = Infinity,
): number[] {
  const bounds: number[] = [];
  for (const { upTo } of brackets) if (upTo !== null) bounds.push(upTo);
  const rules = beyond ? [beyond, ...heavier] : [];
  for (const [index, { above, counting, step: size }] of rules.entries()) {
    bounds.push(above);
    if (counting !== 'started-steps') continue;
    const last = startedSteps(Math.min(heaviest, rules[index + 1]?.above ?? heaviest) - above, size);
    for (let step = Math.max(1, last - lastSteps); step < last; step += 1) bounds.push(above + step * size);
  }
  return bounds;
}

/** How many steps of `size` an amount has started: 0.35 lb in quarters of a pound is two. None for nothing or less. */
export function startedSteps(amount: number, size: number): number {
  return Math.max(0, ceilWithTolerance(amount / size));
}
