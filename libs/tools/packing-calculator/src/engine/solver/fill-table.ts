import type { Cuboid, PackProblem } from './pack-problem.ts';
import { int } from './typed-arrays.ts';

/** For every gap along an axis, the maximum length within it that box sides in a row can fill. */
export interface FillTables {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly z: Int32Array;
}

export function createFillTables({ space, types }: PackProblem): FillTables {
  const sides = (side: keyof Cuboid): number[] => [
    ...new Set(types.flatMap(({ orientations }) => orientations.map((box) => box[side]))),
  ];
  return {
    x: fillTable(space.length, sides('length')),
    y: fillTable(space.width, sides('width')),
    z: fillTable(space.height, sides('height')),
  };
}

/** A larger table would take too long: every gap then counts as fillable. */
const MAX_STEPS = 10_000_000;

function fillTable(maxGap: number, sides: readonly number[]): Int32Array {
  const table = new Int32Array(maxGap + 1);
  if (maxGap * sides.length > MAX_STEPS) return table.map((_, gap) => gap);
  for (let gap = 1; gap <= maxGap; gap += 1) {
    let best = int(table, gap - 1);
    for (const side of sides) {
      if (side <= gap) best = Math.max(best, side + int(table, gap - side));
    }
    table[gap] = best;
  }
  return table;
}
