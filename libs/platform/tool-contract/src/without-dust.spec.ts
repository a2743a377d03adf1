import * as fc from 'fast-check';
import { sumWithoutDust, withoutDust, withoutNoise } from './without-dust.ts';

describe('a figure without noise', () => {
  it.each([
    [2.7940000000000005, 2.794],
    [100 * 7.162, 716.2],
    [0.1 + 0.2, 0.3],
    [1 / 3, 0.333333333333333],
    [-0, 0],
  ])('%d is %d', (figure, clean) => {
    expect(withoutNoise(figure)).toBe(clean);
  });

  it('is a whole number itself, up to fifteen digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (whole) => {
        expect(withoutNoise(whole)).toBe(whole);
      }),
    );
  });
});

describe('an amount without dust', () => {
  it.each([
    [0.15 * 6.7, 1.005],
    [1 / 3, 0.33333333333333],
    [0, 0],
    [-0.1 - 0.2, -0.3],
  ])('%d is %d', (amount, clean) => {
    expect(withoutDust(amount)).toBe(clean);
  });
});

describe('a sum without dust', () => {
  it.each([
    [[200, -199.8], 0.2],
    [[0.1, 0.2], 0.3],
    [[1, -0.15, -0.8], 0.05],
    [[10, -9.99, -0.01], 0],
    [[0, 0], 0],
    [[], 0],
    [[1e-9, 2e-9], 3e-9],
    [[1e-86, 2e-86], 3e-86],
    [[1e-300, 1e-300], 2e-300],
  ])('of %j is %d', (amounts, sum) => {
    expect(sumWithoutDust(amounts)).toBe(sum);
  });

  it('is the sum of whole hundredths of a cent, whatever is left of them', () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 9 }), (amounts) => {
        const whole = amounts.reduce((before, one) => before + one, 0);
        expect(sumWithoutDust(amounts.map((one) => one / 10_000))).toBe(whole / 10_000);
      }),
    );
  });
});
