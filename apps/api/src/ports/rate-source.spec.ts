import {
  startFakeRateSource,
  type FakeRateSource,
  type RateSourceFault,
} from '@seller-toolbox/testing/fakes';
import { createFakeOutbound, createOutbound } from './outbound.ts';
import { createRateSource } from './rate-source.ts';

let server: FakeRateSource;
beforeAll(async () => {
  server = await startFakeRateSource();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.fault = 'none';
});

const sourceAt = (path: string) => createRateSource(server.url + path, createOutbound([server.url]));
/** Answers every address with the same JSON. */
const sourceOf = (answer: unknown) =>
  createRateSource(
    'https://rates.example.com/latest',
    createFakeOutbound(() => ({ text: JSON.stringify(answer) })),
  );

describe('a source of rates', () => {
  it.each([
    ['/v2/rates?base=USD', 'frankfurter'],
    ['/v1/latest', 'frankfurter'],
    ['/v6/latest/USD', 'open-er-api'],
    ['', 'frankfurter'],
  ])('at "%s" is known by what it answers: %s', async (path, source) => {
    expect(await sourceAt(path).latest()).toEqual({
      source,
      asOf: '2026-11-20',
      rates: { USD: 1, ...server.rates },
    });
  });

  it('that is given as a bare origin is looked for where either provider has it', async () => {
    const outbound = createFakeOutbound(({ url }) =>
      url.endsWith('/v6/latest/USD')
        ? {
            text: JSON.stringify({
              result: 'success',
              time_last_update_unix: 1_795_132_800,
              base_code: 'USD',
              rates: { CNY: 7 },
            }),
          }
        : { status: 404 },
    );
    const source = createRateSource('https://rates.example.com', outbound);
    expect((await source.latest()).source).toBe('open-er-api');
    await source.latest();
    expect(outbound.asked.map(({ url }) => new URL(url).pathname)).toEqual([
      '/v2/rates',
      '/v6/latest/USD',
      '/v6/latest/USD',
    ]);
  });

  it('has a history where it is a Frankfurter, and none where it is not', async () => {
    for (const path of ['/v2/rates?base=USD', '/v1/latest']) {
      const source = sourceAt(path);
      await source.latest();
      const days = await source.history('2026-11-13', '2026-11-17');
      expect(days.map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-16', '2026-11-17']);
      expect(days[0]?.rates).toEqual({ USD: 1, ...server.rates });
    }
    const open = sourceAt('/v6/latest/USD');
    await open.latest();
    expect(await open.history('2026-11-13', '2026-11-17')).toEqual([]);
  });

  it.each<[RateSourceFault, RegExp]>([
    ['status-500', /status 500/],
    ['half-json', /did not answer with JSON/],
    ['huge', /too-large/],
    ['redirect', /redirected/],
  ])('that fails with %s gives nothing', async (fault, complaint) => {
    server.fault = fault;
    await expect(sourceAt('/v2/rates').latest()).rejects.toThrow(complaint);
  });
});

describe('the rates in an answer', () => {
  const frankfurter = (rows: object[]) => rows.map((row) => ({ date: '2026-11-20', base: 'USD', ...row }));

  it('are turned to the dollar from whatever base and amount', async () => {
    const euros = { amount: 10, base: 'EUR', date: '2026-11-20', rates: { USD: 12.5, CNY: 90 } };
    expect((await sourceOf(euros).latest()).rates).toEqual({ USD: 1, EUR: 0.8, CNY: 7.2 });
  });

  it('are read from a provider that has a key', async () => {
    const keyed = {
      result: 'success',
      time_last_update_unix: 1_795_132_800,
      base_code: 'USD',
      conversion_rates: { USD: 1, CNY: 7.2 },
    };
    expect(await sourceOf(keyed).latest()).toEqual({
      source: 'open-er-api',
      asOf: '2026-11-20',
      rates: { USD: 1, CNY: 7.2 },
    });
  });

  it('are those of currencies that money is paid in: no metal, none that is gone, no odd number', async () => {
    const odd = {
      base: 'USD',
      date: '2026-11-20',
      rates: {
        CNY: 7.2,
        XAU: 0.0003,
        BGN: 1.7,
        JPY: -1,
        EUR: '0.9',
        GBP: null,
        SEK: 0,
        constructor: 1,
        cny: 9,
      },
    };
    expect((await sourceOf(odd).latest()).rates).toEqual({ USD: 1, CNY: 7.2 });
  });

  it('are the newest of each currency, without discontinued ones', async () => {
    const rows = frankfurter([
      { quote: 'CNY', rate: 7.2 },
      { quote: 'CNY', rate: 7, date: '2026-11-19' },
      { quote: 'JPY', rate: 155, date: '2026-11-13' },
      { quote: 'VND', rate: 26_000, date: '2026-11-12' },
      { quote: 'EUR', rate: 1, base: 'EUR' },
    ]);
    expect(await sourceOf(rows).latest()).toMatchObject({
      asOf: '2026-11-20',
      rates: { USD: 1, CNY: 7.2, JPY: 155 },
    });
    expect((await sourceOf(rows).latest()).rates).not.toHaveProperty('VND');
  });

  it.each([
    ['an error', { result: 'error', 'error-type': 'quota-reached' }],
    ['nothing', null],
    ['an empty list', []],
    ['a list of something else', [{ code: 'CNY' }]],
    ['no dollar among them', { base: 'EUR', date: '2026-11-20', rates: { CNY: 8 } }],
    ['the dollar alone', { base: 'USD', date: '2026-11-20', rates: {} }],
    ['no day', { base: 'USD', date: 'today', rates: { CNY: 7 } }],
  ])('are not there where it is %s', async (_title, answer) => {
    await expect(sourceOf(answer).latest()).rejects.toThrow(/unknown shape/);
  });
});
