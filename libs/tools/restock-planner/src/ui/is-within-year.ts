/** Whether a day (`YYYY-MM-DD`) needs no year beside it: the next day of that month and date from today on. */
export function isWithinYear(day: string, today: string): boolean {
  const yearLater = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return day >= today && day < yearLater;
}
