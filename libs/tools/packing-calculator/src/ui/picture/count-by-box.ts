import type { BoxInput } from '../../engine/packing-calculator.schema.ts';
import type { Placement } from '../../engine/packing-output.schema.ts';

export interface BoxCount {
  readonly box: BoxInput;
  /** Index in the list of boxes. */
  readonly index: number;
  readonly count: number;
}

/** The number of placed boxes of each line, in the order of the list; lines without any are left out. */
export function countByBox(boxes: readonly BoxInput[], placements: readonly Placement[]): BoxCount[] {
  const counts = new Map<string, number>();
  for (const { boxId } of placements) counts.set(boxId, (counts.get(boxId) ?? 0) + 1);
  return boxes
    .map((box, index) => ({ box, index, count: counts.get(box.id) ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** The placements of each layer, the lowest first. */
export function layersOf(placements: readonly Placement[]): Placement[][] {
  const layers: Placement[][] = [];
  for (const placement of placements) (layers[placement.layer - 1] ??= []).push(placement);
  return layers;
}
