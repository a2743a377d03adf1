import { plusDays } from '@seller-toolbox/reference-data/days';
import { closureWithin, daysBetween, MAX_DATE_DAYS } from './factory-closure.ts';

/** The days of the lead time that an order is in production, if they are known, and the day of the plan. */
export interface Production {
  readonly today: string;
  /** Whole days; null is unknown. */
  readonly days: number | null;
}

/** The production of a product: no longer than its lead time, in whole days. */
export function productionOf(
  today: string,
  { productionDays, leadTimeDays }: { readonly productionDays: number | null; readonly leadTimeDays: number },
): Production {
  const days = productionDays === null ? null : Math.ceil(Math.min(productionDays, leadTimeDays));
  return { today, days };
}

/**
 * Days from today on which an order is placed that is due in `dueIn` days: the latest day on which its production ends as
 * early as without a closure of factories. Production that a closure interrupts resumes after it, so this is the last day
 * whose production ends before the closure, or meets it so early that the rest ends in time. Where no day is left for that,
 * the latest one with the earliest end. Without known days only an order that is due in the closure is brought forward.
 */
export function latestOrderDay({ today, days }: Production, dueIn: number): number {
  const production = { today, days: days ?? 0 };
  const end = (day: number) => day + production.days + interruptionOf(production, day);
  const goal = Math.max(dueIn + production.days, end(0));
  if (end(dueIn) <= goal) return dueIn;
  // The end of the production is never earlier for a later day.
  let [inTime, late] = [0, Math.floor(dueIn)];
  while (late - inTime > 1) {
    const middle = (inTime + late) >> 1;
    if (end(middle) <= goal) inTime = middle;
    else late = middle;
  }
  return inTime;
}

/** Days that closures add to the production of an order placed in `day` days. Unknown production takes a day at least. */
export function interruptionOf({ today, days }: Production, day: number): number {
  if (day > MAX_DATE_DAYS) return 0;
  const first = plusDays(today, Math.floor(day));
  let stopped = 0;
  // Production that is stopped may meet the closure of the next year.
  for (let from = first; ;) {
    const closure = closureWithin(from, plusDays(first, (days ?? 1) + stopped));
    if (!closure) return stopped;
    stopped += daysBetween(closure.start > from ? closure.start : from, closure.end) + 1;
    from = plusDays(closure.end, 1);
  }
}

/** Days until an order arrives that is placed in `day` days. */
export function arrivalDay(production: Production, day: number, leadTimeDays: number): number {
  return day + leadTimeDays + interruptionOf(production, day);
}

/** Whether a closure may delay an order by unknown days: it meets the lead time, and the days of production are unknown. */
export function isUncertain(production: Production, day: number, leadTimeDays: number): boolean {
  if (production.days !== null || day > MAX_DATE_DAYS || interruptionOf(production, day) > 0) return false;
  const first = plusDays(production.today, Math.floor(day));
  return closureWithin(first, plusDays(first, Math.floor(leadTimeDays))) !== null;
}
