import { plusDays } from '@seller-toolbox/reference-data/days';
import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { closureOn, closureWithin, daysBetween } from './factory-closure.ts';
import type { Production } from './production.ts';
import type { RowPlan } from './restock-plan.schema.ts';

/** An order: the day on which it is due, and the day on which it is placed. */
export interface PlannedOrder {
  readonly due: string | null;
  readonly on: string | null;
  /** Days that its production waits for closed factories. */
  readonly waitDays: number;
}

export interface OrderDays {
  readonly production: Production;
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
 * The first of the next two orders that the closure concerns: its production would meet it, so that the order is placed
 * earlier or waits for it. Where the days of production are unknown, an order that would be due in it is placed before it,
 * and a lead time that meets it gives a finding: `by` is the last order day with a lead time that ends before it.
 */
export function holidayEffect(days: OrderDays): HolidayEffect {
  const { production, first, following } = days;
  for (const order of [first, following]) {
    const { due, on } = order;
    if (due === null || on === null) continue;
    const closure =
      production.days === null
        ? (closureOn(due) ?? closureWithin(on, plusDays(on, Math.floor(days.leadTimeDays))))
        : on < due || order.waitDays > 0
          ? closureWithin(on, plusDays(due, production.days))
          : null;
    if (!closure) continue;
    const { today } = production;
    const shown = {
      ...closure,
      fromDay: Math.max(0, daysBetween(today, closure.start)),
      toDay: daysBetween(today, closure.end),
    };
    return { closure: shown, findings: [holidayFinding({ ...order, due, on }, closure, days)] };
  }
  return { closure: null, findings: [] };
}

function holidayFinding(
  order: PlannedOrder & { readonly due: string; readonly on: string },
  closure: { start: string; end: string },
  { production, first, leadTimeDays }: OrderDays,
): Finding {
  const { due, on, waitDays } = order;
  const isFirst = order.due === first.due;
  const isUnknown = production.days === null;
  if (waitDays > 0 && !(isUnknown && on < due))
    return finding('production-waits', 'warning', { on, ...closure, days: waitDays });
  if (on < due && !isUnknown)
    return finding(isFirst ? 'production-before-holiday' : 'production-before-holiday-next', 'info', {
      on,
      ...closure,
    });
  if (on < due)
    return finding(isFirst ? 'order-before-holiday' : 'order-before-holiday-next', 'info', {
      due,
      on,
      ...closure,
    });
  const by = plusDays(closure.start, -1 - Math.floor(leadTimeDays));
  if (isFirst && by >= production.today) return finding('factory-holiday-by', 'info', { on, ...closure, by });
  return finding(isFirst ? 'factory-holiday' : 'factory-holiday-next', 'info', { on, ...closure });
}
