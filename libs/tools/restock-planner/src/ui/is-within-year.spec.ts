import { isWithinYear } from './is-within-year.ts';

it.each([
  ['2026-11-22', true],
  ['2027-11-21', true],
  ['2027-11-22', false],
  ['2026-11-21', false],
])('%s is within a year from 2026-11-22: %s', (day, is) => {
  expect(isWithinYear(day, '2026-11-22')).toBe(is);
});
