import fc from 'fast-check';
import { monthsBefore } from './months-before.ts';

it.each([
  ['2026-11-22T10:00:00.000Z', 1, '2026-10-22T10:00:00.000Z'],
  ['2026-11-22T10:00:00.000Z', 25, '2024-10-22T10:00:00.000Z'],
  ['2026-01-31T23:59:59.999Z', 1, '2025-12-31T23:59:59.999Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', 25, '2024-02-29T00:00:00.000Z'],
  ['2027-03-31T00:00:00.000Z', 25, '2025-02-28T00:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 12, '2027-02-28T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 48, '2024-02-29T12:00:00.000Z'],
])('monthsBefore: %s minus %i months is %s', (instant, months, expected) => {
  expect(monthsBefore(Date.parse(instant), months)).toEqual(new Date(expected));
});

it('monthsBefore returns a day of the right calendar month', () => {
  const instants = fc.integer({ min: 0, max: Date.parse('2200-01-01T00:00:00Z') });
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: 60 }), (instant, months) => {
      const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
      expect(monthOf(monthsBefore(instant, months))).toBe(monthOf(new Date(instant)) - months);
    }),
  );
});
