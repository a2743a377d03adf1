import type { Cuboid, PackProblem } from './pack-problem.ts';
import { intAt } from './typed-arrays.ts';

/** For every gap along an axis, the maximum length within it that box sides in a row can fill. */
export interface FillTables {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly z: Int32Array;
  /** Comparisons of a gap with a side. */
  readonly steps: number;
}

export function createFillTables({ space, types }: PackProblem): FillTables {
  const sides = (side: keyof Cuboid): number[] => [
    ...new Set(types.flatMap(({ orientations }) => orientations.map((box) => box[side]))),
  ];
  const [x, y, z] = [
    fillTable(space.length, sides('length')),
    fillTable(space.width, sides('width')),
    fillTable(space.height, sides('height')),
  ];
  return { x: x.table, y: y.table, z: z.table, steps: x.steps + y.steps + z.steps };
}

/** A larger table would take too long: every gap then counts as fillable. */
const MAX_STEPS = 1_000_000;

function fillTable(maxGap: number, sides: readonly number[]): { table: Int32Array; steps: number } {
  const table = new Int32Array(maxGap + 1);
  const steps = maxGap * sides.length;
  if (steps > MAX_STEPS) return { table: table.map((_, gap) => gap), steps: maxGap };
  for (let gap = 1; gap <= maxGap; gap += 1) {
    let best = intAt(table, gap - 1);
    for (const side of sides) {
      if (side <= gap) best = Math.max(best, side + intAt(table, gap - side));
    }
    table[gap] = best;
  }
  return { table, steps };
}
