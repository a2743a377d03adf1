import { HOUR } from '@seller-toolbox/tool-contract/durations';
import { crossRate, historyOf, startOfRange } from './rate-history.ts';
import type { RateBook } from './rate-book.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const day = (of: string, yuan: number) => ({ day: of, rates: { USD: 1, CNY: yuan } });
const snapshot = (hoursAgo: number, yuan: number, asOf = '2026-11-21') => ({
  source: 'frankfurter',
  asOf,
  rates: { USD: 1, CNY: yuan },
  firstSeenAt: new Date(NOW - hoursAgo * HOUR),
  lastSeenAt: new Date(NOW),
});
const history = (book: Partial<RateBook>, range: '1h' | '1d' | '1m' | '3m' = '1d') =>
  historyOf({ snapshots: [], days: [], ...book }, { base: 'USD', target: 'CNY', range }, NOW);

describe('startOfRange', () => {
  it.each([
    ['1h', '2026-11-21T10:00:00Z', '2026-11-21T09:00:00.000Z'],
    ['1d', '2026-11-21T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['1m', '2026-11-21T10:00:00Z', '2026-10-21T10:00:00.000Z'],
    ['3m', '2026-11-21T10:00:00Z', '2026-08-21T10:00:00.000Z'],
    ['1m', '2026-03-31T10:00:00Z', '2026-02-28T10:00:00.000Z'],
    ['1m', '2024-03-31T10:00:00Z', '2024-02-29T10:00:00.000Z'],
    ['3m', '2026-01-15T10:00:00Z', '2025-10-15T10:00:00.000Z'],
    ['3m', '2026-05-31T10:00:00Z', '2026-02-28T10:00:00.000Z'],
  ] as const)('%s that ends %s begins %s', (range, end, start) => {
    expect(new Date(startOfRange(range, Date.parse(end))).toISOString()).toBe(start);
  });
});

describe('historyOf', () => {
  it('uses snapshots if the source changes within a day, including the one at the start', () => {
    const snapshots = [snapshot(30, 7), snapshot(25, 7.1), snapshot(20, 7.2), snapshot(0.5, 7.3)];
    expect(history({ snapshots })).toEqual({
      base: 'USD',
      target: 'CNY',
      range: '1d',
      granularity: 'snapshot',
      dataPoints: [
        { date: '2026-11-20T09:00:00.000Z', rate: 7.1 },
        { date: '2026-11-20T14:00:00.000Z', rate: 7.2 },
        { date: '2026-11-21T09:30:00.000Z', rate: 7.3 },
      ],
      source: 'frankfurter',
    });
    expect(history({ snapshots }, '1h').dataPoints.map(({ rate }) => rate)).toEqual([7.2, 7.3]);
  });

  it('uses days if the source has one rate per day', () => {
    const snapshots = [snapshot(30, 7.1, '2026-11-19'), snapshot(18, 7.2, '2026-11-20')];
    const days = [day('2026-11-18', 7), day('2026-11-19', 7.1), day('2026-11-20', 7.2)];
    expect(history({ snapshots, days })).toMatchObject({
      granularity: 'daily',
      dataPoints: [
        { date: '2026-11-19', rate: 7.1 },
        { date: '2026-11-20', rate: 7.2 },
      ],
    });
    const withToday = [...days, day('2026-11-21', 7.3)];
    expect(history({ snapshots, days: withToday }).dataPoints.map(({ rate }) => rate)).toEqual([7.2, 7.3]);
  });

  it('is empty without rates in the range', () => {
    expect(history({ days: [day('2026-11-18', 7), day('2026-11-19', 7.1)] }).dataPoints).toEqual([]);
  });

  it('uses days for months', () => {
    const snapshots = [snapshot(2, 7.2), snapshot(1, 7.3)];
    const days = [day('2026-10-19', 6.9), day('2026-10-20', 7), day('2026-11-21', 7.3)];
    const months = history({ snapshots, days }, '1m');
    expect([months.granularity, months.dataPoints]).toEqual([
      'daily',
      [
        { date: '2026-10-20', rate: 7 },
        { date: '2026-11-21', rate: 7.3 },
      ],
    ]);
  });

  it('leaves out days without a rate of either currency', () => {
    const days = [{ day: '2026-11-20', rates: { USD: 1, EUR: 0.9 } }, day('2026-11-21', 7.3)];
    expect(history({ days }).dataPoints).toEqual([{ date: '2026-11-21', rate: 7.3 }]);
  });

  it('is empty without any rates', () => {
    expect(history({})).toMatchObject({ dataPoints: [], granularity: 'daily', source: 'built-in' });
  });
});

describe('crossRate', () => {
  it('divides the dollar rates', () => {
    const rates = { USD: 1, EUR: 0.8, CNY: 7.2 };
    expect(crossRate(rates, { base: 'EUR', target: 'CNY' })).toBeCloseTo(9, 12);
    expect(crossRate(rates, { base: 'CNY', target: 'CNY' })).toBe(1);
    expect(crossRate(rates, { base: 'USD', target: 'XAF' })).toBeNull();
  });
});
