import fc from 'fast-check';
import { barWidth, densityOf, densityStatus, densityVerdict, optimalCounts } from './density-status.ts';

describe('densityOf', () => {
  it.each([
    [1, 100, 1],
    [3, 100, 3],
    [5, 5, 100],
    [0, 0, 0],
  ])('%d of %d words is %d percent', (count, words, density) => {
    expect(densityOf(count, words)).toBe(density);
  });
});

describe('densityStatus', () => {
  it.each([
    [0, 'low'],
    [0.99, 'low'],
    [1, 'optimal'],
    [3, 'optimal'],
    [3.01, 'high'],
    [100, 'high'],
  ])('of %d percent is %s', (density, status) => {
    expect(densityStatus(density)).toBe(status);
  });

  it.each([
    [1, 100, 'optimal'],
    [1, 101, 'low'],
    [3, 100, 'optimal'],
    [3, 99, 'high'],
  ])('of %d in %d words is %s', (count, words, status) => {
    expect(densityStatus(densityOf(count, words))).toBe(status);
  });
});

describe('densityVerdict', () => {
  it.each([
    [0, 12, 'low'],
    [1, 12, 'optimal'],
    [2, 33, 'optimal'],
    [3, 33, 'high'],
    [19, 20, 'high'],
    [1, 34, 'optimal'],
    [2, 34, 'high'],
    [1, 101, 'low'],
  ])('of %d uses in %d words is %s', (count, words, verdict) => {
    expect(densityVerdict(count, words)).toBe(verdict);
  });
});

describe('barWidth', () => {
  it.each([
    [0, 0],
    [2.5, 25],
    [10, 100],
    [10.1, 100],
  ])('of %d percent is %d', (density, width) => {
    expect(barWidth(density)).toBe(width);
  });
});

describe('optimalCounts', () => {
  it.each([
    [33, 1, 0],
    [34, 1, 1],
    [100, 1, 3],
    [101, 2, 3],
  ])('in %d words are %d to %d', (words, least, most) => {
    expect(optimalCounts(words)).toEqual({ least, most });
  });

  it('are the counts with an optimal density', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 200 }), (words, count) => {
        const { least, most } = optimalCounts(words);
        const isOptimal = densityStatus(densityOf(count, words)) === 'optimal';
        expect(count >= least && count <= most).toBe(isOptimal);
      }),
    );
  });
});
