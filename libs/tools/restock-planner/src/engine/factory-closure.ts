import { factoryHoliday } from '@seller-toolbox/reference-data/factory-holiday';
import { DAY } from '@seller-toolbox/tool-contract/durations';

/** Dates that are further away are left out of a plan. */
export const MAX_DATE_DAYS = 3650;

/** First and last day of the closure of Chinese factories around New Year that a day falls into; null on other days. */
export function closureOn(day: string): { start: string; end: string } | null {
  const closure = factoryHoliday(yearOf(day));
  return closure && closure.start <= day && day <= closure.end ? closure : null;
}

/** The first closure that meets the days from one to another. */
export function closureWithin(from: string, to: string): { start: string; end: string } | null {
  // A lead time of two years meets the holiday of the first year as well.
  const met = [yearOf(to) - 2, yearOf(to) - 1, yearOf(to)]
    .flatMap((year) => factoryHoliday(year) ?? [])
    .find(({ start, end }) => start <= to && from <= end);
  return met ?? null;
}

/** Whole days from one day (`YYYY-MM-DD`) to another; negative where that is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

function yearOf(day: string): number {
  return Number(day.slice(0, 'YYYY'.length));
}
