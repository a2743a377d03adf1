/** Daytime is hours 6 to 17 (specification, section 9): from 06:00:00 to 17:59:59. */
export const FIRST_DAY_HOUR = 6;
export const LAST_DAY_HOUR = 17;

/** Whether an hour of the wall clock (0 to 23) is day. */
export function isDaytime(hour: number): boolean {
  return hour >= FIRST_DAY_HOUR && hour <= LAST_DAY_HOUR;
}
