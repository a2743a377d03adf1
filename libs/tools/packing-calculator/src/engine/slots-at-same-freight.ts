import { isAtMost } from './measure-tolerance.ts';
import type { CartonResult } from './packing-output.schema.ts';

/** How many of the empty slots, the first ones, may be filled before the freight rises: until the carton is charged by its weight. */
export function slotsAtSameFreight(
  slots: CartonResult['emptySlots'],
  { actualWeight, volumetricWeight, costPerCubicMeter }: CartonResult['shippingCost'],
  weightOf: (boxId: string) => number,
): number {
  if (costPerCubicMeter !== null) return slots.length;
  let weight = actualWeight;
  const first = slots.findIndex(({ boxId }) => {
    weight += weightOf(boxId);
    return !isAtMost(weight, volumetricWeight);
  });
  return first < 0 ? slots.length : first;
}
