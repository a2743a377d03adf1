import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { engine } from './currency-converter.engine.ts';

const run = (input: object) =>
  runEngine(engine, { amount: 100, from: 'USD', to: 'CNY', ...input }, { now: 0 });
const ratesOf = (rates: Record<string, number>) => ({
  rates: { baseCurrency: 'USD', rates, lastUpdated: '2026-11-21T12:00:00.000Z' },
});
const dataPoints = [{ rate: 7.1 }, { rate: 7.2 }];

describe('engine', () => {
  it.each([0, -0, -5, -1e15, null])(
    'has no result for an amount of %p, but the rate all the same',
    (amount) => {
      expect(run({ amount })).toMatchObject({
        ok: true,
        output: { result: null, formatted: null, full: null, decimals: null, rate: 7.162 },
      });
    },
  );

  it('requires an amount above 0, but has no finding for an empty field', () => {
    const said = (amount: number | null) => {
      const result = run({ amount });
      return result.ok && result.output.findings.map(({ code }) => code);
    };
    expect([said(-5), said(0), said(null), said(0.01)]).toEqual([
      ['amount-not-positive'],
      ['amount-not-positive'],
      [],
      [],
    ]);
  });

  it.each([
    ['amount', { amount: 1.1e15 }, 'too-large'],
    ['amount', { amount: 'many' }, 'invalid-type'],
    ['from', { from: 'XAU' }, 'unknown-currency'],
    ['to', { to: 'XAU' }, 'unknown-currency'],
    ['to', { to: 'euro' }, 'invalid-value'],
    ['to', ratesOf({ EUR: 0.9 }), 'unknown-currency'],
    ['rates.rates.CNY', ratesOf({ CNY: 0 }), 'too-small'],
    ['rates.rates.CNY', ratesOf({ CNY: -7 }), 'too-small'],
    ['rates.lastUpdated', { rates: { ...ratesOf({ CNY: 7 }).rates, lastUpdated: 'today' } }, 'invalid-date'],
    ['range', { range: '1y' }, 'invalid-value'],
    ['history', { history: { base: 'EUR', dataPoints } }, 'history-of-another-pair'],
    ['history', { history: { target: 'JPY', dataPoints } }, 'history-of-another-pair'],
    ['history.dataPoints.0.rate', { history: { dataPoints: [{ rate: 0 }] } }, 'too-small'],
  ])('names the problem at %s: %j', (path, input, code) => {
    expect(run(input)).toEqual({ ok: false, problems: [{ path, code }] });
  });

  it('rejects unknown currencies on both sides together', () => {
    expect(run({ from: 'XAU', to: 'XAU' })).toEqual({
      ok: false,
      problems: [
        { path: 'from', code: 'unknown-currency' },
        { path: 'to', code: 'unknown-currency' },
      ],
    });
  });

  it('accepts the whole response of the history service', () => {
    const history = { base: 'USD', target: 'CNY', range: '3m', granularity: 'daily', source: 'frankfurter' };
    const points = [
      { date: '2026-08-21', rate: 7.1 },
      { date: '2026-11-20', rate: 6.745 },
    ];
    expect(run({ history: { ...history, dataPoints: points } })).toMatchObject({
      output: { trend: { change: -0.355, changePercent: -5, trend: 'down', period: '3m' } },
    });
  });

  it('names the requested range where the history has none', () => {
    expect(run({ history: { dataPoints } })).toMatchObject({ output: { trend: { period: '1d' } } });
    expect(run({ range: '1m', history: { dataPoints } })).toMatchObject({
      output: { trend: { period: '1m' } },
    });
  });

  it('offers only popular currencies with a rate, except the source currency', () => {
    const result = run(ratesOf({ CNY: 7, EUR: 0.9, VND: 26_000 }));
    expect(result.ok && result.output.popular.map(({ currency }) => currency)).toEqual(['CNY', 'EUR', 'VND']);
  });

  it('has every popular result with the decimals of its currency, four digits below 1', () => {
    const result = run({ amount: 0.5, from: 'USD', ...ratesOf({ CNY: 7.162, EUR: 0.9, JPY: 144.46 }) });
    expect(result.ok && result.output.popular).toEqual([
      { currency: 'CNY', rate: 7.162, result: 3.581, decimals: 2 },
      { currency: 'EUR', rate: 0.9, result: 0.45, decimals: 4 },
      { currency: 'JPY', rate: 144.46, result: 72.23, decimals: 0 },
    ]);
  });

  it.each([0, null])('has the rates of popular currencies without results for an amount of %p', (amount) => {
    const result = run({ amount, ...ratesOf({ CNY: 7, EUR: 0.9 }) });
    expect(result.ok && result.output.popular).toEqual([
      { currency: 'CNY', rate: 7, result: null, decimals: null },
      { currency: 'EUR', rate: 0.9, result: null, decimals: null },
    ]);
  });

  it('has rate and inverse rate of any pair, with their product at 1', () => {
    const rate = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(rate, rate, (one, other) => {
        const result = run({ from: 'AAA', to: 'BBB', ...ratesOf({ AAA: one, BBB: other }) });
        if (!result.ok) throw new Error('rejected');
        expect(Math.abs(result.output.rate * result.output.inverseRate - 1)).toBeLessThan(1e-12);
      }),
    );
  });
});
