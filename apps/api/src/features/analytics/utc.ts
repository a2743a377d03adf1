export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The beginning of the UTC minute, hour or day, given by its length, that an instant lies in. */
export function startOf(length: number, instant: number): Date {
  return new Date(Math.floor(instant / length) * length);
}
