/** The instant, ISO 8601, at which a day (`2026-11-22`) begins in the admin's zone. */
export function startOfDay(day: string): string {
  return localMidnight(day, 0).toISOString();
}

/** The instant at which the day is over. */
export function endOfDay(day: string): string {
  return localMidnight(day, 1).toISOString();
}

/** Days have 23 to 25 hours, so the calendar counts them. */
function localMidnight(day: string, later: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}
