import * as fc from 'fast-check';
import {
  ceilWithTolerance,
  floorWithTolerance,
  isAbove,
  isBelow,
  roundToDecimals,
  roundTo14Digits,
  roundTo15Digits,
  sumRounded,
} from './rounding.ts';

describe('roundTo15Digits', () => {
  it.each([
    [2.7940000000000005, 2.794],
    [100 * 7.162, 716.2],
    [0.1 + 0.2, 0.3],
    [1 / 3, 0.333333333333333],
    [-0, 0],
  ])('rounds %d to %d', (figure, clean) => {
    expect(roundTo15Digits(figure)).toBe(clean);
  });

  it('keeps whole numbers of up to 15 digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (whole) => {
        expect(roundTo15Digits(whole)).toBe(whole);
      }),
    );
  });
});

describe('roundToDecimals', () => {
  it.each([
    [1.2345, 2, 1.23],
    [1.235, 2, 1.24],
    [-1.5, 0, -1],
    [0.00004, 4, 0],
    [0.00005, 4, 0.0001],
    [7, 0, 7],
  ])('rounds %d to %d decimals: %d', (figure, decimals, rounded) => {
    expect(roundToDecimals(figure, decimals)).toBe(rounded);
  });
});

describe('roundTo14Digits', () => {
  it.each([
    [0.15 * 6.7, 1.005],
    [1 / 3, 0.33333333333333],
    [0, 0],
    [-0.1 - 0.2, -0.3],
  ])('rounds %d to %d', (amount, clean) => {
    expect(roundTo14Digits(amount)).toBe(clean);
  });

  it('gives what the text of 14 digits gives, for amounts with and without a short form', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    const product = fc
      .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 10_000 }))
      .map(([cents, share]) => (cents / 100) * (share / 10_000));
    fc.assert(
      fc.property(fc.oneof(any, product), (amount) => {
        expect(roundTo14Digits(amount)).toBe(Number(amount.toPrecision(14)));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('sumRounded', () => {
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
  ])('adds %j up to %d', (amounts, sum) => {
    expect(sumRounded(amounts)).toBe(sum);
  });

  it('adds hundredths of a cent exactly, however small the sum of large amounts is', () => {
    const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 9 }), (amounts) => {
        const whole = amounts.reduce((before, one) => before + one, 0);
        expect(sumRounded(amounts.map((one) => one / 10_000))).toBe(whole / 10_000);
      }),
    );
  });
});

describe('isAbove and isBelow', () => {
  it.each([
    [0.3, 0.1 + 0.2, false, false],
    [0.1 + 0.2, 0.3, false, false],
    [0.3 + 2e-9, 0.3, true, false],
    [0.3 - 2e-9, 0.3, false, true],
  ])('compare %d with %d: above %s, below %s', (value, bound, above, below) => {
    expect([isAbove(value, bound), isBelow(value, bound)]).toEqual([above, below]);
  });
});

describe('ceilWithTolerance and floorWithTolerance', () => {
  it.each([
    [3, 3, 3],
    [3 + 1e-12, 3, 3],
    [3 - 1e-12, 3, 3],
    [3.0001, 4, 3],
    [2.9999, 3, 2],
  ])('round %d up to %d and down to %d', (value, up, down) => {
    expect([ceilWithTolerance(value), floorWithTolerance(value)]).toEqual([up, down]);
  });
});
