import type { RowPlan } from './restock-plan.schema.ts';

/** Whether the order arrives after the stock-out: an order that is only overdue uses up the safety stock. */
export function comesTooLate({ spareDays }: Pick<RowPlan, 'spareDays'>): boolean {
  return spareDays !== null && spareDays < 0;
}
