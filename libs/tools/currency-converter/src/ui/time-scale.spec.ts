import { timeScale, type RateHistory } from './time-scale.ts';

const history = (part: Partial<RateHistory>): RateHistory => ({
  base: 'USD',
  target: 'CNY',
  range: '1d',
  granularity: 'snapshot',
  dataPoints: [],
  source: 'frankfurter',
  ...part,
});

describe('timeScale', () => {
  it('counts days for a daily source, and names them like the source', () => {
    const { toX, format } = timeScale(history({ granularity: 'daily', range: '3m' }), 'en');
    expect(toX('2026-11-20') - toX('2026-11-19')).toBe(1);
    expect(format(toX('2026-11-20'))).toBe('11/20');
  });

  it('counts days for months, with any granularity', () => {
    const { toX } = timeScale(history({ range: '1m' }), 'en');
    expect(toX('2026-11-20T12:00:00.000Z') - toX('2026-11-20')).toBe(0.5);
  });

  it('counts hours within a day and minutes within an hour', () => {
    const day = timeScale(history({ range: '1d' }), 'en');
    const hour = timeScale(history({ range: '1h' }), 'en');
    const [from, to] = ['2026-11-20T12:00:00.000Z', '2026-11-20T13:00:00.000Z'];
    expect(day.toX(to) - day.toX(from)).toBe(1);
    expect(hour.toX(to) - hour.toX(from)).toBe(60);
    expect(day.format(day.toX(from))).toMatch(/^\d{2}:\d{2}$/);
  });

  it('labels nothing between two days', () => {
    const { toX, format } = timeScale(history({ granularity: 'daily' }), 'zh');
    expect(format(toX('2026-11-20') + 0.2)).toBe('');
  });
});
