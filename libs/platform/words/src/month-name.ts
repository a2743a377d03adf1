/** The short name of the month of a day, `YYYY-MM-DD`, as a locale (`en-US`) writes it: "Oct", "10月". */
export function monthName(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
