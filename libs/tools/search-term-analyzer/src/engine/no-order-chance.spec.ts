import fc from 'fast-check';
import { clicksToJudge, noOrderChance } from './no-order-chance.ts';

describe('noOrderChance and clicksToJudge', () => {
  // Success-run tables: samples without a failure for 95 % confidence at 80, 90, 95 and 99 % reliability.
  it.each([
    [0.2, 14],
    [0.1, 29],
    [0.05, 59],
    [0.01, 299],
  ])('clicksToJudge(%d) is %d, as in published tables', (rate, clicks) => {
    expect(clicksToJudge(rate)).toBe(clicks);
  });

  it('noOrderChance is about 8 % for 34 clicks at 7.2 %', () => {
    expect(noOrderChance(34, 0.072)).toBeCloseTo(0.0788, 4);
  });

  it.each([
    [1e-12, 2_995_732_273_553],
    [3e-14, 99_857_742_451_800],
  ])('clicksToJudge(%d) is fast and correct to 12 digits for very small rates', (rate, clicks) => {
    expect((clicksToJudge(rate) ?? 0) / clicks).toBeCloseTo(1, 11);
  });

  it('clicksToJudge is null beyond safe integers', () => {
    expect(clicksToJudge(1e-16)).toBeNull();
    expect(clicksToJudge(Number.MIN_VALUE)).toBeNull();
  });

  it('clicksToJudge is null at a rate of 0 and 1 at a rate of 1', () => {
    expect(clicksToJudge(0)).toBeNull();
    expect(clicksToJudge(1)).toBe(1);
  });

  it('clicksToJudge is the first click count below the significance level, for any rate', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.double({ min: 1e-15, max: 1, noNaN: true }),
          fc.double({ min: -15, max: 0, noNaN: true }).map((power) => 10 ** power),
        ),
        (rate) => {
          const clicks = clicksToJudge(rate) ?? 0;
          expect(noOrderChance(clicks, rate)).toBeLessThan(0.05);
          if (clicks > 1) expect(noOrderChance(clicks - 1, rate)).toBeGreaterThanOrEqual(0.05);
        },
      ),
    );
  });
});
