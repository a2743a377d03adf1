import { barOf, isLabelled } from './bars.ts';

describe('the bars of a trend', () => {
  it.each([
    [0, 0, 0],
    [0, 40, 0],
    [10, 40, 25],
    [40, 40, 100],
  ])('%d of at most %d has a height of %d percent', (value, most, height) => {
    expect(barOf(value, most)).toBe(height);
  });

  it.each([
    [1, 1],
    [7, 7],
    [8, 4],
    [30, 6],
    [90, 7],
  ])('of %d days %d are labeled, including the last one', (count, names) => {
    const labelled = Array.from({ length: count }, (_, index) => isLabelled(index, count));
    expect(labelled.filter(Boolean)).toHaveLength(names);
    expect(labelled.at(-1)).toBe(true);
  });
});
