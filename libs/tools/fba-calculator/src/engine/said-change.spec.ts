import * as fc from 'fast-check';
import { saidChange } from './said-change.ts';

it.each([
  [0.3, 'cm', 3, 'mm'],
  [0.301, 'cm', 3.1, 'mm'],
  [0.999, 'cm', 10, 'mm'],
  [1, 'cm', 1, 'cm'],
  [1.3335, 'cm', 1.34, 'cm'],
  [0.05, 'kg', 50, 'g'],
  [0.0501, 'kg', 51, 'g'],
  [1.2, 'kg', 1.2, 'kg'],
  [0.525, 'in', 0.53, 'in'],
  [0.1, 'lb', 0.1, 'lb'],
] as const)('%d %s are said as %d %s', (change, unit, value, said) => {
  expect(saidChange(change, unit)).toEqual({ value, unit: said });
});

it('what is said is never less than what has to change, and hardly more', () => {
  const units = fc.constantFrom('in' as const, 'lb' as const, 'cm' as const, 'kg' as const);
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 100, noNaN: true }), units, (change, unit) => {
      const said = saidChange(change, unit);
      const held = { in: 1, lb: 1, cm: 1, kg: 1, mm: 10, g: 1000 }[said.unit];
      expect(said.value / held).toBeGreaterThanOrEqual(change - 1e-8);
      expect(said.value / held).toBeLessThan(change + 0.0101);
    }),
  );
});
