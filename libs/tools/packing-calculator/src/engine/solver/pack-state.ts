import type { PackProblem } from './pack-problem.ts';

/** Figures kept of a free space: its two corners, its distance from the nearest corner of the whole, which corner. */
export const SPACE_SIZE = 8;
/** Numbers per placed block: the block, its corner, and the axes along which it is mirrored. */
export const STEP_SIZE = 5;
/** More free spaces than this are not followed up. */
export const MAX_SPACES = 400;

/** A partial packing. All arrays are of fixed size, so that copying one is a few block moves. */
export interface PackState {
  readonly spaces: Int32Array;
  spaceCount: number;
  /** Boxes left of each type. */
  readonly left: Int32Array;
  boxesLeft: number;
  weightLeft: number;
  volume: number;
  readonly steps: Int32Array;
  stepCount: number;
  /** Blocks that the remaining boxes may suffice for, best first; the search removes the others when it meets them. */
  readonly active: Int32Array;
  activeCount: number;
}

export function createPackState(problem: PackProblem, capacity: number): PackState {
  const boxes = problem.types.reduce((sum, { count }) => sum + count, 0);
  return {
    spaces: new Int32Array(MAX_SPACES * SPACE_SIZE),
    spaceCount: 0,
    left: Int32Array.from(problem.types, ({ count }) => count),
    boxesLeft: boxes,
    weightLeft: problem.maxWeight,
    volume: 0,
    steps: new Int32Array(boxes * STEP_SIZE),
    stepCount: 0,
    active: new Int32Array(capacity),
    activeCount: 0,
  };
}

export function copyState(from: PackState, to: PackState): void {
  copyPart(from.spaces, to.spaces, from.spaceCount * SPACE_SIZE);
  copyPart(from.left, to.left, from.left.length);
  copyPart(from.steps, to.steps, from.stepCount * STEP_SIZE);
  copyPart(from.active, to.active, from.activeCount);
  to.spaceCount = from.spaceCount;
  to.boxesLeft = from.boxesLeft;
  to.weightLeft = from.weightLeft;
  to.volume = from.volume;
  to.stepCount = from.stepCount;
  to.activeCount = from.activeCount;
}

function copyPart(from: Int32Array, to: Int32Array, length: number): void {
  to.set(from.subarray(0, length));
}
