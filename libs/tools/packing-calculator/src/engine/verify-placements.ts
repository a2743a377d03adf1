import type { BoxInput } from './packing-calculator.schema.ts';
import type { Placement } from './packing-output.schema.ts';

/** A packing and the limits to check it against. Centimeters and kilograms. */
export interface PackingClaim {
  readonly space: { readonly length: number; readonly width: number; readonly height: number };
  readonly maxWeight: number;
  readonly support: 'full' | 'none';
  readonly boxes: readonly BoxInput[];
  readonly placements: readonly Omit<Placement, 'layer' | 'rotated'>[];
  /** How far a length may be off, in centimeters. */
  readonly tolerance?: number;
}

/** A rule that a packing breaks; `at` are indices of placements. */
export interface PackingFault {
  readonly code:
    'unknown-box' | 'too-many' | 'wrong-orientation' | 'outside' | 'overlap' | 'unsupported' | 'too-heavy';
  readonly at: readonly number[];
}

/** Centimeters by which two boxes may overlap or a box may leave the space, unless the claim says otherwise. */
const MAX_OVERLAP = 1e-6;
/** Kilograms above the limit that are rounding error: a milligram. */
const MAX_OVERWEIGHT = 1e-6;

type Claimed = PackingClaim['placements'][number];

/**
 * Checks a packing against its boxes and its space without any code of the solver: known boxes, no more of each than in the
 * load, allowed orientations, inside the space, no overlap, supported, and within the weight limit.
 */
export function verifyPlacements(claim: PackingClaim): PackingFault[] {
  const { placements, boxes, maxWeight, tolerance = MAX_OVERLAP } = claim;
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const faults: PackingFault[] = [];
  placements.forEach((placed, index) => {
    const box = byId.get(placed.boxId);
    if (!box) faults.push({ code: 'unknown-box', at: [index] });
    else if (!isAllowedOrientation(box, placed)) faults.push({ code: 'wrong-orientation', at: [index] });
    if (!isInside(placed, claim.space, tolerance)) faults.push({ code: 'outside', at: [index] });
    placements.forEach((other, second) => {
      if (second > index && overlaps(placed, other, tolerance)) {
        faults.push({ code: 'overlap', at: [index, second] });
      }
    });
    if (claim.support === 'full' && !isSupported(placed, placements, tolerance)) {
      faults.push({ code: 'unsupported', at: [index] });
    }
  });
  for (const { id, quantity } of boxes) {
    const at = [...placements.keys()].filter((index) => placements[index]?.boxId === id);
    if (at.length > quantity) faults.push({ code: 'too-many', at });
  }
  const weight = placements.reduce((sum, { boxId }) => sum + (byId.get(boxId)?.weight ?? 0), 0);
  if (weight > maxWeight + MAX_OVERWEIGHT) faults.push({ code: 'too-heavy', at: [] });
  return faults;
}

/** The height must be a side that may stand upright, the other two sides lie on the floor in either order. */
function isAllowedOrientation(box: BoxInput, { length, width, height }: Claimed): boolean {
  const floorSides = {
    height: [box.length, box.width],
    width: [box.length, box.height],
    length: [box.width, box.height],
  } as const;
  return box.uprightSides.some((side) => {
    const [a, b] = floorSides[side];
    return box[side] === height && ((a === length && b === width) || (a === width && b === length));
  });
}

function isInside(box: Claimed, space: PackingClaim['space'], tolerance: number): boolean {
  return (
    Math.min(box.x, box.y, box.z) >= -tolerance &&
    box.x + box.length <= space.length + tolerance &&
    box.y + box.width <= space.width + tolerance &&
    box.z + box.height <= space.height + tolerance
  );
}

function overlapLength(startA: number, lengthA: number, startB: number, lengthB: number): number {
  return Math.min(startA + lengthA, startB + lengthB) - Math.max(startA, startB);
}

function overlaps(a: Claimed, b: Claimed, tolerance: number): boolean {
  return (
    overlapLength(a.x, a.length, b.x, b.length) > tolerance &&
    overlapLength(a.y, a.width, b.y, b.width) > tolerance &&
    overlapLength(a.z, a.height, b.z, b.height) > tolerance
  );
}

/** On the floor, or its whole base on tops of other boxes; these do not overlap, so their shares of the base add up. */
function isSupported(box: Claimed, placements: PackingClaim['placements'], tolerance: number): boolean {
  if (box.z <= tolerance) return true;
  const supported = placements
    .filter((other) => other !== box && Math.abs(other.z + other.height - box.z) <= tolerance)
    .map((other) => [
      Math.max(0, overlapLength(box.x, box.length, other.x, other.length)),
      Math.max(0, overlapLength(box.y, box.width, other.y, other.width)),
    ])
    .reduce((sum, [x = 0, y = 0]) => sum + x * y, 0);
  return supported >= box.length * box.width - tolerance * 2 * (box.length + box.width);
}
