import type { Cuboid } from './pack-problem.ts';
import { MAX_SPACES, SPACE_SIZE, type PackState } from './pack-state.ts';
import { intAt } from './typed-arrays.ts';

/**
 * The tables of the free spaces: maximal empty cuboids, which overlap each other. With support the whole base of each one
 * is on the floor or on tops of one height, and it reaches up to the ceiling.
 */
export interface SpaceRules {
  readonly space: Cuboid;
  readonly isSupported: boolean;
  /** The smallest side of any box by axis: smaller spaces are dropped. */
  readonly least: Cuboid;
  /** New spaces before the comparison with the others. */
  readonly pending: Int32Array;
  /** The two corners of the placed block. */
  readonly cut: Int32Array;
}

/** Capacity of `pending`. */
export const MAX_PENDING = 512;

/** Starts a packing: one free space, the whole. */
export function openSpace(rules: SpaceRules, state: PackState): void {
  const { length, width, height } = rules.space;
  rules.pending.set([0, 0, 0, length, width, height], 0);
  state.spaceCount = 0;
  addFreeSpace(rules, state, 0);
}

/** Removes the cuboid `cut` from all free spaces. */
export function cutSpaces(rules: SpaceRules, state: PackState): void {
  const { cut } = rules;
  const { spaces } = state;
  let keptCount = 0;
  let pending = 0;
  for (let i = 0; i < state.spaceCount; i += 1) {
    const at = i * SPACE_SIZE;
    if (isDisjoint(spaces, at, cut)) {
      if (keptCount !== i) spaces.copyWithin(keptCount * SPACE_SIZE, at, at + SPACE_SIZE);
      keptCount += 1;
    } else {
      pending = splitSpace(rules, spaces, at, pending);
    }
  }
  state.spaceCount = keptCount;
  for (let i = 0; i < pending; i += 1) {
    if (!isInPending(rules, i, pending) && !isInSpaces(rules, state, i, keptCount))
      addFreeSpace(rules, state, i);
  }
}

function isDisjoint(spaces: Int32Array, at: number, cut: Int32Array): boolean {
  return (
    intAt(spaces, at) >= intAt(cut, 3) ||
    intAt(spaces, at + 3) <= intAt(cut, 0) ||
    intAt(spaces, at + 1) >= intAt(cut, 4) ||
    intAt(spaces, at + 4) <= intAt(cut, 1) ||
    intAt(spaces, at + 2) >= intAt(cut, 5) ||
    intAt(spaces, at + 5) <= intAt(cut, 2)
  );
}

/** The parts of a space on each side of the cut. With support the space above is left to `addTopSpaces`. */
function splitSpace(rules: SpaceRules, spaces: Int32Array, at: number, count: number): number {
  const { cut, pending, least, isSupported } = rules;
  let next = count;
  const axes = isSupported ? 2 : 3;
  for (let axis = 0; axis < axes; axis += 1) {
    const minSide = axis === 0 ? least.length : axis === 1 ? least.width : least.height;
    if (next + 2 > MAX_PENDING) return next;
    if (intAt(cut, axis) - intAt(spaces, at + axis) >= minSide) {
      copyCorners(spaces, at, pending, next);
      pending[next * SPACE_SIZE + axis + 3] = intAt(cut, axis);
      next += 1;
    }
    if (intAt(spaces, at + axis + 3) - intAt(cut, axis + 3) >= minSide) {
      copyCorners(spaces, at, pending, next);
      pending[next * SPACE_SIZE + axis] = intAt(cut, axis + 3);
      next += 1;
    }
  }
  return next;
}

/** Copies the two corners of the space at `at` to the place `index`. */
export function copyCorners(from: Int32Array, at: number, to: Int32Array, index: number): void {
  for (let i = 0; i < 6; i += 1) to[index * SPACE_SIZE + i] = intAt(from, at + i);
}

function isInPending({ pending }: SpaceRules, index: number, count: number): boolean {
  for (let other = 0; other < count; other += 1) {
    if (other === index || !contains(pending, other * SPACE_SIZE, pending, index * SPACE_SIZE)) continue;
    const isEqual = contains(pending, index * SPACE_SIZE, pending, other * SPACE_SIZE);
    if (!isEqual || other < index) return true;
  }
  return false;
}

/** Whether a free space contains the pending one. */
export function isInSpaces({ pending }: SpaceRules, state: PackState, index: number, count: number): boolean {
  for (let other = 0; other < count; other += 1) {
    if (contains(state.spaces, other * SPACE_SIZE, pending, index * SPACE_SIZE)) return true;
  }
  return false;
}

/** Whether the space at `o` contains the one at `i`. */
export function contains(outer: Int32Array, o: number, inner: Int32Array, i: number): boolean {
  return (
    intAt(outer, o) <= intAt(inner, i) &&
    intAt(outer, o + 1) <= intAt(inner, i + 1) &&
    intAt(outer, o + 2) <= intAt(inner, i + 2) &&
    intAt(outer, o + 3) >= intAt(inner, i + 3) &&
    intAt(outer, o + 4) >= intAt(inner, i + 4) &&
    intAt(outer, o + 5) >= intAt(inner, i + 5)
  );
}

/** Moves a pending space to the free ones, with its distance from the walls and the corner nearest to them. */
export function addFreeSpace(
  { space, isSupported, pending }: SpaceRules,
  state: PackState,
  index: number,
): void {
  if (state.spaceCount >= MAX_SPACES) return;
  const { spaces } = state;
  const at = state.spaceCount * SPACE_SIZE;
  copyCorners(pending, index * SPACE_SIZE, spaces, state.spaceCount);
  state.spaceCount += 1;
  const lowX = intAt(spaces, at);
  const lowY = intAt(spaces, at + 1);
  const lowZ = intAt(spaces, at + 2);
  const highX = space.length - intAt(spaces, at + 3);
  const highY = space.width - intAt(spaces, at + 4);
  const highZ = isSupported ? lowZ : space.height - intAt(spaces, at + 5);
  const x = lowX <= highX ? lowX : highX;
  const y = lowY <= highY ? lowY : highY;
  const z = lowZ <= highZ ? lowZ : highZ;
  spaces[at + 6] = x + y + z;
  spaces[at + 7] = (lowX <= highX ? 0 : 1) + (lowY <= highY ? 0 : 2) + (lowZ <= highZ ? 0 : 4);
}

export function dropSpace(state: PackState, index: number): void {
  const last = state.spaceCount - 1;
  state.spaces.copyWithin(index * SPACE_SIZE, last * SPACE_SIZE, (last + 1) * SPACE_SIZE);
  state.spaceCount = last;
}

/** The free space nearest to a corner of the carton, the largest of equally near ones; -1 without any. */
export function nearestSpace(state: PackState): number {
  const { spaces } = state;
  let best = -1;
  let bestDistance = 0;
  let bestVolume = 0;
  for (let i = 0; i < state.spaceCount; i += 1) {
    const at = i * SPACE_SIZE;
    const distance = intAt(spaces, at + 6);
    if (best >= 0 && distance > bestDistance) continue;
    const volume =
      (intAt(spaces, at + 3) - intAt(spaces, at)) *
      (intAt(spaces, at + 4) - intAt(spaces, at + 1)) *
      (intAt(spaces, at + 5) - intAt(spaces, at + 2));
    if (best >= 0 && distance === bestDistance && volume <= bestVolume) continue;
    best = i;
    bestDistance = distance;
    bestVolume = volume;
  }
  return best;
}
