import { ceilWithTolerance, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { isSame, orientationsOf, toCarton, type Carton } from './carton.ts';
import { isAtMost } from './measure-tolerance.ts';
import type { PackedCarton } from './carton-search.ts';
import type { BoxInput } from './packing-calculator.schema.ts';
import type { Placement } from './packing-output.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';
import { outerVolume } from './shipping-cost.ts';
import type { Cuboid } from './solver/pack-problem.ts';

interface Arrangement {
  /** The space that it takes. */
  readonly inside: Cuboid;
  readonly placements: () => readonly Placement[];
}

/** The smallest carton in whole centimeters around the packed boxes, with them; null where the rules allow none. */
export function madeToMeasure(packed: PackedCarton, rules: PackingRules): PackedCarton | null {
  const { carton, load, placements, buffer } = packed;
  const lines = load.boxes.filter(({ id }) => placements.some(({ boxId }) => boxId === id));
  const [only] = lines;
  const arrangements: Arrangement[] = [
    { inside: boundsOf(placements), placements: () => placements },
    ...(only && lines.length === 1
      ? orientationsOf(only).flatMap((box) => grids(only, box, placements.length, rules))
      : []),
  ];
  const fitting = arrangements
    .map((arrangement) => ({ ...arrangement, made: outerSides(carton, arrangement.inside, buffer) }))
    .filter(({ made }) => isAllowed(made, rules))
    .sort(
      (a, b) =>
        outerVolume(a.made) - outerVolume(b.made) ||
        Number(isWidthLonger(a.made)) - Number(isWidthLonger(b.made)),
    );
  const smallest = fitting[0];
  return smallest ? { ...packed, carton: smallest.made, placements: smallest.placements() } : null;
}

/** Whether the width is the longer side of the floor: sides are named with the length first. */
function isWidthLonger({ outerLength, outerWidth }: Carton): boolean {
  return outerWidth > outerLength;
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
function grids(owner: BoxInput, box: Cuboid, count: number, { maxSide }: PackingRules): Arrangement[] {
  const { length, width, height } = box;
  const found: Arrangement[] = [];
  for (let columns = 1; columns <= count && columns * length <= maxSide; columns += 1) {
    for (let rows = 1; rows <= Math.ceil(count / columns) && rows * width <= maxSide; rows += 1) {
      const layers = Math.ceil(count / (columns * rows));
      found.push({
        inside: { length: columns * length, width: rows * width, height: layers * height },
        placements: () => inGrid(owner, box, { columns, rows, count }),
      });
    }
  }
  return found;
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
}

/** Equal boxes in rows and columns, layer by layer. */
function inGrid(owner: BoxInput, box: Cuboid, { columns, rows, count }: Grid): Placement[] {
  return Array.from({ length: count }, (_, at) => {
    const layer = Math.floor(at / (columns * rows));
    const place = at % (columns * rows);
    return {
      boxId: owner.id,
      x: roundTo14Digits(Math.floor(place / rows) * box.length),
      y: roundTo14Digits((place % rows) * box.width),
      z: roundTo14Digits(layer * box.height),
      ...box,
      rotated: !isSame(box, owner),
      layer: layer + 1,
    };
  });
}

function outerSides(carton: Carton, inside: Cuboid, buffer: number): Carton {
  // A cushion of 5.08 cm must not turn 48 cm into 49 by a rounding error.
  const outer = (side: number) =>
    ceilWithTolerance(roundTo14Digits(side + 2 * (buffer + carton.wallThickness)));
  const { maxWeight, wallThickness } = carton;
  return toCarton({
    id: 'made-to-measure',
    name: '',
    type: 'custom',
    maxWeight,
    wallThickness,
    outerLength: outer(inside.length),
    outerWidth: outer(inside.width),
    outerHeight: outer(inside.height),
  });
}

function isAllowed(
  { outerLength, outerWidth, outerHeight }: Carton,
  { maxSide, minSides }: PackingRules,
): boolean {
  const sides = [outerLength, outerWidth, outerHeight].sort((a, b) => b - a);
  return sides.every((side, rank) => isAtMost(side, maxSide) && isAtMost(minSides[rank] ?? 0, side));
}
