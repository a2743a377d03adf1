import { sizeStep } from './size-step.ts';

describe('sizeStep', () => {
  it.each([
    [1, 1, 1],
    [1, 9, 0],
    [9, 9, 4],
    [3, 9, 2],
    [2, 9, 1],
    [5, 9, 3],
  ])('that occurs %p times where the most frequent occurs %p times is step %p', (count, most, step) => {
    expect(sizeStep(count, most)).toBe(step);
  });
});
