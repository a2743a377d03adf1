import * as fc from 'fast-check';
import { toShares, wilsonInterval } from './review-figures.ts';

describe('toShares', () => {
  it('gives integers that add up to 100', () => {
    const count = fc.nat({ max: 10_000 });
    fc.assert(
      fc.property(count, count, count, (positive, negative, neutral) => {
        fc.pre(positive + negative + neutral > 0);
        const shares = toShares({ positive, negative, neutral });
        const values = Object.values(shares ?? {});
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(100);
        expect(values.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('is null without reviews', () => {
    expect(toShares({ positive: 0, negative: 0, neutral: 0 })).toBeNull();
  });
});

it.each([
  // Published worked values of the Wilson interval at 95 %.
  [0, 10, 0, 27.75],
  [5, 10, 23.66, 76.34],
  [10, 10, 72.25, 100],
  [81, 263, 25.53, 36.62],
])('wilsonInterval of %d of %d is %d to %d', (count, of, low, high) => {
  const found = wilsonInterval(count, of);
  expect(found.low).toBeCloseTo(low, 2);
  expect(found.high).toBeCloseTo(high, 2);
});
