import { plusDays } from '@seller-toolbox/reference-data/days';

/** First and last day, `YYYY-MM-DD`, both included. A single day is a range of one. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** `0` is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A day as `YYYY-MM-DD`; month and day start at 1. */
export function dayOf(year: number, month: number, day: number): string {
  const parts = [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')];
  return parts.join('-');
}

/** The first such weekday on or after a day. */
export function weekdayFrom(day: string, weekday: Weekday): string {
  const ahead = (weekday - new Date(Date.parse(day)).getUTCDay() + 7) % 7;
  return plusDays(day, ahead);
}

/** The n-th such weekday of a month: the fourth Thursday of November. */
export function nthWeekday(
  year: number,
  month: number,
  { weekday, nth }: { weekday: Weekday; nth: number },
): string {
  return plusDays(weekdayFrom(dayOf(year, month, 1), weekday), (nth - 1) * 7);
}

/** The last such weekday of a month with 31 days: the last Monday of May. */
export function lastWeekdayOfLongMonth(year: number, month: number, weekday: Weekday): string {
  return weekdayFrom(dayOf(year, month, 25), weekday);
}

/** Easter Sunday of the western churches, by the Gregorian computus (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}
