import { readFee, type FeeSchedule } from '@seller-toolbox/fee-cards/fba/fee-schedule';
import { stepBeside, stepOf, type FeeStep } from '@seller-toolbox/fee-cards/fba/fee-steps';
import { feeWithSurcharges, scheduleOf } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import type { RateCard, TierRule } from '@seller-toolbox/fee-cards/fba/rate-card';
import { isAbove, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import type { Computation } from './computation-steps.ts';
import type { FbaOutput } from './fba-output.schema.ts';

/** The charged step with its two neighbors, or, at an end of the tier, with two on the other side. */
const SHOWN_STEPS = 3;

/**
 * Where the shipping weight is between the steps of its tier's fulfillment fee: the step that is charged, those beside it, and what
 * the next lower one costs less. Weights in the input's units, fees with surcharges, the other fees unchanged. Null where
 * the tier has no steps: no fee is known, one fee is for all weights, or the fee grows with each fraction of a weight.
 */
export function feeScale({ units, cardUnits, quote, context }: Computation): FbaOutput['feeScale'] {
  const { tier, billableWeight } = quote;
  const schedule = scheduleOf(quote, context);
  if (!tier || !schedule) return null;
  const read = stepsAround(schedule, billableWeight, rangeOf(tier, context.card));
  const charged = read.findIndex(({ upTo }) => upTo === null || !isAbove(billableWeight, upTo));
  const perWeight = units.perPound / cardUnits.perPound;
  const steps = read.flatMap(({ above, upTo }) => {
    const line = readFee(schedule, upTo ?? above + 1, context.column);
    const fee = line && feeWithSurcharges(line.fee, context);
    return fee === null ? [] : { above: above * perWeight, upTo: upTo && upTo * perWeight, fee };
  });
  const [step, lower] = [steps[charged], steps[charged - 1]];
  if (!step || steps.length < 2) return null;
  return {
    steps,
    charged,
    share: shareOf(read[charged], billableWeight),
    saves: lower && lower.fee < step.fee ? sumRounded([step.fee, -lower.fee]) : null,
  };
}

interface WeightRange {
  /** Not included. */
  readonly above: number;
  readonly upTo: number;
}

/** The weights that an item of a tier can be billed for; lighter ones are in a tier before it that limits nothing but the weight. */
function rangeOf(tier: TierRule, { tiers }: RateCard): WeightRange {
  const lighter = tiers.slice(0, tiers.indexOf(tier)).filter(isByWeightOnly);
  const upTo = tier.maxWeight ?? Infinity;
  const isLimited = tier.tierWeight === 'greater' || tier.billing === 'own';
  return {
    above: Math.max(tier.ownWeightAbove ?? 0, ...lighter.map(({ maxWeight }) => maxWeight ?? 0)),
    upTo: isLimited ? upTo : Math.max(upTo, tier.maxDimensionalWeight ?? Infinity),
  };
}

function isByWeightOnly({ tierWeight, maxSides, maxLengthPlusGirth, maxSideSum }: TierRule): boolean {
  return (
    tierWeight === 'greater' && maxSides === null && maxLengthPlusGirth === null && maxSideSum === undefined
  );
}

function stepsAround(schedule: FeeSchedule, weight: number, range: WeightRange): FeeStep[] {
  const first = stepOf(schedule, weight);
  if (!first) return [];
  const below = adjacentSteps(schedule, first, 'below').filter(
    ({ upTo }) => upTo !== null && upTo > range.above,
  );
  const above = adjacentSteps(schedule, first, 'above').filter((step) => step.above < range.upTo);
  const lower = below.slice(0, Math.max(1, SHOWN_STEPS - 1 - above.length)).reverse();
  return [...lower, first, ...above].slice(0, SHOWN_STEPS).map((step) => within(step, range));
}

/** Up to two steps on one side, from the nearest. */
function adjacentSteps(schedule: FeeSchedule, first: FeeStep, side: 'below' | 'above'): FeeStep[] {
  const near = stepBeside(schedule, first, side);
  const far = near && stepBeside(schedule, near, side);
  return [near, far].filter((step) => step !== null);
}

function within({ above, upTo }: FeeStep, range: WeightRange): FeeStep {
  return {
    above: Math.max(above, range.above),
    upTo: upTo === null ? (range.upTo === Infinity ? null : range.upTo) : Math.min(upTo, range.upTo),
  };
}

/** How far a weight is from the lower to the upper end of its step; in the middle of one without an end. */
function shareOf(step: FeeStep | undefined, weight: number): number {
  if (!step || step.upTo === null) return 0.5;
  return Math.min(1, Math.max(0, (weight - step.above) / (step.upTo - step.above)));
}
