import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { ceilWithTolerance, roundTo14Digits, sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { sideTooLong, volumeOfLoad, weightOf } from './carton-rejection.ts';
import { placedCounts, type PackedCarton } from './carton-search.ts';
import { emptySlots, MAX_BOXES_FOR_SLOTS } from './empty-slots.ts';
import { hasSize, usableSpace, weightLimit, type Carton } from './carton.ts';
import { isAtMost } from './measure-tolerance.ts';
import { madeToMeasure } from './made-to-measure.ts';
import { moreBoxes } from './more-boxes.ts';
import type { CartonResult, PackingOutput } from './packing-output.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';
import { CUBIC_CENTIMETERS } from './cubic-meter-rate.ts';
import { noShippingCost, outerVolume, shippingCost } from './shipping-cost.ts';
import { slotsAtSameFreight } from './slots-at-same-freight.ts';
import { volumeOf } from './solver/pack-problem.ts';
import type { Load } from './to-pack-problem.ts';

/** Below this share of the inner volume a smaller carton is suggested. */
const GOOD_UTILIZATION = 0.6;
/** Dollars of freight from which another carton is worth a line. */
export const MIN_SAVING = 0.01;

/** The figures of a packed carton; `left` are the boxes of its load without a placement. */
export function cartonResult(packed: PackedCarton, rules: PackingRules): CartonResult {
  const { carton, load, placements, buffer } = packed;
  const counts = placedCounts(load, placements);
  const inside = { boxes: load.boxes, counts };
  const left = { boxes: load.boxes, counts: load.counts.map((count, line) => count - (counts[line] ?? 0)) };
  const innerVolume = carton.innerLength * carton.innerWidth * carton.innerHeight;
  const utilization = innerVolume > 0 ? Math.min(1, volumeOfLoad(inside) / innerVolume) : 0;
  const cost = placements.length > 0 ? shippingCost(carton, weightOf(inside), rules) : noShippingCost(rules);
  const weights = new Map(load.boxes.map((box) => [box.id, box.weight]));
  const boxWeight = (id: string) => weights.get(id) ?? 0;
  const slots = emptySlots(placements, {
    space: usableSpace(carton, buffer),
    weightOf: boxWeight,
    freeWeight: weightLimit(carton, rules) - cost.actualWeight,
  });
  const atSameFreight = slotsAtSameFreight(slots, cost, boxWeight);
  const freightWith = (added: typeof slots) =>
    shippingCost(
      carton,
      sumRounded([cost.actualWeight, ...added.map(({ boxId }) => boxWeight(boxId))]),
      rules,
    ).shippingCost;
  return {
    recommendedCarton: carton,
    buffer,
    usableSpace: usableSpace(carton, buffer),
    placements: [...placements],
    emptySlots: slots,
    slotsAtSameFreight: atSameFreight,
    places: placements.length > MAX_BOXES_FOR_SLOTS ? null : placements.length + slots.length,
    moreBoxes: left.counts.some((count) => count > 0)
      ? null
      : moreBoxes({
          emptySlots: slots,
          slotsAtSameFreight: atSameFreight,
          packed: placements.length,
          freightWith,
        }),
    unplaced: unplacedOf(left),
    utilization,
    usableShare:
      usableVolume(carton, buffer) > 0 ? Math.min(1, volumeOfLoad(inside) / usableVolume(carton, buffer)) : 0,
    bufferShare: innerVolume > 0 ? Math.max(0, 1 - usableVolume(carton, buffer) / innerVolume) : 0,
    weightLimit: weightLimit(carton, rules),
    shippingCost: cost,
    freightPerUnit: placements.length > 0 ? roundTo14Digits(cost.shippingCost / placements.length) : null,
    cubicMeters: outerVolume(carton) / CUBIC_CENTIMETERS,
    warnings: [...cartonWarnings(packed, cost.actualWeight, rules), ...unplacedWarnings(left)],
    suggestions:
      placements.length > 0
        ? [...suggestionsFor(utilization, cost), ...madeToMeasureFindings(packed, cost, rules)]
        : [],
  };
}

/** The figures of one of several cartons, without the advice to pack tighter: the split has compared the other cartons. */
export function cartonOfSplit(packed: PackedCarton, rules: PackingRules): CartonResult {
  const result = cartonResult(packed, rules);
  return { ...result, suggestions: result.suggestions.filter(({ code }) => code === 'made-to-measure') };
}

/** The result where no carton holds the whole load: the first carton, empty. */
export function nothingFits(carton: Carton, load: Load, rules: PackingRules): CartonResult {
  const empty = cartonResult({ carton, load, buffer: rules.normalBuffer, placements: [] }, rules);
  const tooLarge = empty.warnings.filter(({ code }) => code === 'box-without-size');
  return { ...empty, warnings: [finding('no-suitable-carton', 'warning'), ...tooLarge] };
}

/** The result where no carton was chosen. */
export function cartonRequired(load: Load, rules: PackingRules): CartonResult {
  return {
    recommendedCarton: null,
    buffer: rules.normalBuffer,
    usableSpace: null,
    placements: [],
    emptySlots: [],
    slotsAtSameFreight: 0,
    places: 0,
    moreBoxes: null,
    unplaced: unplacedOf(load),
    utilization: 0,
    usableShare: 0,
    bufferShare: 0,
    weightLimit: rules.maxWeight,
    shippingCost: noShippingCost(rules),
    freightPerUnit: null,
    cubicMeters: 0,
    warnings: [finding('carton-required', 'error')],
    suggestions: [],
  };
}

function unplacedOf({ boxes, counts }: Load): CartonResult['unplaced'] {
  return boxes
    .map(({ id }, line) => ({ boxId: id, count: counts[line] ?? 0 }))
    .filter(({ count }) => count > 0);
}

function unplacedWarnings({ boxes, counts }: Load): Finding[] {
  return boxes.flatMap((box, line) => {
    const count = counts[line] ?? 0;
    const name = box.name || box.id;
    if (count === 0) return [];
    return hasSize(box)
      ? [finding('box-not-placed', 'warning', { name, count })]
      : [finding('box-without-size', 'warning', { name })];
  });
}

function cartonWarnings(
  { carton, placements, buffer }: PackedCarton,
  weight: number,
  rules: PackingRules,
): Finding[] {
  const warnings: Finding[] = [];
  const tooLong = sideTooLong(carton, rules);
  if (tooLong) warnings.push(tooLong);
  if (!isAtMost(rules.minBuffer, buffer)) {
    warnings.push(finding('buffer-too-small', 'warning', { buffer, min: rules.minBuffer }));
  }
  const sides = [carton.outerLength, carton.outerWidth, carton.outerHeight].sort((a, b) => b - a);
  if (sides.some((side, rank) => !isAtMost(rules.minSides[rank] ?? 0, side))) {
    warnings.push(finding('carton-too-small', 'warning', { min: rules.minSides.join(' x ') }));
  }
  if (placements.length > 0 && !isAtMost(rules.minWeight, weight)) {
    warnings.push(finding('carton-too-light', 'warning', { weight, min: rules.minWeight }));
  }
  return warnings;
}

function suggestionsFor(utilization: number, cost: CartonResult['shippingCost']): Finding[] {
  const { actualWeight, chargeableWeight, costPerCubicMeter } = cost;
  return [
    ...(roundTo14Digits(utilization) < GOOD_UTILIZATION
      ? [finding('smaller-carton', 'info', { percent: Math.round(utilization * 1000) / 10 })]
      : []),
    ...(costPerCubicMeter !== null || isAtMost(chargeableWeight, actualWeight)
      ? []
      : [finding('optimize-packaging', 'info', { chargeable: chargeableWeight, actual: actualWeight })]),
  ];
}

/** A carton made to measure, where that saves freight. */
function madeToMeasureFindings(
  packed: PackedCarton,
  cost: CartonResult['shippingCost'],
  rules: PackingRules,
): Finding[] {
  const made = findCheaperMadeToMeasure(packed, cost, rules);
  if (!made) return [];
  const { shippingCost: madeCost } = shippingCost(made.carton, cost.actualWeight, rules);
  const { outerLength: length, outerWidth: width, outerHeight: height } = made.carton;
  return [finding('made-to-measure', 'info', { length, width, height, unit: 'cm', cost: madeCost })];
}

function findCheaperMadeToMeasure(
  packed: PackedCarton,
  { shippingCost: cost, actualWeight }: CartonResult['shippingCost'],
  rules: PackingRules,
): PackedCarton | null {
  const made = madeToMeasure(packed, rules);
  if (!made) return null;
  const saving = cost - shippingCost(made.carton, actualWeight, rules).shippingCost;
  return roundTo14Digits(saving) < MIN_SAVING ? null : made;
}

/** The result in a carton made to measure, where that costs less freight and the rules compare it; else null. */
export function madeResult(packed: PackedCarton, rules: PackingRules): CartonResult | null {
  if (rules.cartonChoice === 'listed') return null;
  const made = findCheaperMadeToMeasure(
    packed,
    shippingCost(packed.carton, weightOf(packed.load), rules),
    rules,
  );
  return made && { ...cartonResult(made, rules), suggestions: [] };
}

/** What the carton made to measure saves against the listed one. */
export function madeSaving(listed: CartonResult, made: CartonResult | null): PackingOutput['madeSaving'] {
  if (!made) return null;
  const { shippingCost: before } = listed.shippingCost;
  const cost = roundTo14Digits(before - made.shippingCost.shippingCost);
  return { cost, share: before > 0 ? Math.min(1, Math.max(0, cost / before)) : 0 };
}

/** Lower bound of cartons, by the largest volume and the highest weight limit; null without any carton. */
export function fewestCartons(
  load: Load,
  capacities: readonly { volume: number; maxWeight: number }[],
): number | null {
  if (capacities.length === 0) return null;
  const byVolume = volumeOfLoad(load) / Math.max(...capacities.map(({ volume }) => volume));
  const highestLimit = Math.max(...capacities.map(({ maxWeight }) => maxWeight));
  const byWeight = highestLimit > 0 ? weightOf(load) / highestLimit : 0;
  const boxes = load.counts.reduce((sum, count) => sum + count, 0);
  return Math.min(boxes, Math.max(1, ceilWithTolerance(byVolume), ceilWithTolerance(byWeight)));
}

/** Cubic centimeters of a carton's usable space. */
export function usableVolume(carton: Carton, buffer: number): number {
  return volumeOf(usableSpace(carton, buffer));
}
