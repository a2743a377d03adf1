import { HOUR } from '@seller-toolbox/tool-contract/durations';
import { builtInRates } from './built-in-rates.ts';
import { createFakeRates } from './fake-rates.ts';
import type { RateFailure } from './rate-service.ts';

const { signal } = new AbortController();
const AWAY: RateFailure = { reason: 'unreachable', code: 'network.failed', message: null };
const query = { base: 'EUR', target: 'CNY', range: '1d' } as const;

describe('createFakeRates', () => {
  it('answers with the built-in rates by default, or with what it is given', async () => {
    expect(await createFakeRates().latest(signal)).toEqual({ ok: true, data: builtInRates });
    expect(await createFakeRates({ latest: AWAY }).latest(signal)).toEqual({ ok: false, failure: AWAY });
  });

  it('has by default a day of one point an hour around the built-in rate', async () => {
    const answer = await createFakeRates().history(query, signal);
    if (!answer.ok) throw new Error('no history');
    const { dataPoints, ...about } = answer.data;
    const { rates, lastUpdated } = builtInRates;
    const middle = (rates['CNY'] ?? NaN) / (rates['EUR'] ?? NaN);
    expect(about).toEqual({ ...query, granularity: 'snapshot', source: 'built-in' });
    expect(dataPoints).toHaveLength(24);
    expect(dataPoints.map(({ date }) => Date.parse(date) - Date.parse(lastUpdated))).toEqual(
      Array.from({ length: 24 }, (_, hour) => hour * HOUR),
    );
    expect(dataPoints[0]?.rate).toBeCloseTo(middle, 12);
    expect(dataPoints[4]?.rate).toBeCloseTo(middle * (1 + 0.01 * Math.sin(1)), 12);
  });

  it('takes a currency without a built-in rate for one dollar', async () => {
    const answer = await createFakeRates().history({ base: 'USD', target: 'XXX', range: '1d' }, signal);
    expect(answer.ok && answer.data.dataPoints[0]?.rate).toBe(1);
  });

  it('answers with the given history', async () => {
    expect(await createFakeRates({ history: () => AWAY }).history(query, signal)).toEqual({
      ok: false,
      failure: AWAY,
    });
  });
});
