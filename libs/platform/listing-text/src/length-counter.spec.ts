import { lengthCounter } from './length-counter.ts';

describe('lengthCounter', () => {
  it.each([
    [0.8, 'within'],
    [0.805, 'near'],
    [1, 'near'],
    [1.005, 'over'],
  ])('at %d of the limit is %s', (share, state) => {
    expect(lengthCounter(share, 0.8)).toEqual({ share, state });
  });
});
