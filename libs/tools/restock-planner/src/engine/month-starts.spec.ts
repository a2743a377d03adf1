import { monthStarts } from './month-starts.ts';

test('months begin on their first day, which the last day may be', () => {
  expect(monthStarts('2026-11-28', 34)).toEqual([3, 34]);
  expect(monthStarts('2026-11-28', 33.9)).toEqual([3]);
  expect(monthStarts('2026-12-01', 31)).toEqual([31]);
});

test('a range within one month has none', () => {
  expect(monthStarts('2026-11-28', 2)).toEqual([]);
});

test('of more than six months, every second one is left', () => {
  expect(monthStarts('2026-12-01', 182)).toEqual([31, 62, 90, 121, 151, 182]);
  expect(monthStarts('2026-12-01', 212)).toEqual([31, 90, 151, 212]);
});
