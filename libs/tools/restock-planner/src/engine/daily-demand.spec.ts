import { dailyDemand, type SalesHistory } from './daily-demand.ts';

const NOTHING: SalesHistory = {
  dailySales: null,
  sales7: null,
  sales30: null,
  sales90: null,
  outOfStockDays: null,
  salesDeviation: null,
};
const demandOf = (history: Partial<SalesHistory>) => dailyDemand({ ...NOTHING, ...history });

describe('dailyDemand', () => {
  it('is null without any sales figure, and zero for sales of zero', () => {
    expect(demandOf({ salesDeviation: 3 })).toBeNull();
    expect(demandOf({ sales30: 0 })).toMatchObject({ rate: 0, rateBasis: 'windows' });
  });

  it('is the given rate, if any, not that of the windows', () => {
    expect(demandOf({ dailySales: 5, sales30: 300 })).toMatchObject({
      rate: 5,
      rateBasis: 'given',
      windows: [],
    });
  });

  it('is zero below the minimum rate, so that days of cover stay finite', () => {
    expect(demandOf({ sales7: 2e-323 })?.rate).toBe(0);
    expect(demandOf({ dailySales: 9.9e-10 })?.rate).toBe(0);
    expect(demandOf({ dailySales: 1e-9 })?.rate).toBe(1e-9);
  });

  it('weighs the last 7, 30 and 90 days by 0.5, 0.3 and 0.2', () => {
    const demand = demandOf({ sales7: 70, sales30: 240, sales90: 540 });
    expect(demand?.rate).toBeCloseTo(0.5 * 10 + 0.3 * 8 + 0.2 * 6, 12);
  });

  it('distributes the weights over the known windows', () => {
    const demand = demandOf({ sales30: 240, sales90: 540 });
    expect(demand?.rate).toBeCloseTo(0.6 * 8 + 0.4 * 6, 12);
    expect(demand?.windows).toEqual([
      { days: 30, rate: 8, weight: 0.6 },
      { days: 90, rate: 6, weight: 0.4 },
    ]);
  });

  it('counts days in stock only', () => {
    expect(demandOf({ sales30: 200, outOfStockDays: 10 })?.rate).toBe(10);
    expect(demandOf({ sales30: 4, outOfStockDays: 30 })?.rate).toBe(4);
  });

  it('has at least the deviation of independent orders', () => {
    expect(demandOf({ dailySales: 16 })).toMatchObject({ deviation: 4, deviationBasis: 'poisson' });
    expect(demandOf({ dailySales: 16, salesDeviation: 1 })).toMatchObject({
      deviation: 1,
      deviationBasis: 'given',
    });
  });

  it('has the deviation of the parts between the windows', () => {
    // 7 days at 20, 23 days at 10, 60 days at 10: mean 970/90; spread 7 x 9.2222^2 + 83 x 0.7778^2 = 645.556 over 2.
    const demand = demandOf({ sales7: 140, sales30: 370, sales90: 970 });
    expect(demand?.deviationBasis).toBe('windows');
    expect(demand?.deviation).toBeCloseTo(Math.sqrt(645.5556 / 2), 4);
  });

  it('ignores windows that contradict each other for the deviation', () => {
    expect(demandOf({ sales7: 100, sales30: 50 })?.deviationBasis).toBe('poisson');
  });
});
