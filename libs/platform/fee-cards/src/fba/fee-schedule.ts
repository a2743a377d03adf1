import { ceilWithTolerance, isAbove, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';

/** Fees by weight: flat up to each bracket's bound (inclusive), and a rule for weights beyond the last bracket. */
export interface FeeSchedule {
  readonly brackets: readonly Bracket[];
  /** Null where the tier ends with the last bracket. */
  readonly beyond: BeyondBrackets | null;
}

/** Fees in the order of the card's price bands; a card without bands has one. */
export interface Bracket {
  /** Inclusive; null where the fee is the same for any weight. */
  readonly upToLb: number | null;
  readonly fees: readonly number[];
}

/** A base fee and a fee for each step above a weight: by the fraction of a step, or for every started step. */
export interface BeyondBrackets {
  readonly base: readonly number[];
  readonly aboveLb: number;
  readonly stepFee: number;
  readonly stepLb: number;
  readonly counting: 'fraction' | 'started-steps';
}

/** One fee with all the numbers of its formula. Weights in pounds. */
export type FeeLine =
  | { readonly kind: 'flat'; readonly upToLb: number | null; readonly fee: number }
  | (PerStep & { readonly kind: 'linear' })
  | (PerStep & { readonly kind: 'started-steps' });

interface PerStep {
  readonly base: number;
  readonly aboveLb: number;
  readonly stepFee: number;
  readonly stepLb: number;
  /** A fraction where the fee is linear, else a whole number. */
  readonly steps: number;
  readonly fee: number;
}

/** The fee of a weight in pounds; null where the schedule has none for it. */
export function readFee(schedule: FeeSchedule, weightLb: number, band: number): FeeLine | null {
  const bracket = schedule.brackets.find(({ upToLb }) => upToLb === null || !isAbove(weightLb, upToLb));
  if (bracket) {
    const fee = bracket.fees[band];
    return fee === undefined ? null : { kind: 'flat', upToLb: bracket.upToLb, fee };
  }
  const base = schedule.beyond?.base[band];
  if (!schedule.beyond || base === undefined) return null;
  const { aboveLb, stepFee, stepLb, counting } = schedule.beyond;
  const excess = weightLb - aboveLb;
  const steps = counting === 'fraction' ? Math.max(0, excess / stepLb) : startedSteps(excess, stepLb);
  const kind = counting === 'fraction' ? 'linear' : counting;
  return { kind, base, aboveLb, stepFee, stepLb, steps, fee: roundTo14Digits(base + stepFee * steps) };
}

/** The weights at which a fee of the schedule jumps or bends, up to `heaviest`. */
export function weightBounds({ brackets, beyond }: FeeSchedule, heaviest: number): number[] {
  const bounds = brackets.flatMap(({ upToLb }) => (upToLb === null ? [] : [upToLb]));
  if (!beyond) return bounds;
  bounds.push(beyond.aboveLb);
  if (beyond.counting === 'started-steps') {
    const last = startedSteps(heaviest - beyond.aboveLb, beyond.stepLb);
    for (let step = 1; step < last; step += 1) bounds.push(beyond.aboveLb + step * beyond.stepLb);
  }
  return bounds;
}

/** How many steps of `size` an amount has started: 0.35 lb in quarters of a pound is two. None for nothing or less. */
function startedSteps(amount: number, size: number): number {
  return Math.max(0, ceilWithTolerance(amount / size));
}
