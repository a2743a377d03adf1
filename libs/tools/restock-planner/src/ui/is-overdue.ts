import type { RowPlan } from '../engine/restock-plan.schema.ts';

/** Whether the latest day for the order is over: a planned order is placed on that day, or today if it has passed. */
export function isOverdue({ latestOrderOn, placeOn }: Pick<RowPlan, 'latestOrderOn' | 'placeOn'>): boolean {
  return latestOrderOn !== placeOn;
}
