import { factoryHoliday } from '@seller-toolbox/reference-data/factory-holiday';
import { dayOf, type DayRange } from './event-days.ts';
import type { SeasonId } from './events.data.ts';

/** `holidays` 0.105 tables, read on 2026-11-21. */
const DIWALI: Readonly<Record<number, string>> = {
  2025: '2025-10-20',
  2026: '2026-11-08',
  2027: '2027-10-29',
  2028: '2028-10-17',
};

const SUNDAY = 0;

/** The days of a season that begins in a year; undefined in a year without a known date. */
export function seasonDays(id: SeasonId, year: number): DayRange | undefined {
  switch (id) {
    case 'lunar-new-year':
      return factoryHoliday(year);
    case 'golden-week':
      return { start: dayOf(year, 4, 29), end: dayOf(year, 5, hasSubstituteHoliday(year) ? 6 : 5) };
    case 'fba-peak':
      return { start: dayOf(year, 10, 15), end: dayOf(year + 1, 1, 14) };
    case 'diwali':
      return singleDay(DIWALI[year]);
    case 'singles-day':
      return singleDay(dayOf(year, 11, 11));
    case 'boxing-day':
      return singleDay(dayOf(year, 12, 26));
  }
}

function singleDay(day: string | undefined): DayRange | undefined {
  return day === undefined ? undefined : { start: day, end: day };
}

/** A holiday of May 3 to 5 on a Sunday is followed by one on May 6. */
function hasSubstituteHoliday(year: number): boolean {
  return [3, 4, 5].some((day) => new Date(Date.parse(dayOf(year, 5, day))).getUTCDay() === SUNDAY);
}
