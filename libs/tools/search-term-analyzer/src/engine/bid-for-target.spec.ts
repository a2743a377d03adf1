import { bidForTarget } from './bid-for-target.ts';

describe('bidForTarget', () => {
  it('is sales per click times target ACOS: price 30, 12 % conversion, 30 % ACOS give 1.08', () => {
    expect(bidForTarget({ sales: 30 * 12, clicks: 100 }, 30)).toBeCloseTo(1.08, 12);
  });

  it('gives the published 1.4496 at the break-even ACOS of 40.27 %', () => {
    expect(bidForTarget({ sales: 30 * 12, clicks: 100 }, (12.08 / 30) * 100)).toBeCloseTo(1.4496, 12);
  });

  it.each([
    [0, 10],
    [10, 0],
  ])('is null for sales of %d in %d clicks', (sales, clicks) => {
    expect(bidForTarget({ sales, clicks }, 30)).toBeNull();
  });
});
