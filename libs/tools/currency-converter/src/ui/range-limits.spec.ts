import { rangeLimits } from './range-limits.ts';

type History = Parameters<typeof rangeLimits>[0];

const history = (change: Partial<History> = {}): History => ({
  base: 'USD',
  target: 'CNY',
  range: '1d',
  granularity: 'daily',
  source: 'frankfurter',
  dataPoints: [
    { date: '2026-11-19', rate: 7 },
    { date: '2026-11-20', rate: 7.1 },
  ],
  ...change,
});

describe('rangeLimits', () => {
  it('disables the hour of a daily source', () => {
    expect(rangeLimits(history())).toEqual({ isEmpty: false, unavailable: ['1h'], reason: 'daily' });
  });

  it('disables no range of a source with prices within the day', () => {
    expect(rangeLimits(history({ granularity: 'snapshot' }))).toEqual({
      isEmpty: false,
      unavailable: [],
      reason: null,
    });
  });

  it('disables all ranges of the built-in rates, which have no history', () => {
    expect(rangeLimits(history({ source: 'built-in', dataPoints: [] }))).toEqual({
      isEmpty: true,
      unavailable: ['1h', '1d', '1m', '3m'],
      reason: 'no-source',
    });
  });

  it.each([
    ['1d', 'no-days'],
    ['3m', 'no-days'],
    ['1m', 'daily'],
  ] as const)('with no change within %s of a daily source gives the reason %s', (range, reason) => {
    const { isEmpty, reason: found } = rangeLimits(history({ range, dataPoints: [] }));
    expect([isEmpty, found]).toEqual([true, reason]);
  });
});
