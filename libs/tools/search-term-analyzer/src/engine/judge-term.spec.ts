import { isWasted, judgeTerm, meetsTarget, judgingCriteria } from './judge-term.ts';

const counts = (part: object) => ({ impressions: 100, clicks: 0, spend: 0, sales: 0, orders: 0, ...part });
const criteria = judgingCriteria({ totals: counts({ clicks: 1000, orders: 100 }), target: 30, minClicks: 0 });

describe('judgeTerm', () => {
  it.each([
    [28, 'waiting'],
    [29, 'wasted'],
  ])('without an order in %d clicks at 10 percent is %s', (clicks, status) => {
    expect(judgeTerm(counts({ clicks, spend: clicks }), criteria, false)).toBe(status);
  });

  it.each([
    [1, 30, 100, 'promising'],
    [2, 30, 100, 'harvest'],
    [2, 30.01, 100, 'costly'],
    [2, 29.99, 100, 'harvest'],
    [3, 0, 0, 'costly'],
  ])('with %d orders, spend %d and sales %d is %s', (orders, spend, sales, status) => {
    expect(judgeTerm(counts({ clicks: 10, orders, spend, sales }), criteria, false)).toBe(status);
  });

  it('is exact where the term already is an exact-match keyword', () => {
    expect(judgeTerm(counts({ clicks: 10, orders: 4, spend: 1, sales: 100 }), criteria, true)).toBe('exact');
  });

  it('needs minClicks both for wasted and for harvest', () => {
    const strict = { ...criteria, minClicks: 40 };
    expect(isWasted(counts({ clicks: 39 }), strict)).toBe(false);
    expect(isWasted(counts({ clicks: 40 }), strict)).toBe(true);
    const sold = { orders: 3, spend: 5, sales: 100 };
    expect(judgeTerm(counts({ clicks: 39, ...sold }), strict, false)).toBe('promising');
    expect(judgeTerm(counts({ clicks: 40, ...sold }), strict, false)).toBe('harvest');
  });

  it('calls no term wasted in a report without orders', () => {
    const none = judgingCriteria({ totals: counts({ clicks: 5000 }), target: null, minClicks: 0 });
    expect(none.judgedFrom).toBeNull();
    expect(judgeTerm(counts({ clicks: 5000 }), none, false)).toBe('waiting');
    expect(judgeTerm(counts({ clicks: 0 }), none, false)).toBe('unclicked');
  });

  it('meets the target with spend of exactly the target, despite floating-point error', () => {
    expect(meetsTarget({ ...counts({ spend: 0.1 + 0.2, sales: 1 }) }, 30)).toBe(true);
    expect(meetsTarget(counts({ spend: 0, sales: 0 }), 30)).toBe(false);
    expect(meetsTarget(counts({ spend: 1, sales: 100 }), null)).toBe(false);
  });

  it('limits the conversion rate to 1 where orders outnumber clicks', () => {
    const odd = judgingCriteria({ totals: counts({ clicks: 2, orders: 5 }), target: null, minClicks: 0 });
    expect(odd).toMatchObject({ rate: 1, judgedFrom: 1 });
  });
});
