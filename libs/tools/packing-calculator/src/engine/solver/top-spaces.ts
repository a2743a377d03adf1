import {
  contains,
  copyCorners,
  dropSpace,
  isInSpaces,
  keepWaiting,
  MAX_WAITING,
  type SpaceRules,
} from './free-spaces.ts';
import { SPACE_SIZE, type PackState } from './pack-state.ts';
import { int } from './typed-arrays.ts';

/**
 * Adds the top of a placed block as a space, and, where tops of one height meet, the greatest rectangles over all of
 * them. `waiting` starts with that one space.
 */
export function addTopSpaces(rules: SpaceRules, state: PackState): void {
  const { waiting } = rules;
  let count = 1;
  for (let index = 0; index < count; index += 1) {
    if (isInSpaces(rules, state, index, state.spaceCount)) continue;
    const at = index * SPACE_SIZE;
    for (let other = 0; other < state.spaceCount; other += 1) {
      const o = other * SPACE_SIZE;
      if (int(state.spaces, o + 2) !== int(waiting, at + 2)) continue;
      for (let axis = 0; axis < 2; axis += 1) {
        if (count >= MAX_WAITING || !stretch(waiting, state.spaces, { at, o, axis, next: count })) continue;
        if (!isKnown(rules, state, count)) count += 1;
      }
    }
    dropContained(state, waiting, at);
    keepWaiting(rules, state, index);
  }
}

interface Meeting {
  /** Where the figures of the waiting and of the free space begin. */
  readonly at: number;
  readonly o: number;
  readonly axis: number;
  /** The place of the result among the waiting ones. */
  readonly next: number;
}

/** Where two spaces touch or overlap along an axis: the stretch over both, as wide as what they share. */
function stretch(waiting: Int32Array, spaces: Int32Array, { at, o, axis, next }: Meeting): boolean {
  const across = 1 - axis;
  const low = Math.max(int(waiting, at + across), int(spaces, o + across));
  const high = Math.min(int(waiting, at + across + 3), int(spaces, o + across + 3));
  if (low >= high) return false;
  if (int(waiting, at + axis) > int(spaces, o + axis + 3)) return false;
  if (int(spaces, o + axis) > int(waiting, at + axis + 3)) return false;
  const to = next * SPACE_SIZE;
  copyCorners(waiting, at, waiting, next);
  waiting[to + axis] = Math.min(int(waiting, at + axis), int(spaces, o + axis));
  waiting[to + axis + 3] = Math.max(int(waiting, at + axis + 3), int(spaces, o + axis + 3));
  waiting[to + across] = low;
  waiting[to + across + 3] = high;
  return true;
}

function isKnown(rules: SpaceRules, state: PackState, index: number): boolean {
  const { waiting } = rules;
  for (let i = 0; i < index; i += 1) {
    if (contains(waiting, i * SPACE_SIZE, waiting, index * SPACE_SIZE)) return true;
  }
  return isInSpaces(rules, state, index, state.spaceCount);
}

function dropContained(state: PackState, waiting: Int32Array, at: number): void {
  for (let i = state.spaceCount - 1; i >= 0; i -= 1) {
    if (contains(waiting, at, state.spaces, i * SPACE_SIZE)) dropSpace(state, i);
  }
}
