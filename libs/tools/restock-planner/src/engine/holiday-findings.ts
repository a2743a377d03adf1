import { plusDays } from '@seller-toolbox/reference-data/days';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { closureOn, closureWithin, daysBetween } from './factory-closure.ts';
import type { RowPlan } from './restock-plan.schema.ts';

/** An order: the day on which it is due, and the day on which it is placed. */
export interface PlannedOrder {
  readonly due: string | null;
  readonly on: string | null;
}

export interface OrderDays {
  readonly today: string;
  readonly first: PlannedOrder;
  readonly following: PlannedOrder;
  readonly leadTimeDays: number;
}

/** What the closure of Chinese factories around New Year does to the plan. */
export interface HolidayEffect {
  readonly findings: Finding[];
  readonly closure: RowPlan['closure'];
}

/**
 * The first of the next two orders that the closure concerns: it would be due in it and is placed before it, or its lead
 * time meets it. `by` is the last order day whose lead time ends before it.
 */
export function holidayEffect({ today, first, following, leadTimeDays }: OrderDays): HolidayEffect {
  for (const { order, moved, met } of [
    { order: first, moved: 'order-before-holiday', met: 'factory-holiday' },
    { order: following, moved: 'order-before-holiday-next', met: 'factory-holiday-next' },
  ]) {
    const { due, on } = order;
    if (due === null || on === null) continue;
    const closure = closureOn(due) ?? closureWithin(on, plusDays(on, Math.floor(leadTimeDays)));
    if (!closure) continue;
    const shown = {
      ...closure,
      fromDay: Math.max(0, daysBetween(today, closure.start)),
      toDay: daysBetween(today, closure.end),
    };
    if (on < due) return { closure: shown, findings: [finding(moved, 'info', { due, on, ...closure })] };
    const by = plusDays(closure.start, -1 - Math.floor(leadTimeDays));
    const isInTime = order === first && by >= today;
    return {
      closure: shown,
      findings: [
        isInTime
          ? finding('factory-holiday-by', 'info', { on, ...closure, by })
          : finding(met, 'info', { on, ...closure }),
      ],
    };
  }
  return { closure: null, findings: [] };
}
