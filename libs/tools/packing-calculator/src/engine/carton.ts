import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import { isAtMost } from './measure-tolerance.ts';
import type { BoxInput, BoxSide, CartonInput } from './packing-calculator.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';
import type { Cuboid } from './solver/pack-problem.ts';

/** A carton with its inner sides. */
export type Carton = Omit<CartonInput, InnerSide> & Readonly<Record<InnerSide, number>>;
type InnerSide = 'innerLength' | 'innerWidth' | 'innerHeight';

/** Completes the inner sides: the outer ones less a wall on each end. */
export function toCarton(carton: CartonInput): Carton {
  const inside = (outer: number) => Math.max(0, sumRounded([outer, -2 * carton.wallThickness]));
  return {
    ...carton,
    innerLength: carton.innerLength ?? inside(carton.outerLength),
    innerWidth: carton.innerWidth ?? inside(carton.outerWidth),
    innerHeight: carton.innerHeight ?? inside(carton.outerHeight),
  };
}

/** The carton as it is listed, then turned onto its other sides where the rules allow it; equal ones once. */
export function turnedCartons(carton: Carton, { cartonChoice }: PackingRules): Carton[] {
  if (cartonChoice === 'listed') return [carton];
  const { outerLength, outerWidth, outerHeight, innerLength, innerWidth, innerHeight } = carton;
  const onItsSide = {
    ...carton,
    outerWidth: outerHeight,
    outerHeight: outerWidth,
    innerWidth: innerHeight,
    innerHeight: innerWidth,
  };
  const onItsEnd = {
    ...carton,
    outerLength: outerHeight,
    outerHeight: outerLength,
    innerLength: innerHeight,
    innerHeight: innerLength,
  };
  return [
    carton,
    ...(innerHeight === innerWidth ? [] : [onItsSide]),
    ...(innerHeight === innerLength || innerLength === innerWidth ? [] : [onItsEnd]),
  ];
}

/** The buffer of a carton: one fragile box sets it for all. */
export function bufferFor(boxes: readonly BoxInput[], rules: PackingRules): number {
  return boxes.some(({ isFragile }) => isFragile) ? rules.fragileBuffer : rules.normalBuffer;
}

/** The inner space less the buffer along every wall. */
export function usableSpace(carton: Carton, buffer: number): Cuboid {
  const within = (inner: number) => Math.max(0, sumRounded([inner, -2 * buffer]));
  return {
    length: within(carton.innerLength),
    width: within(carton.innerWidth),
    height: within(carton.innerHeight),
  };
}

/** The weight that a carton may hold: its own limit or the rule's, the smaller one. */
export function weightLimit(carton: Carton, rules: PackingRules): number {
  return Math.min(carton.maxWeight, rules.maxWeight);
}

/** The allowed orientations of a box: each allowed upright side, turned or not in the floor plane. */
export function orientationsOf(box: BoxInput): Cuboid[] {
  const { length, width, height } = box;
  const byUprightSide: Record<BoxSide, Cuboid> = {
    height: { length, width, height },
    width: { length, width: height, height: width },
    length: { length: height, width, height: length },
  };
  const found: Cuboid[] = [];
  for (const side of ['height', 'width', 'length'] as const) {
    if (!box.uprightSides.includes(side)) continue;
    const straight = byUprightSide[side];
    const turned = { length: straight.width, width: straight.length, height: straight.height };
    for (const cuboid of [straight, turned]) {
      if (!found.some((other) => isSame(other, cuboid))) found.push(cuboid);
    }
  }
  return found;
}

export function isSame(a: Cuboid, b: Cuboid): boolean {
  return a.length === b.length && a.width === b.width && a.height === b.height;
}

/** Whether one box alone fits a space in an allowed orientation. */
export function fitsAlone(box: BoxInput, space: Cuboid): boolean {
  return orientationsOf(box).some(
    ({ length, width, height }) =>
      isAtMost(length, space.length) && isAtMost(width, space.width) && isAtMost(height, space.height),
  );
}

/** Whether one box alone fits a carton with a buffer, on one of its sides. */
export function fitsCarton(box: BoxInput, carton: Carton, buffer: number, rules: PackingRules): boolean {
  return turnedCartons(carton, rules).some((turned) => fitsAlone(box, usableSpace(turned, buffer)));
}

/** Whether a carton holds one box alone, with the buffer of that box. */
export function fitsSingleBox(carton: Carton, box: BoxInput, rules: PackingRules): boolean {
  return (
    hasSize(box) &&
    isAtMost(box.weight, weightLimit(carton, rules)) &&
    fitsCarton(box, carton, bufferFor([box], rules), rules)
  );
}

export function hasSize({ length, width, height }: Cuboid): boolean {
  return length > 0 && width > 0 && height > 0;
}
