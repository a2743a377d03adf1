import { isAtMost } from './measure-tolerance.ts';
import type { CartonResult, Placement } from './packing-output.schema.ts';
import type { Cuboid } from './solver/pack-problem.ts';

/** In a carton of more boxes a few more are no news, and the search grows with their square. */
export const MAX_BOXES_FOR_SLOTS = 300;

/** What bounds the boxes that may be added. */
export interface SlotLimits {
  readonly space: Cuboid;
  /** Kilograms of one box, by its id. */
  readonly weightOf: (boxId: string) => number;
  /** Kilograms that the carton may still take. */
  readonly freeWeight: number;
}

/**
 * Where more of the placed boxes would fit, each beside or on a box of its line that is turned alike, on the floor or on
 * boxes that carry its whole base. Nothing that is packed is moved.
 */
export function emptySlots(placements: readonly Placement[], limits: SlotLimits): CartonResult['emptySlots'] {
  if (placements.length > MAX_BOXES_FOR_SLOTS) return [];
  const filled = [...placements];
  let { freeWeight } = limits;
  // Slots join the list while it is walked: the next one may be beside them.
  for (const box of filled) {
    const { boxId, x, y, z, length, width, height } = box;
    const weight = limits.weightOf(boxId);
    for (const at of [
      { x: x + length, y, z },
      { x, y: y + width, z },
      { x, y, z: z + height },
    ]) {
      const slot = { ...box, ...at };
      if (!isAtMost(weight, freeWeight) || !isInside(slot, limits.space)) continue;
      const layer = layerOn(filled, slot);
      if (layer === null || filled.some((other) => overlap(other, slot))) continue;
      filled.push({ ...slot, layer });
      freeWeight -= weight;
    }
  }
  return filled.slice(placements.length);
}

function isInside({ x, y, z, length, width, height }: Placement, space: Cuboid): boolean {
  return (
    isAtMost(x + length, space.length) &&
    isAtMost(y + width, space.width) &&
    isAtMost(z + height, space.height)
  );
}

/** The layer of a box: 1 on the floor, one more than the boxes that carry it; null where a part of it has nothing below. */
function layerOn(filled: readonly Placement[], slot: Placement): number | null {
  if (slot.z === 0) return 1;
  const below = filled.filter(
    ({ z, height }) => isAtMost(z + height, slot.z) && isAtMost(slot.z, z + height),
  );
  const carried = below.reduce((sum, other) => sum + sharedFloor(other, slot), 0);
  if (!isAtMost(slot.length * slot.width, carried)) return null;
  return 1 + Math.max(...below.filter((other) => sharedFloor(other, slot) > 0).map(({ layer }) => layer));
}

function overlap(a: Placement, b: Placement): boolean {
  const isApart = isAtMost(a.z + a.height, b.z) || isAtMost(b.z + b.height, a.z);
  return !isApart && sharedFloor(a, b) > 0;
}

/** Square centimeters that two boxes share as seen from above; 0 where they only touch. */
function sharedFloor(a: Placement, b: Placement): number {
  const isApart =
    isAtMost(a.x + a.length, b.x) ||
    isAtMost(b.x + b.length, a.x) ||
    isAtMost(a.y + a.width, b.y) ||
    isAtMost(b.y + b.width, a.y);
  if (isApart) return 0;
  const along = Math.min(a.x + a.length, b.x + b.length) - Math.max(a.x, b.x);
  return along * (Math.min(a.y + a.width, b.y + b.width) - Math.max(a.y, b.y));
}
