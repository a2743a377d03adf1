import { bidForTarget } from './bid-for-target.ts';

describe('the bid for a target ACoS', () => {
  it('is what a click sells, times the target: price 30, 12 % conversion, 30 % ACoS give 1.08', () => {
    expect(bidForTarget({ sales: 30 * 12, clicks: 100 }, 30)).toBeCloseTo(1.08, 12);
  });

  it('at the break-even of 40.27 % is 1.4496, as published', () => {
    expect(bidForTarget({ sales: 30 * 12, clicks: 100 }, (12.08 / 30) * 100)).toBeCloseTo(1.4496, 12);
  });

  it.each([
    [0, 10],
    [10, 0],
  ])('is none for sales of %d in %d clicks', (sales, clicks) => {
    expect(bidForTarget({ sales, clicks }, 30)).toBeNull();
  });
});
