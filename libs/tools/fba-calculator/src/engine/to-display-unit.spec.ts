import * as fc from 'fast-check';
import { fromDisplayUnit, toDisplayUnit } from './to-display-unit.ts';

describe('toDisplayUnit', () => {
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
  ] as const)('shows %d %s as %d %s', (change, unit, value, shown) => {
    expect(toDisplayUnit(change, unit)).toEqual({ value, unit: shown });
  });

  it('never shows less than the change, and at most a hundredth more', () => {
    const units = fc.constantFrom('in' as const, 'lb' as const, 'cm' as const, 'kg' as const);
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 100, noNaN: true }), units, (change, unit) => {
        const shown = toDisplayUnit(change, unit);
        const perUnit = { in: 1, lb: 1, cm: 1, kg: 1, mm: 10, g: 1000 }[shown.unit];
        expect(shown.value / perUnit).toBeGreaterThanOrEqual(change - 1e-8);
        expect(shown.value / perUnit).toBeLessThan(change + 0.0101);
      }),
    );
  });

  it.each([
    [3, 'mm', 0.3],
    [50, 'g', 0.05],
    [1.34, 'cm', 1.34],
    [0.53, 'in', 0.53],
  ] as const)('reads %d %s back as %d', (value, unit, change) => {
    expect(fromDisplayUnit({ value, unit })).toBeCloseTo(change, 12);
  });
});
