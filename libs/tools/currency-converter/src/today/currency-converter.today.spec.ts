import { today } from './currency-converter.today.ts';

const rate = { rate: 7.1, asOf: '2026-11-20', history: [] };
const context = { now: 0, timeZone: 'UTC', stored: undefined, rate };

describe('today of the currency converter', () => {
  it.each([
    [undefined, { base: 'USD', target: 'CNY' }],
    [
      { from: 'EUR', to: 'JPY' },
      { base: 'EUR', target: 'JPY' },
    ],
    [
      { from: 'EUR', to: 'EUR' },
      { base: 'USD', target: 'CNY' },
    ],
    [
      { from: '<b>', to: 7 },
      { base: 'USD', target: 'CNY' },
    ],
  ])('names the pair of %j', (stored, pair) => {
    expect(today.pair?.(stored)).toEqual(pair);
  });

  it('shows the change with a history, else the day of the rate, and nothing without a rate', () => {
    expect(today.rows(context)).toMatchObject([{ note: { code: 'today-age' } }]);
    const history = [{ rate: 7 }, { rate: 7.07 }];
    expect(today.rows({ ...context, rate: { ...rate, history } })).toMatchObject([
      { note: { code: 'today-change', params: { change: { change: 0.01 } } } },
    ]);
    expect(today.rows({ ...context, rate: null })).toEqual([]);
  });

  it('shows no rate that is older than seven days', () => {
    const on = (day: string) => today.rows({ ...context, now: Date.parse(day) });
    expect(on('2026-11-27')).toHaveLength(1);
    expect(on('2026-11-28')).toEqual([]);
  });
});
