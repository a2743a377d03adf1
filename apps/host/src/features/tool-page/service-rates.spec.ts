import { createServiceRates } from './service-rates.ts';

const signal = new AbortController().signal;
const pair = { base: 'USD', target: 'CNY', range: '1d' } as const;

function answering(status: number, body: unknown) {
  const asked: string[] = [];
  const fetchIt: typeof fetch = async (url) => {
    asked.push(String(url));
    return new Response(JSON.stringify(body), { status });
  };
  return { asked, rates: createServiceRates({ fetch: fetchIt }) };
}

const latest = {
  rates: { USD: 1, CNY: 7.05 },
  lastUpdated: '2026-11-21T10:00:00.000Z',
  asOf: '2026-11-20',
  baseCurrency: 'USD',
  source: 'frankfurter',
  stale: false,
};

describe('the rate service of the site', () => {
  it('are what the service answers', async () => {
    const { asked, rates } = answering(200, { success: true, data: latest });
    expect(await rates.latest(signal)).toEqual({ ok: true, data: latest });
    expect(asked).toEqual(['/api/v1/exchange-rates/latest']);
  });

  it('have the history of a pair', async () => {
    const data = {
      ...pair,
      granularity: 'daily',
      dataPoints: [{ date: '2026-11-20', rate: 7 }],
      source: 'x',
    };
    const { asked, rates } = answering(200, { success: true, data });
    expect(await rates.history(pair, signal)).toEqual({ ok: true, data });
    expect(asked).toEqual(['/api/v1/exchange-rates/historical?base=USD&target=CNY&range=1d']);
  });

  it('fail with the message of the service if it rejected', async () => {
    const { rates } = answering(422, {
      success: false,
      message: '没有该货币的汇率',
      error: { code: 'rates.unknown-currency' },
    });
    const failure = { reason: 'refused', code: 'rates.unknown-currency', message: '没有该货币的汇率' };
    expect(await rates.history(pair, signal)).toEqual({ ok: false, failure });
  });

  it.each([
    ['a page instead of an answer', 502, '<html>', 'network.unreadable'],
    ['rates of another shape', 200, { success: true, data: { rates: { CNY: 0 } } }, 'network.unreadable'],
  ])('fail without a message for %s', async (_title, status, body, code) => {
    const { rates } = answering(status, body);
    const failure = { reason: 'unreachable', code, message: null };
    expect(await rates.latest(signal)).toEqual({ ok: false, failure });
  });

  it('do not throw after an abort', async () => {
    const gone = new AbortController();
    gone.abort();
    const fetchIt: typeof fetch = () => Promise.reject(new DOMException('aborted', 'AbortError'));
    const failed = { ok: false, failure: { code: 'network.failed' } };
    expect(await createServiceRates({ fetch: fetchIt }).latest(gone.signal)).toMatchObject(failed);
  });
});
