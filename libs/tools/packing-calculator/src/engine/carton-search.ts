import { boxesIn } from './carton-rejection.ts';
import { bufferFor, usableSpace, weightLimit, type Carton } from './carton.ts';
import type { Placement } from './packing-calculator.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';
import { createPackSearch, type PackSearch } from './solver/pack-search.ts';
import { toPackProblem, type Load } from './to-pack-problem.ts';

/** The search for a packing of one load in one carton. */
export interface CartonSearch {
  readonly carton: Carton;
  readonly load: Load;
  readonly search: PackSearch;
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
export interface PackingTerms {
  readonly rules: PackingRules;
  readonly support: 'full' | 'none';
}

export function createCartonSearch(
  carton: Carton,
  load: Load,
  { rules, support }: PackingTerms,
): CartonSearch {
  const space = usableSpace(carton, bufferFor(boxesIn(load), rules));
  const maxWeight = weightLimit(carton, rules);
  const { problem, toPlacements } = toPackProblem(load, { space, maxWeight, support });
  const search = createPackSearch(problem);
  return { carton, load, search, placements: () => toPlacements(search.best()) };
}

export function packedSoFar(
  { carton, load, placements }: CartonSearch,
  { rules }: PackingTerms,
): PackedCarton {
  return { carton, load, buffer: bufferFor(boxesIn(load), rules), placements: placements() };
}

/** The number of placed boxes of each line of a load. */
export function placedCounts({ boxes }: Load, placements: readonly Placement[]): number[] {
  const byId = new Map<string, number>();
  for (const { boxId } of placements) byId.set(boxId, (byId.get(boxId) ?? 0) + 1);
  return boxes.map(({ id }) => byId.get(id) ?? 0);
}
