import * as fc from 'fast-check';
import { inverseNormal } from './inverse-normal.ts';

describe('inverseNormal', () => {
  // Quantiles as printed in statistical tables to 16 digits.
  it.each([
    [0.5, 0],
    [0.75, 0.6744897501960817],
    [0.84134474606854293, 1],
    [0.9, 1.2815515655446004],
    [0.95, 1.6448536269514722],
    [0.97724986805182079, 2],
    [0.975, 1.959963984540054],
    [0.98, 2.053748910631823],
    [0.99, 2.3263478740408408],
    [0.995, 2.5758293035489004],
    [0.999, 3.090232306167813],
    [0.9999, 3.719016485455709],
  ])('at %d is %d', (probability, z) => {
    expect(inverseNormal(probability)).toBeCloseTo(z, 13);
  });

  // The check values of the paper itself.
  it.each([
    [0.25, -0.6744897501960817],
    [0.001, -3.090232306167814],
    [1e-20, -9.262340089798408],
  ])('agrees with the published algorithm at %d', (probability, z) => {
    expect(inverseNormal(probability)).toBeCloseTo(z, 13);
  });

  it('rises with the probability and is symmetrical', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 0.499999, noNaN: true }), (probability) => {
        expect(inverseNormal(1 - probability)).toBeCloseTo(-inverseNormal(probability), 8);
        expect(inverseNormal(probability)).toBeLessThan(inverseNormal(probability + 1e-6));
      }),
    );
  });
});
