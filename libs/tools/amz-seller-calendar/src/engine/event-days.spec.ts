import { plusDays } from '@seller-toolbox/reference-data/days';
import { easterSunday, lastWeekdayOfLongMonth, nthWeekday, weekdayFrom } from './event-days.ts';

/** Easter by Gauss's algorithm with its two exceptions, independent of the tested computation. */
function easterByGauss(year: number): string {
  const k = Math.floor(year / 100);
  const m = 15 + Math.floor((3 * k + 3) / 4) - Math.floor((8 * k + 13) / 25);
  const s = 2 - Math.floor((3 * k + 3) / 4);
  const a = year % 19;
  const d = (19 * a + m) % 30;
  const r = Math.floor((d + Math.floor(a / 11)) / 29);
  const og = 21 + d - r;
  const sz = 7 - ((year + Math.floor(year / 4) + s) % 7);
  const oe = 7 - ((((og - sz) % 7) + 7) % 7);
  return new Date(Date.UTC(year, 2, og + oe)).toISOString().slice(0, 10);
}

describe('easterSunday', () => {
  it.each([
    ['2025-04-20'],
    ['2026-04-05'],
    ['2027-03-28'],
    ['2028-04-16'],
    ['2029-04-01'],
    ['2030-04-21'],
    ['2038-04-25'],
    ['2076-04-19'],
  ])('is %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });

  it('agrees with a second algorithm for two centuries', () => {
    const years = Array.from({ length: 200 }, (_, index) => 2025 + index);
    expect(years.map(easterSunday)).toEqual(years.map(easterByGauss));
  });
});

describe('weekdays of a month', () => {
  it.each([
    [2026, 11, 4, 4, '2026-11-26'],
    [2028, 11, 4, 4, '2028-11-23'],
    [2029, 5, 0, 2, '2029-05-13'],
    [2026, 9, 1, 1, '2026-09-07'],
    [2025, 9, 1, 1, '2025-09-01'],
  ] as const)('in %d-%d, weekday %d, number %d, is %s', (year, month, weekday, nth, day) => {
    expect(nthWeekday(year, month, { weekday, nth })).toBe(day);
  });

  it('may be the last day of the month, or seven days before its end', () => {
    expect(lastWeekdayOfLongMonth(2027, 5, 1)).toBe('2027-05-31');
    expect(lastWeekdayOfLongMonth(2026, 5, 1)).toBe('2026-05-25');
  });

  it('includes the start day', () => {
    expect(weekdayFrom('2026-10-06', 2)).toBe('2026-10-06');
    expect(weekdayFrom('2026-10-07', 2)).toBe('2026-10-13');
  });
});

describe('plusDays', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('than %s by %d is %s', (day, count, expected) => {
    expect(plusDays(day, count)).toBe(expected);
  });
});
