import { DAY } from '@seller-toolbox/tool-contract/durations';

/** The day of an instant in UTC (`YYYY-MM-DD`). */
export function utcDay(instant: number | Date): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The day (`YYYY-MM-DD`) `count` days later, or earlier where `count` is negative. */
export function plusDays(day: string, count: number): string {
  return utcDay(Date.parse(day) + count * DAY);
}

/** Whole days from one day (`YYYY-MM-DD`) to another; negative where that is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
