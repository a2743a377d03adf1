import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { isAtMost, orientationsOf, type Carton } from './carton.ts';
import type { PackedCarton } from './carton-search.ts';
import type { PackingRules } from './packing-rules.data.ts';
import { outerVolume } from './shipping-cost.ts';
import type { Cuboid } from './solver/pack-problem.ts';

/** The smallest carton in whole centimeters around the packed boxes; null where the rules allow none. */
export function madeToMeasure({ carton, load, placements, buffer }: PackedCarton, rules: PackingRules) {
  const around = (inside: Cuboid) => outerSides(carton, inside, buffer);
  const lines = load.boxes.filter(({ id }) => placements.some(({ boxId }) => boxId === id));
  const [only] = lines;
  const arrangements = [
    boundsOf(placements),
    ...(only && lines.length === 1
      ? orientationsOf(only).flatMap((box) => grids(box, placements.length, rules))
      : []),
  ];
  const fitting = arrangements.map(around).filter((sides) => isAllowed(sides, rules));
  const smallest = fitting.sort((a, b) => outerVolume(a) - outerVolume(b))[0];
  return smallest ?? null;
}

function boundsOf(placements: PackedCarton['placements']): Cuboid {
  const end = (of: (placement: PackedCarton['placements'][number]) => number) =>
    Math.max(0, ...placements.map(of));
  return {
    length: end(({ x, length }) => x + length),
    width: end(({ y, width }) => y + width),
    height: end(({ z, height }) => z + height),
  };
}

/** The rows, columns and layers of equal boxes that hold as many. */
function grids({ length, width, height }: Cuboid, count: number, { maxSide }: PackingRules): Cuboid[] {
  const found: Cuboid[] = [];
  for (let columns = 1; columns <= count && columns * length <= maxSide; columns += 1) {
    for (let rows = 1; rows <= Math.ceil(count / columns) && rows * width <= maxSide; rows += 1) {
      const layers = Math.ceil(count / (columns * rows));
      found.push({ length: columns * length, width: rows * width, height: layers * height });
    }
  }
  return found;
}

function outerSides(carton: Carton, inside: Cuboid, buffer: number): Carton {
  // A cushion of 5.08 cm must not turn 48 cm into 49 by a rounding error.
  const outer = (side: number) =>
    Math.ceil(roundTo14Digits(side + 2 * (buffer + carton.wallThickness)) - 1e-9);
  return {
    ...carton,
    outerLength: outer(inside.length),
    outerWidth: outer(inside.width),
    outerHeight: outer(inside.height),
  };
}

function isAllowed(
  { outerLength, outerWidth, outerHeight }: Carton,
  { maxSide, minSides }: PackingRules,
): boolean {
  const sides = [outerLength, outerWidth, outerHeight].sort((a, b) => b - a);
  return sides.every((side, rank) => isAtMost(side, maxSide) && isAtMost(minSides[rank] ?? 0, side));
}
