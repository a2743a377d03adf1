import { frequencyCategory } from './frequency-category.ts';
import { readabilityScore } from './readability.ts';

describe('frequencyCategory', () => {
  it.each([
    [100, 'high'],
    [2, 'high'],
    [1.999, 'medium'],
    [0.5, 'medium'],
    [0.499, 'low'],
  ])('with %p percent is %s', (percentage, category) => {
    expect(frequencyCategory(percentage)).toBe(category);
  });
});

describe('readabilityScore', () => {
  it.each([
    [1, 100],
    [4, 100],
    [5, 90],
    [10, 40],
    [14, 0],
    [20, 0],
  ])('of words of %p characters is %p', (length, score) => {
    expect(readabilityScore(length)).toBeCloseTo(score, 10);
  });
});
