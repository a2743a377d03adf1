import { meetsConditions, scoreAfter, scoreTier } from './score.ts';

describe('allHold', () => {
  it.each([
    [{ measure: 'length', above: 5 } as const, 5, false],
    [{ measure: 'length', above: 5 } as const, 6, true],
    [{ measure: 'length', below: 5 } as const, 5, false],
    [{ measure: 'length', below: 5 } as const, 4, true],
    [{ measure: 'length', below: 5 } as const, null, false],
    [{ measure: 'length', above: 5 } as const, null, false],
  ])('of %j with %s is %s', (condition, length, holds) => {
    expect(meetsConditions([condition], { length })).toBe(holds);
  });

  it('requires every condition', () => {
    const between = [
      { measure: 'length', above: 0 },
      { measure: 'length', below: 5 },
    ] as const;
    expect(meetsConditions(between, { length: 0 })).toBe(false);
    expect(meetsConditions(between, { length: 1 })).toBe(true);
  });
});

describe('scoreAfter', () => {
  it.each([
    [[], 100, false],
    [[30, 15], 55, false],
    [[60, 40], 0, false],
    [[60, 41], 0, true],
  ])('%j leaves %d', (points, value, isFloored) => {
    expect(scoreAfter(points.map((each) => ({ points: each })))).toEqual({ value, isFloored });
  });
});

describe('scoreTier', () => {
  it.each([
    [80, 'good'],
    [79.9, 'fair'],
    [60, 'fair'],
    [59.9, 'poor'],
  ])('a score of %d is %s', (score, tier) => {
    expect(scoreTier(score, { good: 80, fair: 60 })).toBe(tier);
  });
});
