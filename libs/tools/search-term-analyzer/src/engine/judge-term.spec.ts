import { isWasted, judgeTerm, keepsTarget, yardstick } from './judge-term.ts';

const counts = (part: object) => ({ impressions: 100, clicks: 0, spend: 0, sales: 0, orders: 0, ...part });
const yard = yardstick({ totals: counts({ clicks: 1000, orders: 100 }), target: 30, minClicks: 0 });

describe('the verdict on a term', () => {
  it.each([
    [28, 'waiting'],
    [29, 'wasted'],
  ])('without an order in %d clicks at 10 percent is %s', (clicks, status) => {
    expect(judgeTerm(counts({ clicks, spend: clicks }), yard, false)).toBe(status);
  });

  it.each([
    [1, 30, 100, 'promising'],
    [2, 30, 100, 'harvest'],
    [2, 30.01, 100, 'costly'],
    [2, 29.99, 100, 'harvest'],
    [3, 0, 0, 'costly'],
  ])('with %d orders, spend %d and sales %d is %s', (orders, spend, sales, status) => {
    expect(judgeTerm(counts({ clicks: 10, orders, spend, sales }), yard, false)).toBe(status);
  });

  it('is exact where the term is a keyword of its own already', () => {
    expect(judgeTerm(counts({ clicks: 10, orders: 4, spend: 1, sales: 100 }), yard, true)).toBe('exact');
  });

  it('waits for the minimum of clicks, on both sides', () => {
    const strict = { ...yard, minClicks: 40 };
    expect(isWasted(counts({ clicks: 39 }), strict)).toBe(false);
    expect(isWasted(counts({ clicks: 40 }), strict)).toBe(true);
    const sold = { orders: 3, spend: 5, sales: 100 };
    expect(judgeTerm(counts({ clicks: 39, ...sold }), strict, false)).toBe('promising');
    expect(judgeTerm(counts({ clicks: 40, ...sold }), strict, false)).toBe('harvest');
  });

  it('calls nothing wasted where nothing was sold at all', () => {
    const none = yardstick({ totals: counts({ clicks: 5000 }), target: null, minClicks: 0 });
    expect(none.judgedFrom).toBeNull();
    expect(judgeTerm(counts({ clicks: 5000 }), none, false)).toBe('waiting');
    expect(judgeTerm(counts({ clicks: 0 }), none, false)).toBe('unclicked');
  });

  it('takes spend of exactly the target as within it, whatever floating point makes of it', () => {
    expect(keepsTarget({ ...counts({ spend: 0.1 + 0.2, sales: 1 }) }, 30)).toBe(true);
    expect(keepsTarget(counts({ spend: 0, sales: 0 }), 30)).toBe(false);
    expect(keepsTarget(counts({ spend: 1, sales: 100 }), null)).toBe(false);
  });

  it('keeps the rate at one where orders outnumber clicks', () => {
    const odd = yardstick({ totals: counts({ clicks: 2, orders: 5 }), target: null, minClicks: 0 });
    expect(odd).toMatchObject({ rate: 1, judgedFrom: 1 });
  });
});
