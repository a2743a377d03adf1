import * as fc from 'fast-check';
import { cartonsFor } from './order-quantity.ts';

describe('cartonsFor', () => {
  it.each([
    [0, 24, 0, 0],
    [-5, 24, 100, 0],
    [1, 24, 0, 1],
    [24, 24, 0, 1],
    [24.5, 24, 0, 2],
    [10, 24, 100, 5],
    [96, 24, 96, 4],
    [97, 24, 96, 5],
    [0.1 * 30, 1, 0, 3],
  ])('for %d units, %d a carton, at least %d, is %d', (needed, unitsPerCarton, minimumOrder, cartons) => {
    expect(cartonsFor(needed, { unitsPerCarton, minimumOrder })).toBe(cartons);
  });

  it('covers the needed units with no carton too many', () => {
    const positive = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    const terms = fc.record({
      unitsPerCarton: fc.integer({ min: 1, max: 5000 }),
      minimumOrder: fc.nat(5000),
    });
    fc.assert(
      fc.property(positive, terms, (needed, supply) => {
        const units = cartonsFor(needed, supply) * supply.unitsPerCarton;
        expect(units).toBeGreaterThanOrEqual(Math.max(needed, supply.minimumOrder) - 1e-4);
        expect(units - supply.unitsPerCarton).toBeLessThan(Math.max(needed, supply.minimumOrder));
      }),
    );
  });
});
