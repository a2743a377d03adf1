import { barOf, busiestDay, isLabelled, ticksOf } from './bars.ts';

const days = (...uses: readonly number[]) =>
  uses.map((uses, index) => ({ date: `2026-11-0${index + 1}`, uses }));

describe('the bars of a trend', () => {
  it.each([
    [0, 0, 0],
    [0, 40, 0],
    [10, 40, 25],
    [40, 40, 100],
  ])('%d on an axis to %d has a height of %d percent', (value, top, height) => {
    expect(barOf(value, top)).toBe(height);
  });

  it.each([
    [1, 1],
    [7, 7],
    [8, 4],
    [30, 5],
    [90, 5],
  ])('of %d days %d are labeled, including the last one', (count, names) => {
    const labelled = Array.from({ length: count }, (_, index) => isLabelled(index, count));
    expect(labelled.filter(Boolean)).toHaveLength(names);
    expect(labelled.at(-1)).toBe(true);
  });

  it.each([
    [[0, 0], [0]],
    [
      [1, 0],
      [0, 1],
    ],
    [
      [2, 1],
      [0, 1, 2],
    ],
    [
      [3, 37],
      [0, 10, 20, 30, 40],
    ],
    [
      [1234, 5],
      [0, 500, 1000, 1500],
    ],
  ])('of %j uses have the axis %j', (uses, ticks) => {
    expect(ticksOf(days(...uses))).toEqual(ticks);
  });

  it('are highest on the latest of the busiest days', () => {
    expect(busiestDay(days(1, 5, 5, 2))?.date).toBe('2026-11-03');
    expect(busiestDay(days(0, 0))).toBeUndefined();
  });
});
