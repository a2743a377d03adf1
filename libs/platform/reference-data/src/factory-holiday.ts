import { plusDays } from './days.ts';

/** Chinese New Year's Day, UTC+8 (new moon tables; 2025 to 2028 also the `holidays` 0.105 tables, read on 2026-11-21). */
const LUNAR_NEW_YEAR: Readonly<Record<number, string>> = {
  2025: '2025-01-29',
  2026: '2026-02-17',
  2027: '2027-02-06',
  2028: '2028-01-26',
  2029: '2029-02-13',
  2030: '2030-02-03',
  2031: '2031-01-23',
  2032: '2032-02-11',
  2033: '2033-01-31',
  2034: '2034-02-19',
  2035: '2035-02-08',
};

/** Factories close about two weeks before, and work fully again about two weeks after New Year's Day. */
const CLOSED_DAYS = 14;

/** First and last day (`YYYY-MM-DD`) of the closure of Chinese factories; undefined in a year without a known date. */
export function factoryHoliday(year: number): { start: string; end: string } | undefined {
  const day = LUNAR_NEW_YEAR[year];
  return day === undefined
    ? undefined
    : { start: plusDays(day, -CLOSED_DAYS), end: plusDays(day, CLOSED_DAYS) };
}
