import * as fc from 'fast-check';
import { niceTicks } from './nice-ticks.ts';

it.each([
  [15, 45, 5, [10, 20, 30, 40, 50]],
  [-12, 38, 4, [-20, 0, 20, 40]],
  [0.1, 0.42, 4, [0.1, 0.2, 0.3, 0.4, 0.5]],
  [7, 7, 4, [7]],
])('from %d to %d there are about %d round steps: %j', (low, high, wanted, ticks) => {
  expect(niceTicks(low, high, wanted)).toEqual(ticks);
});

it('ticks rise, cover the range and stay few', () => {
  const amount = fc.double({ min: -1e8, max: 1e8, noNaN: true });
  fc.assert(
    fc.property(amount, fc.double({ min: 0.01, max: 1e8, noNaN: true }), (low, span) => {
      const ticks = niceTicks(low, low + span, 4);
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks[0]).toBeLessThanOrEqual(low + span * 1e-6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(low + span * (1 - 1e-6));
      expect([...ticks].sort((a, b) => a - b)).toEqual(ticks);
    }),
  );
});

it('a range without an end has none', () => {
  expect(niceTicks(0, Infinity, 4)).toEqual([]);
});
