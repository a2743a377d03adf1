import { hasSize, isSame, orientationsOf } from './carton.ts';
import { MEASURE_TOLERANCE } from './measure-tolerance.ts';
import type { BoxInput } from './packing-calculator.schema.ts';
import type { Placement } from './packing-output.schema.ts';
import type { BoxType, Cuboid, PackProblem, PlacedBox } from './solver/pack-problem.ts';

/** Boxes and how many of each: entry i counts the boxes of line i. */
export interface Load {
  readonly boxes: readonly BoxInput[];
  readonly counts: readonly number[];
}

/** The space for a load. Centimeters and kilograms. */
export interface LoadSpace {
  readonly space: Cuboid;
  readonly maxWeight: number;
  readonly support: 'full' | 'none';
}

/** A problem in whole numbers, and the conversion of its solution back. */
export interface ScaledProblem {
  readonly problem: PackProblem;
  toPlacements(placed: readonly PlacedBox[]): Placement[];
}

const MAX_DECIMALS = 4;
const MAX_WHOLE = 1_000_000;
/** Micrograms of a kilogram: finer than the tolerance of a weight limit, so that rounding up refuses no load at the limit. */
const MICROGRAMS = 1_000_000_000;
/** Rounding error of a scaled length or weight, a thousand times that of a plain figure, because scaling multiplies it. */
const SCALING_ERROR = 1e-6;

/**
 * Scales a load by the power of ten that makes all its lengths whole. Where there is none small enough, boxes are
 * rounded up and the space down, so that what fits in whole numbers fits.
 */
export function toPackProblem(load: Load, { space, maxWeight, support }: LoadSpace): ScaledProblem {
  const lines = load.boxes
    .map((box, line) => ({ box, line, count: load.counts[line] ?? 0 }))
    .filter(({ box, count }) => count > 0 && hasSize(box));
  const scale = scaleFor(
    space,
    lines.map(({ box }) => box),
  );
  const up = (length: number) => Math.ceil(length * scale - SCALING_ERROR);
  const down = (length: number) => Math.floor(length * scale + SCALING_ERROR);
  const groups = new Map<string, { type: BoxType; lines: { box: BoxInput; count: number }[] }>();
  for (const { box, count } of lines) {
    const orientations = orientationsOf(box).map((o) => mapSides(o, up));
    const weight = Math.ceil(box.weight * MICROGRAMS - SCALING_ERROR);
    const key = JSON.stringify([weight, orientations]);
    const group = groups.get(key) ?? { type: { count: 0, weight, orientations }, lines: [] };
    groups.set(key, {
      type: { ...group.type, count: group.type.count + count },
      lines: [...group.lines, { box, count }],
    });
  }
  const problem: PackProblem = {
    space: mapSides(space, down),
    maxWeight: Math.floor((maxWeight + MEASURE_TOLERANCE) * MICROGRAMS),
    support,
    types: [...groups.values()].map(({ type }) => type),
  };
  const owners = [...groups.values()].map((group) => group.lines);
  return { problem, toPlacements: (placed) => toPlacements(placed, problem, owners, scale) };
}

function scaleFor(space: Cuboid, boxes: readonly Cuboid[]): number {
  const lengths = [space, ...boxes].flatMap(({ length, width, height }) => [length, width, height]);
  const largest = Math.max(space.length, space.width, space.height);
  let scale = 1;
  for (let decimals = 0; decimals < MAX_DECIMALS; decimals += 1) {
    const isWhole = lengths.every(
      (value) => Math.abs(value * scale - Math.round(value * scale)) < SCALING_ERROR,
    );
    if (isWhole || largest * scale * 10 > MAX_WHOLE) return scale;
    scale *= 10;
  }
  return scale;
}

function mapSides({ length, width, height }: Cuboid, change: (side: number) => number): Cuboid {
  return { length: change(length), width: change(width), height: change(height) };
}

function toPlacements(
  placed: readonly PlacedBox[],
  problem: PackProblem,
  owners: readonly (readonly { box: BoxInput; count: number }[])[],
  scale: number,
): Placement[] {
  const layers = layersOf(placed);
  const given = owners.map((lines) =>
    lines.flatMap(({ box, count }) => new Array<BoxInput>(count).fill(box)),
  );
  const next = problem.types.map(() => 0);
  return placed
    .map((box, index) => ({ box, layer: layers[index] ?? 1 }))
    .sort((a, b) => a.layer - b.layer || a.box.z - b.box.z || a.box.x - b.box.x || a.box.y - b.box.y)
    .flatMap(({ box, layer }) => {
      const turn = next[box.type] ?? 0;
      next[box.type] = turn + 1;
      const owner = given[box.type]?.[turn];
      if (!owner) return [];
      const sides = placedSides(owner, box, problem);
      const { x, y, z } = box;
      return [
        {
          boxId: owner.id,
          x: x / scale,
          y: y / scale,
          z: z / scale,
          ...sides,
          rotated: !isSame(sides, sidesOf(owner)),
          layer,
        },
      ];
    });
}

/** The sides of a placed box with the decimals of its input. */
function placedSides(owner: BoxInput, placed: PlacedBox, problem: PackProblem): Cuboid {
  const scaled = problem.types[placed.type]?.orientations ?? [];
  const at = scaled.findIndex((orientation) => isSame(orientation, placed));
  return orientationsOf(owner)[at] ?? sidesOf(owner);
}

function sidesOf({ length, width, height }: Cuboid): Cuboid {
  return { length, width, height };
}

/** 1 for a box with nothing beneath it, otherwise one more than the highest layer beneath. */
function layersOf(placed: readonly PlacedBox[]): number[] {
  const layers = placed.map(() => 1);
  const fromBelow = [...placed.keys()].sort((a, b) => (placed[a]?.z ?? 0) - (placed[b]?.z ?? 0));
  for (const upper of fromBelow) {
    for (const lower of fromBelow) {
      const [above, below] = [placed[upper], placed[lower]];
      if (!above || !below || below.z + below.height > above.z || !isOver(above, below)) continue;
      layers[upper] = Math.max(layers[upper] ?? 1, (layers[lower] ?? 1) + 1);
    }
  }
  return layers;
}

function isOver(a: PlacedBox, b: PlacedBox): boolean {
  return a.x < b.x + b.length && b.x < a.x + a.length && a.y < b.y + b.width && b.y < a.y + a.width;
}
