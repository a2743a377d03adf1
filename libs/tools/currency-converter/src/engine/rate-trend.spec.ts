import * as fc from 'fast-check';
import { rateTrend } from './rate-trend.ts';

const between = (...rates: number[]) => rateTrend(rates.map((rate) => ({ rate })));

describe('rateTrend', () => {
  it.each([
    [1, 1.0001, 'stable', 0.01],
    [1, 1.000101, 'up', 0.0101],
    [1, 0.9999, 'stable', -0.01],
    [1, 0.999899, 'down', -0.0101],
    [7.162, 7.162, 'stable', 0],
    [7, 7.7, 'up', 10],
  ])('from %d to %d is %s, by %d percent', (first, last, trend, changePercent) => {
    const found = between(first, last);
    expect(found).toMatchObject({ trend });
    expect(found?.changePercent).toBeCloseTo(changePercent, 9);
  });

  it('compares the last with the first point only', () => {
    expect(between(2, 9, 1, 3)).toEqual({ change: 1, changePercent: 50, trend: 'up' });
  });

  it('has no noise of binary fractions, for large rates and small', () => {
    expect(between(1360.5, 1360.7)?.change).toBe(0.2);
    expect(between(0.0000382, 0.0000383)?.change).toBe(1e-7);
  });

  it('requires two points', () => {
    expect(between()).toBeNull();
    expect(between(7.1)).toBeNull();
  });

  it('has the same direction for any scale of the rates', () => {
    const rate = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(rate, rate, fc.constantFrom(0.001, 1, 1000), (first, last, scale) => {
        expect(between(first * scale, last * scale)?.trend).toBe(between(first, last)?.trend);
      }),
    );
  });
});
