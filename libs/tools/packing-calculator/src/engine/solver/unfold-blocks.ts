import type { BlockList } from './block-list.ts';
import type { PackProblem, PlacedBox } from './pack-problem.ts';
import { STEP_SIZE } from './pack-state.ts';
import { int } from './typed-arrays.ts';

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
    const block = int(steps, at);
    const corner = int(steps, at + 4);
    const origin = { x: int(steps, at + 1), y: int(steps, at + 2), z: int(steps, at + 3) };
    for (const box of unfoldBlock(problem, blocks, block, { x: 0, y: 0, z: 0 })) {
      placed.push({
        ...box,
        x: origin.x + (corner & 1 ? int(blocks.length, block) - box.x - box.length : box.x),
        y: origin.y + (corner & 2 ? int(blocks.width, block) - box.y - box.width : box.y),
        z: origin.z + (corner & 4 ? int(blocks.height, block) - box.z - box.height : box.z),
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
      x: at.x + (axis === 0 ? int(blocks.length, first) : 0),
      y: at.y + (axis === 1 ? int(blocks.width, first) : 0),
      z: at.z + (axis === 2 ? int(blocks.height, first) : 0),
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
