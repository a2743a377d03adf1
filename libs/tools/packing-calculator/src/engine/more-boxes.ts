import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { MAX_BOXES } from './packing-calculator.schema.ts';
import type { CartonResult } from './packing-output.schema.ts';

type Slots = CartonResult['emptySlots'];

export interface CartonToFill {
  readonly emptySlots: Slots;
  /** So many of them, the first ones, are filled at the same freight. */
  readonly slotsAtSameFreight: number;
  /** Boxes in the carton. */
  readonly packed: number;
  /** Dollars of freight with the boxes that are added, and without any. */
  readonly freightWith: (added: Slots) => number;
}

/**
 * The boxes that a seller may add to a carton: all that the freight allows; where it rises with the first one, all that
 * fit, and what they cost. Null where none fits, or the load has as many boxes as the engine takes.
 */
export function moreBoxes(carton: CartonToFill): CartonResult['moreBoxes'] {
  const { emptySlots, slotsAtSameFreight, packed, freightWith } = carton;
  const isFree = slotsAtSameFreight > 0;
  const fitting = isFree ? emptySlots.slice(0, slotsAtSameFreight) : emptySlots;
  const added = fitting.slice(0, Math.max(0, MAX_BOXES - packed));
  if (added.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { boxId } of added) counts.set(boxId, (counts.get(boxId) ?? 0) + 1);
  const total = packed + added.length;
  const freight = freightWith(isFree ? [] : added);
  return {
    count: added.length,
    total,
    extraFreight: isFree ? 0 : roundTo14Digits(freight - freightWith([])),
    freightPerUnit: roundTo14Digits(freight / total),
    boxes: [...counts].map(([boxId, count]) => ({ boxId, count })),
  };
}
