import { changeOf } from './change.ts';

describe('changeOf', () => {
  it.each([
    [15, 10, 5, 0.5],
    [0, 10, -10, -1],
    [10, 10, 0, 0],
    [7, 0, 7, null],
    [0, 0, 0, null],
  ])('%i after %i is %i, a share of %p', (count, before, difference, share) => {
    expect(changeOf(count, before)).toEqual({ difference, share });
  });
});
