import { daysBetween, plusDays, utcDay } from './days.ts';

it.each([
  ['2026-11-30T23:59:59.999Z', '2026-11-30'],
  ['2026-12-01T00:00:00.000Z', '2026-12-01'],
])('utcDay of %s is %s', (instant, day) => {
  expect([utcDay(Date.parse(instant)), utcDay(new Date(instant))]).toEqual([day, day]);
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-11-30', 0, '2026-11-30'],
])('%s plus %i days is %s, and as many days lie between', (from, count, to) => {
  expect([plusDays(from, count), daysBetween(from, to)]).toEqual([to, count]);
});
