import { boxesIn } from './carton-rejection.ts';
import { bufferFor, turnedCartons, usableSpace, weightLimit, type Carton } from './carton.ts';
import { BOX_SIDES } from './packing-calculator.schema.ts';
import { type Placement } from './packing-output.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';
import { createPackSearch, searchTogether, type PackSearch } from './solver/pack-search.ts';
import { toPackProblem, type Load } from './to-pack-problem.ts';

/** The search for a packing of one load in one carton. */
export interface CartonSearch {
  readonly carton: Carton;
  readonly load: Load;
  readonly search: Omit<PackSearch, 'best'>;
  /** The carton as it is turned in the best packing so far. */
  turned(): Carton;
  /** The best packing so far. */
  placements(): Placement[];
}

/** A carton with its placements. */
export interface PackedCarton {
  readonly carton: Carton;
  readonly buffer: number;
  readonly load: Load;
  readonly placements: readonly Placement[];
}

/** What is the same for all cartons of a run. */
export interface PackingContext {
  readonly rules: PackingRules;
  readonly support: 'full' | 'none';
}

export function createCartonSearch(
  carton: Carton,
  load: Load,
  { rules, support }: PackingContext,
): CartonSearch {
  const boxes = boxesIn(load);
  const buffer = bufferFor(boxes, rules);
  const maxWeight = weightLimit(carton, rules);
  // Boxes that may face up with every side fill a carton alike, however it is turned.
  const isFreeLoad = boxes.every(({ uprightSides }) => uprightSides.length === BOX_SIDES.length);
  const tries = (isFreeLoad ? [carton] : turnedCartons(carton, rules)).map((turned) => {
    const space = usableSpace(turned, buffer);
    const { problem, toPlacements } = toPackProblem(load, { space, maxWeight, support });
    const search = createPackSearch(problem);
    return { turned, search, placements: () => toPlacements(search.best()) };
  });
  const best = () => tries.reduce((a, b) => (b.search.volume > a.search.volume ? b : a));
  return {
    carton,
    load,
    search: searchTogether(tries.map(({ search }) => search)),
    turned: () => best().turned,
    placements: () => best().placements(),
  };
}

export function packedSoFar(
  { turned, load, placements }: CartonSearch,
  { rules }: PackingContext,
): PackedCarton {
  return { carton: turned(), load, buffer: bufferFor(boxesIn(load), rules), placements: placements() };
}

/** The number of placed boxes of each line of a load. */
export function placedCounts({ boxes }: Load, placements: readonly Placement[]): number[] {
  const byId = new Map<string, number>();
  for (const { boxId } of placements) byId.set(boxId, (byId.get(boxId) ?? 0) + 1);
  return boxes.map(({ id }) => byId.get(id) ?? 0);
}
