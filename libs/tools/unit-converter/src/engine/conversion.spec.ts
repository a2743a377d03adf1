import fc from 'fast-check';
import { conversionBetween, convert } from './conversion.ts';
import { CATEGORY_IDS, unitsOf } from './unit-categories.ts';

function inUnit(category: (typeof CATEGORY_IDS)[number], value: number, from: string, to: string): number {
  const conversion = conversionBetween(category, from, to);
  if (!conversion) throw new Error(`${from} to ${to}`);
  return convert(value, conversion);
}

const unitPair = fc
  .constantFrom(...CATEGORY_IDS)
  .chain((category) =>
    fc
      .tuple(fc.constantFrom(...unitsOf(category)), fc.constantFrom(...unitsOf(category)))
      .map(([from, to]) => ({ category, from: from.id, to: to.id })),
  );

describe('conversionBetween and convert', () => {
  it.each([
    ['length', 1, 'in', 'mm', 25.4],
    ['length', 1, 'ft', 'cm', 30.48],
    ['length', 1, 'yd', 'm', 0.9144],
    ['length', 1, 'mil', 'km', 1.609344],
    ['length', 1, 'mil', 'ft', 5280],
    ['length', 1, 'in', 'thou', 1000],
    ['weight', 1, 'oz', 'g', 28.349523125],
    ['weight', 1, 'lb', 'kg', 0.45359237],
    ['weight', 1, 'st', 'lb', 14],
    ['weight', 1, 'ton', 'lb', 2000],
    ['weight', 1, 't', 'kg', 1000],
    ['volume', 1, 'floz', 'ml', 29.5735295625],
    ['volume', 1, 'cup', 'floz', 8],
    ['volume', 1, 'gal', 'qt', 4],
    ['volume', 1, 'qt', 'pt', 2],
    ['volume', 1, 'm3', 'L', 1000],
    ['area', 1, 'ft2', 'in2', 144],
    ['area', 1, 'yd2', 'ft2', 9],
    ['area', 1, 'acre', 'ft2', 43560],
    ['area', 1, 'km2', 'm2', 1e6],
    ['temperature', 0, 'C', 'F', 32],
    ['temperature', 100, 'C', 'F', 212],
    ['temperature', -40, 'F', 'C', -40],
    ['temperature', 98.6, 'F', 'C', 37],
    ['temperature', 0, 'K', 'F', -459.67],
    ['temperature', 0, 'C', 'R', 491.67],
    ['temperature', 671.67, 'R', 'C', 100],
    ['temperature', 32, 'F', 'R', 491.67],
    ['power', 1, 'hp', 'W', 745.69987158227],
    ['power', 1000, 'BTU/h', 'W', 293.071070172222],
    ['energy', 1, 'cal', 'J', 4.184],
  ] as const)('of %s: %p %s in %s is %p', (category, value, from, to, expected) => {
    expect(inUnit(category, value, from, to)).toBeCloseTo(expected, 10);
  });

  it.each([
    ['length', 12, 'in', 'cm', 30.48],
    ['length', 1.1, 'in', 'cm', 2.794],
    ['weight', 0.7, 'lb', 'kg', 0.317514659],
    ['temperature', 300, 'K', 'C', 26.85],
    ['temperature', 273.16, 'K', 'C', 0.01],
    ['temperature', -17.78, 'C', 'F', -0.004],
    ['temperature', 31.9982, 'F', 'C', -0.001],
    ['temperature', 1e-14, 'K', 'R', 1.8e-14],
  ] as const)(
    'of %s: %p %s in %s is exactly %p, without binary noise',
    (category, value, from, to, expected) => {
      expect(inUnit(category, value, from, to)).toBe(expected);
    },
  );

  it('converts hundredths of an inch to the double nearest to the exact centimeters', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (hundredths) => {
        expect(inUnit('length', hundredths / 100, 'in', 'cm')).toBe((hundredths * 254) / 10_000);
      }),
    );
  });

  it('converts hundredths of a kelvin to the double nearest to the exact degrees Celsius', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (hundredths) => {
        expect(inUnit('temperature', hundredths / 100, 'K', 'C')).toBe((hundredths - 27_315) / 100);
      }),
    );
  });

  it('returns the value after a round trip', () => {
    const magnitude = fc.double({ min: 1e-9, max: 1e15, noNaN: true });
    fc.assert(
      fc.property(unitPair, magnitude, fc.constantFrom(-1, 0, 1), ({ category, from, to }, size, sign) => {
        const value = sign * size;
        const back = inUnit(category, inUnit(category, value, from, to), to, from);
        const allowed = Math.abs(value) * 1e-12 + (category === 'temperature' ? 1e-9 : 0);
        expect(Math.abs(back - value)).toBeLessThanOrEqual(allowed);
      }),
    );
  });

  it('returns a temperature within a billionth of a degree after a round trip', () => {
    const scales = unitsOf('temperature');
    fc.assert(
      fc.property(
        fc.constantFrom(...scales),
        fc.constantFrom(...scales),
        fc.double({ min: -10_000, max: 10_000, noNaN: true }),
        (from, to, value) => {
          const back = inUnit('temperature', inUnit('temperature', value, from.id, to.id), to.id, from.id);
          expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9);
        },
      ),
    );
  });

  it('gives the same result by way of a third unit', () => {
    const triple = fc
      .constantFrom('length', 'weight', 'volume', 'area', 'power', 'energy')
      .chain((category) => {
        const unit = fc.constantFrom(...unitsOf(category as 'length').map(({ id }) => id));
        return fc.record({ category: fc.constant(category as 'length'), from: unit, over: unit, to: unit });
      });
    fc.assert(
      fc.property(triple, ({ category, from, over, to }) => {
        const direct = inUnit(category, 7, from, to);
        const detour = inUnit(category, inUnit(category, 7, from, over), over, to);
        expect(Math.abs(detour / direct - 1)).toBeLessThan(1e-12);
      }),
    );
  });

  it('is undefined between dimensions', () => {
    expect(conversionBetween('length', 'in', 'kg')).toBeUndefined();
    expect(conversionBetween('temperature', 'C', 'mm')).toBeUndefined();
  });
});
