import {
  contains,
  copyCorners,
  dropSpace,
  isInSpaces,
  addFreeSpace,
  MAX_PENDING,
  type SpaceRules,
} from './free-spaces.ts';
import { SPACE_SIZE, type PackState } from './pack-state.ts';
import { intAt } from './typed-arrays.ts';

/**
 * Adds the top of a placed block as a space, and, where tops of one height meet, the maximal rectangles over all of
 * them. `pending` starts with that one space.
 */
export function addTopSpaces(rules: SpaceRules, state: PackState): void {
  const { pending } = rules;
  let count = 1;
  for (let index = 0; index < count; index += 1) {
    if (isInSpaces(rules, state, index, state.spaceCount)) continue;
    const at = index * SPACE_SIZE;
    for (let other = 0; other < state.spaceCount; other += 1) {
      const o = other * SPACE_SIZE;
      if (intAt(state.spaces, o + 2) !== intAt(pending, at + 2)) continue;
      for (let axis = 0; axis < 2; axis += 1) {
        if (count >= MAX_PENDING || !stretch(pending, state.spaces, { at, o, axis, next: count })) continue;
        if (!isKnown(rules, state, count)) count += 1;
      }
    }
    dropContained(state, pending, at);
    addFreeSpace(rules, state, index);
  }
}

interface SpacePair {
  /** Where the figures of the pending and of the free space begin. */
  readonly at: number;
  readonly o: number;
  readonly axis: number;
  /** The place of the result among the pending ones. */
  readonly next: number;
}

/** The space over two spaces that touch or overlap along an axis, as wide as the part that they share. */
function stretch(pending: Int32Array, spaces: Int32Array, { at, o, axis, next }: SpacePair): boolean {
  const across = 1 - axis;
  const low = Math.max(intAt(pending, at + across), intAt(spaces, o + across));
  const high = Math.min(intAt(pending, at + across + 3), intAt(spaces, o + across + 3));
  if (low >= high) return false;
  if (intAt(pending, at + axis) > intAt(spaces, o + axis + 3)) return false;
  if (intAt(spaces, o + axis) > intAt(pending, at + axis + 3)) return false;
  const to = next * SPACE_SIZE;
  copyCorners(pending, at, pending, next);
  pending[to + axis] = Math.min(intAt(pending, at + axis), intAt(spaces, o + axis));
  pending[to + axis + 3] = Math.max(intAt(pending, at + axis + 3), intAt(spaces, o + axis + 3));
  pending[to + across] = low;
  pending[to + across + 3] = high;
  return true;
}

function isKnown(rules: SpaceRules, state: PackState, index: number): boolean {
  const { pending } = rules;
  for (let i = 0; i < index; i += 1) {
    if (contains(pending, i * SPACE_SIZE, pending, index * SPACE_SIZE)) return true;
  }
  return isInSpaces(rules, state, index, state.spaceCount);
}

function dropContained(state: PackState, pending: Int32Array, at: number): void {
  for (let i = state.spaceCount - 1; i >= 0; i -= 1) {
    if (contains(pending, at, state.spaces, i * SPACE_SIZE)) dropSpace(state, i);
  }
}
