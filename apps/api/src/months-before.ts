/** Subtracts calendar months in UTC; a missing day becomes the last day of the month. */
export function monthsBefore(instant: number, months: number): Date {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // 31 May minus three months is the last day of February.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date;
}
