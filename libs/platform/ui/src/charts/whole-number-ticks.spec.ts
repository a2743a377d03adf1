import * as fc from 'fast-check';
import { wholeNumberTicks } from './whole-number-ticks.ts';

it.each([
  [0, 1, 4, [0, 1]],
  [0, 4, 4, [0, 1, 2, 3, 4]],
  [0, 5, 4, [0, 2, 4, 6]],
  [0, 12.2, 3, [0, 5, 10, 15]],
  [0, 2000, 4, [0, 500, 1000, 1500, 2000]],
  [0, 2001, 4, [0, 1000, 2000, 3000]],
  [-12, 38, 4, [-20, 0, 20, 40]],
  [7, 7, 4, [7]],
])('from %d to %d there are at most about %d whole steps: %j', (low, high, maxSteps, ticks) => {
  expect(wholeNumberTicks(low, high, maxSteps)).toEqual(ticks);
});

it('ticks are whole, rise evenly, cover the range and stay few', () => {
  const hundredths = (min: number) => fc.integer({ min, max: 1e9 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(hundredths(-1e9), hundredths(0), (low, span) => {
      const ticks = wholeNumberTicks(low, low + span, 4);
      const [first = 0, second = first + 1] = ticks;
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks).toEqual(ticks.map((_, index) => first + index * (second - first)));
      expect(first).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});
