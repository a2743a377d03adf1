import type { Invariant } from './invariant.ts';

const TOLERANCE = 1e-6;

interface PlacementBox {
  readonly boxId: string;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
}
interface Carton {
  readonly recommendedCarton: { readonly maxWeight: number } | null;
  readonly usableSpace: { readonly length: number; readonly width: number; readonly height: number } | null;
  readonly placements: readonly PlacementBox[];
}
interface Question {
  readonly boxes: readonly { readonly id: string; readonly weight: number; readonly quantity: number }[];
}

/** Every box is inside its carton and does not overlap others, the weight is within the limit, and no box is invented. */
export const packingIsPossible: Invariant = (
  answer: Carton & { readonly cartonsNeeded: readonly Carton[] },
  question: Question,
) => [answer, ...answer.cartonsNeeded].flatMap((carton) => faultsIn(carton, question));

function faultsIn(carton: Carton, { boxes }: Question): string[] {
  const { placements, usableSpace: space, recommendedCarton } = carton;
  if (placements.length === 0) return [];
  if (!space || !recommendedCarton) return ['boxes are placed in no carton'];
  const outside = placements.filter(
    (box) =>
      Math.min(box.x, box.y, box.z) < -TOLERANCE ||
      box.x + box.length > space.length + TOLERANCE ||
      box.y + box.width > space.width + TOLERANCE ||
      box.z + box.height > space.height + TOLERANCE,
  );
  const overlapping = placements.flatMap((one, index) =>
    placements.slice(index + 1).filter((other) => doOverlap(one, other)),
  );
  const weights = new Map(boxes.map(({ id, weight }) => [id, weight]));
  const weight = placements.reduce((sum, { boxId }) => sum + (weights.get(boxId) ?? Infinity), 0);
  const tooMany = boxes.filter(
    ({ id, quantity }) => placements.filter(({ boxId }) => boxId === id).length > quantity,
  );
  return [
    ...outside.map(({ boxId }) => `box ${boxId} is not inside`),
    ...overlapping.map(({ boxId }) => `box ${boxId} overlaps another`),
    ...tooMany.map(({ id }) => `box ${id} is placed more often than there are`),
    ...(weight <= recommendedCarton.maxWeight + TOLERANCE ? [] : [`${weight} kg are too heavy`]),
  ];
}

function doOverlap(one: PlacementBox, other: PlacementBox): boolean {
  const apart = (a: number, aSize: number, b: number, bSize: number) =>
    a + aSize <= b + TOLERANCE || b + bSize <= a + TOLERANCE;
  return !(
    apart(one.x, one.length, other.x, other.length) ||
    apart(one.y, one.width, other.y, other.width) ||
    apart(one.z, one.height, other.z, other.height)
  );
}
