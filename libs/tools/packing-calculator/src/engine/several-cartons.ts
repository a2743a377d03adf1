import { boxesIn, cartonRejection, sideTooLong } from './carton-rejection.ts';
import { usableVolume } from './carton-result.ts';
import {
  createCartonSearch,
  packedSoFar,
  placedCounts,
  type CartonSearch,
  type PackedCarton,
  type PackingContext,
} from './carton-search.ts';
import { bufferFor, fitsCarton, fitsSingleBox, weightLimit, type Carton } from './carton.ts';
import { isAtMost } from './measure-tolerance.ts';
import { outerVolume } from './shipping-cost.ts';
import type { Load } from './to-pack-problem.ts';

/** Limit of cartons in a proposal; the remaining boxes stay unplaced. */
export const MAX_CARTONS = 200;

/** Several cartons that together hold a load, without the boxes that fit no carton. */
export interface Proposal {
  readonly cartons: readonly PackedCarton[];
}

/** A search to be continued for some effort before the proposal goes on. */
export type SearchWork = { readonly search: CartonSearch; readonly effort: number };

/** The effort for a search: that for a full carton, or less than `wanted`; the first packing only if none is left. */
export type EffortFor = (wanted?: number) => number;

/**
 * Fills the largest carton, replaces it by the cheapest one that holds the same boxes, and repeats this with the remaining
 * boxes. While fragile boxes remain, cartons are packed with their buffer.
 */
export function* proposeCartons(
  cartons: readonly Carton[],
  load: Load,
  context: PackingContext,
  effortFor: EffortFor,
): Generator<SearchWork, Proposal> {
  const allowed = cartons.filter((carton) => !sideTooLong(carton, context.rules));
  const packed: PackedCarton[] = [];
  let left = packable(load, allowed, context);
  while (packed.length < MAX_CARTONS && left.counts.some((count) => count > 0)) {
    const largest = largestCartonFor(left, allowed, context);
    if (!largest) break;
    const search = createCartonSearch(largest, left, context);
    yield { search, effort: effortFor() };
    const counts = placedCounts(left, search.placements());
    if (counts.every((count) => count === 0)) break;
    const filled = yield* cheapestWith({ boxes: left.boxes, counts }, search, {
      allowed,
      context,
      effortFor,
    });
    while (packed.length < MAX_CARTONS && counts.every((count, line) => count <= (left.counts[line] ?? 0))) {
      packed.push(filled);
      left = { ...left, counts: left.counts.map((count, line) => count - (counts[line] ?? 0)) };
    }
  }
  return { cartons: packed };
}

/** The part of the load that at least one carton can hold. */
function packable(load: Load, cartons: readonly Carton[], { rules }: PackingContext): Load {
  const counts = load.boxes.map((box, line) => {
    const isPackable = cartons.some((carton) => fitsSingleBox(carton, box, rules));
    return isPackable ? (load.counts[line] ?? 0) : 0;
  });
  return { ...load, counts };
}

/** The largest carton that at least one of the boxes fits. */
function largestCartonFor(
  left: Load,
  cartons: readonly Carton[],
  { rules }: PackingContext,
): Carton | undefined {
  const boxes = boxesIn(left);
  const buffer = bufferFor(boxes, rules);
  return [...cartons]
    .filter((carton) => {
      const limit = weightLimit(carton, rules);
      return boxes.some((box) => isAtMost(box.weight, limit) && fitsCarton(box, carton, buffer, rules));
    })
    .sort((a, b) => usableVolume(b, buffer) - usableVolume(a, buffer))[0];
}

interface Choice {
  readonly allowed: readonly Carton[];
  readonly context: PackingContext;
  readonly effortFor: EffortFor;
}

const SMALLER_CARTON_EFFORT = 100;

function* cheapestWith(
  content: Load,
  found: CartonSearch,
  { allowed, context, effortFor }: Choice,
): Generator<SearchWork, PackedCarton> {
  const cheaper = allowed
    .filter(
      (carton) =>
        outerVolume(carton) < outerVolume(found.carton) && !cartonRejection(carton, content, context.rules),
    )
    .sort((a, b) => outerVolume(a) - outerVolume(b));
  for (const carton of cheaper) {
    const effort = effortFor(SMALLER_CARTON_EFFORT);
    if (effort <= 0) break;
    const search = createCartonSearch(carton, content, context);
    yield { search, effort };
    if (search.search.isComplete) return packedSoFar(search, context);
  }
  const filled = packedSoFar(found, context);
  return { ...filled, load: content };
}
