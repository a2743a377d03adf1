import fc from 'fast-check';
import { conversionBetween, convert } from './conversion.ts';
import { formatSignificant, toSignificant } from './significant.ts';
import { CATEGORY_IDS, unitsOf } from './unit-categories.ts';

const conversion = fc.constantFrom(...CATEGORY_IDS).chain((category) => {
  const unit = fc.constantFrom(...unitsOf(category).map(({ id }) => id));
  return fc.record({ category: fc.constant(category), from: unit, to: unit });
});

describe('toSignificant', () => {
  it.each([
    [7.786765, '7.78677'],
    [-7.786765, '-7.78677'],
    [7.7867649, '7.78676'],
    [1234567, '1234570'],
    [999999.5, '1000000'],
    [1e21, '1000000000000000000000'],
    [2.54e-8, '0.0000000254'],
    [0, '0'],
  ])('%p reads %s', (value, text) => {
    expect(formatSignificant(value)).toBe(text);
  });

  it('equals the number of its text, for all conversions', () => {
    const magnitude = fc.double({ min: 1e-9, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(conversion, magnitude, fc.constantFrom(-1, 0, 1), (units, size, sign) => {
        const value = sign * size;
        const found = conversionBetween(units.category, units.from, units.to);
        if (!found) throw new Error(`${units.from} to ${units.to}`);
        const exact = convert(value, found);
        expect(Number(formatSignificant(exact))).toBe(toSignificant(exact));
        expect(Math.abs(toSignificant(exact) - exact)).toBeLessThanOrEqual(Math.abs(exact) * 5.000_001e-6);
        expect(formatSignificant(exact)).toMatch(/^-?\d+(\.\d+)?$/);
        expect(formatSignificant(exact)).not.toMatch(/^-0$/);
      }),
    );
  });
});
