import fc from 'fast-check';
import { clicksToJudge, noOrderChance } from './no-order-chance.ts';

describe('the chance of no order', () => {
  // Success-run tables: samples without a failure for 95 % confidence at 80, 90, 95 and 99 % reliability.
  it.each([
    [0.2, 14],
    [0.1, 29],
    [0.05, 59],
    [0.01, 299],
  ])(
    'at a conversion rate of %d is judged from %d clicks on, as published tables have it',
    (rate, clicks) => {
      expect(clicksToJudge(rate)).toBe(clicks);
    },
  );

  it('of 34 clicks at 7.2 % leaves about 8 % of such terms to sell', () => {
    expect(noOrderChance(34, 0.072)).toBeCloseTo(0.0788, 4);
  });

  it.each([
    [1e-12, 2_995_732_273_553],
    [3e-14, 99_857_742_451_800],
  ])('at one order in ever so many clicks (%d) is found at once and right to 12 digits', (rate, clicks) => {
    expect((clicksToJudge(rate) ?? 0) / clicks).toBeCloseTo(1, 11);
  });

  it('says nothing where judging would take more clicks than can be counted', () => {
    expect(clicksToJudge(1e-16)).toBeNull();
    expect(clicksToJudge(Number.MIN_VALUE)).toBeNull();
  });

  it('says nothing where nothing was sold, and everything where each click sells', () => {
    expect(clicksToJudge(0)).toBeNull();
    expect(clicksToJudge(1)).toBe(1);
  });

  it('passes the limit exactly at the click that it names, whatever the rate', () => {
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
