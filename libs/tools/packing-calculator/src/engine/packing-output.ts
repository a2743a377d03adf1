import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { boxesIn, sideTooLong, weightOf } from './carton-rejection.ts';
import {
  cartonOfSplit,
  cartonRequired,
  cartonResult,
  madeResult,
  madeSaving,
  fewestCartons,
  nothingFits,
  usableVolume,
} from './carton-result.ts';
import { packedSoFar, type CartonSearch, type PackedCarton } from './carton-search.ts';
import { fitsSingleBox, weightLimit, type Carton } from './carton.ts';
import { findUnpackedBoxes } from './unpacked-boxes.ts';
import type { PackingInput } from './packing-calculator.schema.ts';
import type { CartonResult, PackingOutput } from './packing-output.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';
import type { Proposal } from './several-cartons.ts';
import { shippingCost } from './shipping-cost.ts';
import type { Load } from './to-pack-problem.ts';

/** What a run has found so far. */
export interface RunFindings {
  readonly rejections: (Finding | null)[];
  chosen: CartonSearch | undefined;
  proposal: Proposal | undefined;
  /** Every exchange of cartons was tried. */
  isSplitFinal: boolean;
}

export interface Job {
  readonly input: PackingInput;
  readonly rules: PackingRules;
  readonly cartons: readonly Carton[];
  readonly load: Load;
}

/** The answer of a run so far. */
export function toOutput(
  job: Job,
  { rejections, chosen, proposal, isSplitFinal }: RunFindings,
): PackingOutput {
  const { input, rules, cartons } = job;
  const result = mainResult(job, chosen);
  const needed = cartonsBeyond(result, proposal);
  const cartonsNeeded = needed.map((packed) => cartonOfSplit(packed, rules));
  const usable = { cartons: usableCartons(job), rules, isGiven: input.mode === 'optimize' };
  // The result of a single carton has its own warnings about unplaced boxes.
  const isOne = chosen !== undefined && needed.length === 0;
  const made =
    chosen && isOne && input.mode === 'recommend' && result.unplaced.length === 0
      ? madeResult(packedSoFar(chosen, { rules, support: input.support }), rules)
      : null;
  return {
    ruleSet: input.ruleSet,
    mode: input.mode,
    ...result,
    warnings: [
      ...result.warnings,
      ...(isOne ? [] : findUnpackedBoxes(needed, job.load, usable)),
      ...(needed.length > 1 && !isSplitFinal ? [finding('split-search-cut', 'info')] : []),
    ],
    made,
    madeSaving: madeSaving(result, made),
    // Compared by a second run.
    lighterCushion: null,
    candidates:
      input.mode === 'optimize'
        ? []
        : cartons.map(({ id }, i) => ({ cartonId: id, refusal: rejections[i] ?? null })),
    nextSmaller: chosen && input.mode === 'recommend' ? nextSmaller(job, chosen.carton) : null,
    cartonsNeeded,
    fewestCartons: lowerBound(job),
    totalShippingCost:
      cartonsNeeded.length > 0
        ? sumRounded(cartonsNeeded.map(({ shippingCost: cost }) => cost.shippingCost))
        : result.shippingCost.shippingCost,
  };
}

function nextSmaller(job: Job, chosen: Carton): string | null {
  const sorted = byCost(job);
  return sorted[sorted.indexOf(chosen) - 1]?.id ?? null;
}

/** The proposal, where it takes more boxes than the one carton. */
function cartonsBeyond(one: CartonResult, proposal: Proposal | undefined): readonly PackedCarton[] {
  return proposal && boxesPacked(proposal) > one.placements.length ? proposal.cartons : [];
}

export function boxesPacked({ cartons }: Proposal): number {
  return cartons.reduce((sum, { placements }) => sum + placements.length, 0);
}

function mainResult({ input, rules, cartons, load }: Job, chosen: CartonSearch | undefined): CartonResult {
  if (chosen) {
    const packed = packedSoFar(chosen, { rules, support: input.support });
    return cartonResult({ ...packed, load }, rules);
  }
  const [first] = cartons;
  if (input.mode === 'optimize' || !first) return cartonRequired(load, rules);
  return nothingFits(first, load, rules);
}

function lowerBound(job: Job): number | null {
  const { load, rules } = job;
  const usable = usableCartons(job);
  if (!boxesIn(load).every((box) => usable.some((carton) => fitsSingleBox(carton, box, rules)))) return null;
  const capacities = usable.map((carton) => ({
    volume: usableVolume(carton, Math.min(rules.normalBuffer, rules.fragileBuffer)),
    maxWeight: weightLimit(carton, rules),
  }));
  return fewestCartons(load, capacities);
}

/** The cartons that the output may recommend. */
function usableCartons({ input, cartons, rules }: Job): Carton[] {
  const offered = cartons.filter(({ id }) => input.mode === 'recommend' || id === input.cartonId);
  return offered.filter((carton) => !sideTooLong(carton, rules));
}

/** The cartons by the freight of the whole load, then by inner volume. */
export function byCost({ cartons, load, rules }: Job): Carton[] {
  const weight = weightOf(load);
  const cost = (carton: Carton) => shippingCost(carton, weight, rules).shippingCost;
  const inner = ({ innerLength, innerWidth, innerHeight }: Carton) => innerLength * innerWidth * innerHeight;
  return [...cartons].sort((a, b) => cost(a) - cost(b) || inner(a) - inner(b));
}
