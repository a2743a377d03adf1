import type { RateDay } from '@seller-toolbox/contracts/rates-review';

/** A day with the change of its rate since the day stored before it, as a share of 1. */
export interface RateChange extends RateDay {
  readonly change: number | null;
}

/** The days, the newest first; the change is null without a rate of both days. */
export function rateChanges(days: readonly RateDay[]): RateChange[] {
  return days.map((day, index) => {
    const before = days[index + 1]?.rate ?? null;
    return { ...day, change: day.rate === null || before === null ? null : day.rate / before - 1 };
  });
}

/** The rates as points over the days, the oldest first. */
export function ratePoints(days: readonly RateDay[]): { x: number; y: number }[] {
  return days.flatMap(({ day, rate }) => (rate === null ? [] : [{ x: Date.parse(day), y: rate }])).reverse();
}
