import * as fc from 'fast-check';
import { bidStep } from './bid-step.ts';

const step = (goal: number, present: number | null, maxChange: number | null = 30, decimals = 2) =>
  bidStep({ goal, present, maxChange, decimals });

describe('bidStep', () => {
  it.each([
    // 0.81 was lowered to 0.56, by 30.9 %.
    ['down from a cost per click that is shown as 0.81', 0.3, 0.8069307, 0.57],
    ['down to a whole cent', 0.3, 0.9, 0.63],
    ['down from a cost per click that is shown higher than it is', 0.3, 0.7857, 0.56],
    ['up to a whole cent', 3, 1, 1.3],
    ['up from a cost per click that is shown as 0.81', 3, 0.8069307, 1.04],
    ['up from a cost per click that is shown lower than it is', 3, 0.7643, 0.98],
  ])('ends at the bound, rounded towards the present bid: %s', (_title, goal, present, bid) => {
    expect(step(goal, present)).toBe(bid);
  });

  it.each([
    ['exactly at the bound', 0.7, 1, 0.7],
    ['just above it', 0.701, 1, 0.7],
    ['rounded beyond it', 1.056, 0.8127, 1.05],
    ['within it', 1.0849, 1, 1.08],
    ['exactly at the upper bound', 1.3, 1, 1.3],
  ])('is the goal in whole cents where that is within the bound: %s', (_title, goal, present, bid) => {
    expect(step(goal, present)).toBe(bid);
  });

  it('is the goal without a bound or a present bid', () => {
    expect([step(0.123, 9, null), step(0.123, null), step(0.123, 0)]).toEqual([0.12, 0.12, 0.12]);
  });

  it('is whole yen for a currency without cents', () => {
    expect([step(10, 81.2, 30, 0), step(500, 81.2, 30, 0)]).toEqual([57, 105]);
  });

  it('is not zero, and keeps the bound where no cent is within it', () => {
    expect(step(0.001, 0.01)).toBe(0.01);
    expect(step(0.001, 0.004)).toBeCloseTo(0.0028, 12);
    expect(step(0.003, null)).toBe(0.003);
  });

  it('never moves further than the bound, from the present bid or from that which is shown', () => {
    const amount = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 100 }), (goal, present, maxChange) => {
        const bid = step(goal, present, maxChange);
        const shown = Math.round(present * 100) / 100;
        for (const from of Math.abs(bid * 100 - Math.round(bid * 100)) < 1e-9 ? [present, shown] : [present])
          expect(Math.abs(bid / from - 1) * 100).toBeLessThanOrEqual(maxChange + 1e-6);
      }),
    );
  });
});
