import { isBelowGuideline, lighterCushion } from './lighter-cushion.ts';

const of = (buffer: number, limits = {}) =>
  lighterCushion(buffer, { isFragile: false, minBuffer: 1.27, ...limits });

describe('lighterCushion', () => {
  it.each([
    [5.09, 5.08],
    [5.08, 2.54],
    [2.55, 2.54],
    [2.54, 1.27],
    [1.28, 1.27],
  ])('of %d cm is %d cm', (buffer, lighter) => {
    expect(of(buffer)).toBe(lighter);
  });

  it.each([1.27, 1, 0])('is none below the minimum, from %d cm', (buffer) => {
    expect(of(buffer)).toBeNull();
  });

  it('is never less than the one for fragile boxes where a box is fragile', () => {
    expect(of(5.09, { isFragile: true })).toBe(5.08);
    expect(of(5.08, { isFragile: true })).toBeNull();
  });

  it('is no less than the normal one where the rule set has a higher minimum', () => {
    expect(of(5.08, { minBuffer: 5.08 })).toBe(2.54);
    expect(of(2.54, { minBuffer: 5.08 })).toBeNull();
  });
});

describe('isBelowGuideline', () => {
  it.each([
    [5.09, false],
    [5.08, false],
    [5.07, true],
    [2.54, true],
  ])('of %d cm is %s', (buffer, isBelow) => {
    expect(isBelowGuideline(buffer)).toBe(isBelow);
  });
});
