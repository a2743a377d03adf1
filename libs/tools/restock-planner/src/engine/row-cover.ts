import type { RowInput } from './restock-planner.schema.ts';
import { LOW_INVENTORY } from './stock-limits.data.ts';

/** Days of cover without a further order. Inbound with unknown arrival counts as arriving in time. */
export function coverOf({ inbound, inboundDays }: RowInput, rate: number, onHand: number) {
  if (rate === 0) {
    const nothing = { daysOnHand: null, daysOfCover: null, lowInDays: null, gapDays: 0 };
    return { ...nothing, forStatus: { daysOnHand: 0, daysOfCover: 0 } };
  }
  const daysOnHand = Math.max(0, onHand) / rate;
  const withInbound = Math.max(0, onHand + (inbound ?? 0)) / rate;
  const arrival = inbound ? (inboundDays ?? 0) : 0;
  const gapDays = Math.max(0, arrival - daysOnHand);
  const daysOfCover = gapDays > 0 ? daysOnHand : withInbound;
  const lowWithout = daysOnHand - LOW_INVENTORY.days;
  const lowInDays = Math.max(
    0,
    arrival > Math.max(0, lowWithout) || daysOnHand < LOW_INVENTORY.days
      ? lowWithout
      : withInbound - LOW_INVENTORY.days,
  );
  return { daysOnHand, daysOfCover, lowInDays, gapDays, forStatus: { daysOnHand, daysOfCover } };
}

export type Cover = ReturnType<typeof coverOf>;
