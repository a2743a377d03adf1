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

  it('says nothing where nothing was sold, and everything where each click sells', () => {
    expect(clicksToJudge(0)).toBeNull();
    expect(clicksToJudge(1)).toBe(1);
  });

  it('passes the limit exactly at the click that it names, whatever the rate', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1, noNaN: true }), (rate) => {
        const clicks = clicksToJudge(rate) ?? 0;
        expect(noOrderChance(clicks, rate)).toBeLessThan(0.05);
        if (clicks > 1) expect(noOrderChance(clicks - 1, rate)).toBeGreaterThanOrEqual(0.05);
      }),
    );
  });
});
