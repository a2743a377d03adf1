import { keywordDensity } from './keyword-density.ts';

const whole = { start: 0, end: 1, isWhole: true };
const partial = { start: 0, end: 1, isWhole: false };

describe('keywordDensity', () => {
  it.each([
    ['a whole occurrence counts 2', [whole], 20, 10],
    ['a partial occurrence counts 1', [partial], 20, 5],
    ['both add up', [whole, partial, whole], 20, 25],
    ['no occurrence is 0', [], 20, 0],
    ['a title without words has none', [whole], 0, 0],
  ])('%s', (_title, occurrences, wordCount, density) => {
    expect(keywordDensity(occurrences, wordCount)).toBe(density);
  });
});
