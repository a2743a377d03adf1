import * as fc from 'fast-check';
import { fromDisplayUnit, spareOf, toDisplayUnit } from './to-display-unit.ts';

describe('toDisplayUnit', () => {
  it.each([
    [0.3, 'cm', 4, 'mm'],
    [0.301, 'cm', 5, 'mm'],
    [0.8, 'cm', 9, 'mm'],
    [0.801, 'cm', 1, 'cm'],
    [1.3335, 'cm', 1.5, 'cm'],
    [0.05, 'kg', 50, 'g'],
    [0.0501, 'kg', 51, 'g'],
    [1.2, 'kg', 1.2, 'kg'],
    [0.009, 'in', 0.1, 'in'],
    [0.05, 'in', 0.1, 'in'],
    [0.051, 'in', 0.15, 'in'],
    [0.525, 'in', 0.6, 'in'],
    [0.1, 'lb', 0.1, 'lb'],
  ] as const)('shows %d %s as %d %s', (change, unit, value, shown) => {
    expect(toDisplayUnit(change, unit)).toEqual({ value, unit: shown });
  });

  const changes = fc.double({ min: 0.001, max: 100, noNaN: true });

  it.each([
    ['in', 0.05],
    ['cm', 0.1],
  ] as const)('leaves a side of %s at least one step below the bound, and less than two', (unit, step) => {
    fc.assert(
      fc.property(changes, (change) => {
        const below = fromDisplayUnit(toDisplayUnit(change, unit)) - change;
        expect(below).toBeGreaterThanOrEqual(step - 1e-8);
        expect(below).toBeLessThan(2 * step);
      }),
    );
  });

  it('never shows a smaller change of a weight, and at most a hundredth more', () => {
    const units = fc.constantFrom('lb' as const, 'kg' as const);
    fc.assert(
      fc.property(changes, units, (change, unit) => {
        const shown = fromDisplayUnit(toDisplayUnit(change, unit));
        expect(shown).toBeGreaterThanOrEqual(change - 1e-8);
        expect(shown).toBeLessThan(change + 0.0101);
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

describe('spareOf', () => {
  it.each([
    [0.1, 'in', 0.0906, 0],
    [0.15, 'in', 0.0906, 0.05],
    [0.15, 'in', 0.09, 0.06],
    [0.15, 'in', 0.0901, 0.05],
    [4, 'mm', 0.3, 0.1],
    [4, 'mm', 0.301, 0.09],
    [50, 'g', 0.05, 0],
  ] as const)('of a change by %d %s where %d is enough is %d', (value, unit, change, spare) => {
    expect(spareOf({ value, unit }, change)).toBe(spare);
  });
});
