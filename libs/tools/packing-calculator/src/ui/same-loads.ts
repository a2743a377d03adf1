import type { CartonResult } from '../engine/packing-output.schema.ts';

/** Equally loaded cartons of one kind. */
export interface SameLoad {
  readonly result: CartonResult;
  /** Indices in the proposal. */
  readonly places: readonly number[];
}

/** The cartons of a proposal; equally loaded ones are one entry. */
export function sameLoads(results: readonly CartonResult[]): SameLoad[] {
  const loads = new Map<string, { result: CartonResult; places: number[] }>();
  for (const [place, result] of results.entries()) {
    const { recommendedCarton, buffer, placements } = result;
    const key = JSON.stringify([recommendedCarton?.id, buffer, placements]);
    const known = loads.get(key);
    if (known) known.places.push(place);
    else loads.set(key, { result, places: [place] });
  }
  return [...loads.values()];
}

/** Neighboring numbers as runs: 1, 2, 3 and 5 are `1–3` and `5`. */
export function runsOf(numbers: readonly number[]): string[] {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`));
}
