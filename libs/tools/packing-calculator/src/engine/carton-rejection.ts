import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { bufferFor, fitsCarton, hasSize, usableSpace, weightLimit, type Carton } from './carton.ts';
import { longestSide } from './limit-checks.ts';
import { isAtMost } from './measure-tolerance.ts';
import type { PackingRules } from './packing-rules.data.ts';
import { volumeOf } from './solver/pack-problem.ts';
import type { Load } from './to-pack-problem.ts';

/** Kilograms of all boxes of a load. */
export function weightOf({ boxes, counts }: Load): number {
  return roundTo14Digits(boxes.reduce((sum, box, line) => sum + box.weight * (counts[line] ?? 0), 0));
}

/** Cubic centimeters of all boxes of a load. */
export function volumeOfLoad({ boxes, counts }: Load): number {
  return boxes.reduce((sum, box, line) => sum + volumeOf(box) * (counts[line] ?? 0), 0);
}

/** The box lines of a load with a count above 0. */
export function boxesIn({ boxes, counts }: Load): Load['boxes'] {
  return boxes.filter((_, line) => (counts[line] ?? 0) > 0);
}

/** Why a load cannot fit a carton, by the checks that require no packing; null where it may fit. */
export function cartonRejection(carton: Carton, load: Load, rules: PackingRules): Finding | null {
  const tooLong = sideTooLong(carton, rules);
  if (tooLong) return tooLong;
  const boxes = boxesIn(load);
  const buffer = bufferFor(boxes, rules);
  const misfit = boxes.find((box) => !hasSize(box) || !fitsCarton(box, carton, buffer, rules));
  if (misfit) return finding('box-too-large', 'info', { name: misfit.name || misfit.id });
  const [weight, maxWeight] = [weightOf(load), weightLimit(carton, rules)];
  if (!isAtMost(weight, maxWeight)) return finding('load-too-heavy', 'info', { weight, max: maxWeight });
  const [volume, usable] = [volumeOfLoad(load), volumeOf(usableSpace(carton, buffer))];
  if (!isAtMost(volume, usable)) return finding('volume-too-small', 'info', { volume, max: usable });
  return null;
}

/** The finding about a carton with an outer side beyond the limit. */
export function sideTooLong(carton: Carton, { maxSide }: PackingRules): Finding | null {
  const side = longestSide(carton);
  return isAtMost(side, maxSide) ? null : finding('carton-side-too-long', 'warning', { side, max: maxSide });
}
