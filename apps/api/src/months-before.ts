/** The instant so many calendar months before, in UTC: of a day that the month does not have, its last. */
export function monthsBefore(instant: number, months: number): Date {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // 31 May less three months is no 31 February but its last day.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date;
}
