import type { BlockList } from './block-list.ts';
import type { PackProblem, PlacedBox } from './pack-problem.ts';
import { STEP_SIZE } from './pack-state.ts';
import { intAt } from './typed-arrays.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The single boxes of the placed blocks. A block in a far corner is mirrored. */
export function unfoldSteps(
  problem: PackProblem,
  blocks: BlockList,
  steps: Int32Array,
  count: number,
): PlacedBox[] {
  const placed: PlacedBox[] = [];
  for (let step = 0; step < count; step += 1) {
    const at = step * STEP_SIZE;
    const block = intAt(steps, at);
    const corner = intAt(steps, at + 4);
    const origin = { x: intAt(steps, at + 1), y: intAt(steps, at + 2), z: intAt(steps, at + 3) };
    for (const box of unfoldBlock(problem, blocks, block, { x: 0, y: 0, z: 0 })) {
      placed.push({
        ...box,
        x: origin.x + (corner & 1 ? intAt(blocks.length, block) - box.x - box.length : box.x),
        y: origin.y + (corner & 2 ? intAt(blocks.width, block) - box.y - box.width : box.y),
        z: origin.z + (corner & 4 ? intAt(blocks.height, block) - box.z - box.height : box.z),
      });
    }
  }
  return placed;
}

function unfoldBlock(problem: PackProblem, blocks: BlockList, block: number, at: Corner): PlacedBox[] {
  const make = blocks.makes[block];
  if (!make) return [];
  if ('first' in make) {
    const { first, second, axis } = make;
    const beside = {
      x: at.x + (axis === 0 ? intAt(blocks.length, first) : 0),
      y: at.y + (axis === 1 ? intAt(blocks.width, first) : 0),
      z: at.z + (axis === 2 ? intAt(blocks.height, first) : 0),
    };
    return [...unfoldBlock(problem, blocks, first, at), ...unfoldBlock(problem, blocks, second, beside)];
  }
  const { type, orientation, alongX, alongY, alongZ } = make;
  const box = problem.types[type]?.orientations[orientation];
  if (!box) return [];
  const placed: PlacedBox[] = [];
  for (let k = 0; k < alongZ; k += 1) {
    for (let j = 0; j < alongY; j += 1) {
      for (let i = 0; i < alongX; i += 1) {
        placed.push({
          type,
          ...box,
          x: at.x + i * box.length,
          y: at.y + j * box.width,
          z: at.z + k * box.height,
        });
      }
    }
  }
  return placed;
}
