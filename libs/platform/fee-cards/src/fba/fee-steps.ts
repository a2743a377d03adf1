import { isAbove, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { startedSteps, type FeeSchedule } from './fee-schedule.ts';

/** Weights with the same fee: above one weight, up to another one, which is included or null where there is none. */
export interface FeeStep {
  readonly above: number;
  readonly upTo: number | null;
}

/** Beyond the bound of a step begins the next one. */
const BEYOND = 1e-6;

/** The step that a weight is in; null where the schedule has none, or charges by the fraction of a step. */
export function stepOf(schedule: FeeSchedule, weight: number): FeeStep | null {
  const { brackets, beyond, heavier = [] } = schedule;
  const at = brackets.findIndex(({ upTo }) => upTo === null || !isAbove(weight, upTo));
  const bracket = brackets[at];
  if (bracket) return { above: brackets[at - 1]?.upTo ?? 0, upTo: bracket.upTo };
  const rules = beyond ? [beyond, ...heavier] : heavier;
  const rule = rules.findLast(({ above }) => isAbove(weight, above)) ?? rules[0];
  if (!rule || rule.counting === 'fraction') return null;
  const steps = startedSteps(weight - rule.above, rule.step);
  if (steps === 0) return { above: 0, upTo: rule.above };
  const end = roundTo14Digits(rule.above + steps * rule.step);
  return {
    above: roundTo14Digits(rule.above + (steps - 1) * rule.step),
    upTo: Math.min(end, rules[rules.indexOf(rule) + 1]?.above ?? end),
  };
}

/** The step below or above another one; null where there is none. */
export function stepBeside(
  schedule: FeeSchedule,
  { above, upTo }: FeeStep,
  side: 'below' | 'above',
): FeeStep | null {
  if (side === 'below') return above > 0 ? stepOf(schedule, above) : null;
  return upTo === null ? null : stepOf(schedule, upTo + BEYOND);
}
