import { createTestDatabase } from '@seller-toolbox/testing/database';
import { ASK_RATES_SECONDS } from '@seller-toolbox/contracts';
import { DAY, HOUR, SECOND } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock, type FakeClock } from '../../ports/clock.ts';
import type { DayRates, SourceRates } from '../../ports/rate-shapes.ts';
import { createFakeRateSource } from '../../ports/rate-source.ts';
import { addUser, bearer, signIn } from '../../test-accounts.ts';
import { createTestApp, TEST_NOW, unreachableDatabase } from '../../test-app.ts';
import { ASK_EVERY_MS, createRatesService, type RatesService } from './rates.service.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());

let time: FakeClock;
const apps: FastifyInstance[] = [];
beforeEach(async () => {
  time = createFakeClock(TEST_NOW);
  await sql`truncate exchange_rate_lease, exchange_rate_snapshot, exchange_rate_day`.execute(database.db);
});
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const ratesOf = (yuan: number, asOf = '2026-11-20'): SourceRates => ({
  source: 'frankfurter',
  asOf,
  rates: { USD: 1, CNY: yuan, EUR: 0.86 },
});

interface Replica {
  readonly app: FastifyInstance;
  readonly rates: RatesService;
  readonly failures: unknown[];
  readonly get: (path: string) => Promise<{ status: number; body: { data: never } & Record<string, never> }>;
}

type Answers = { latest: SourceRates | Error; days?: readonly DayRates[] };

/** A separate service on the shared database. */
async function replica(
  source: ReturnType<typeof createFakeRateSource> | null,
  db = database.db,
): Promise<Replica> {
  const failures: unknown[] = [];
  const onSourceFailure = (error: unknown) => void failures.push(error);
  const rates = createRatesService({ db, clock: time.clock, source, onSourceFailure });
  const app = await createTestApp({ db, clock: time.clock, rates });
  apps.push(app);
  const get = async (path: string) => {
    const answer = await app.inject(`/api/v1/exchange-rates/${path}`);
    return { status: answer.statusCode, body: answer.json() };
  };
  return { app, rates, failures, get };
}

describe('GET /exchange-rates/latest', () => {
  it('returns the built-in rates without a source', async () => {
    const { rates, get } = await replica(null);
    await rates.refresh();
    const { status, body } = await get('latest');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: {
        baseCurrency: 'USD',
        lastUpdated: '2025-07-01T00:00:00.000Z',
        asOf: '2025-07-01',
        source: 'built-in',
        stale: true,
      },
    });
    const { rates: builtIn } = body.data;
    expect(builtIn).toMatchObject({ USD: 1, CNY: 7.162, JPY: 144.46, INR: 85.35 });
    expect(Object.keys(builtIn).length).toBeGreaterThanOrEqual(30);
  });

  it('reports built-in rates as never received in the system state', async () => {
    await sql`truncate account_user cascade`.execute(database.db);
    await addUser(database.db, 'mei');
    const [without, withSource] = [
      await replica(null),
      await replica(createFakeRateSource({ latest: ratesOf(7.1) })),
    ];
    const { access } = await signIn(without.app, 'mei');
    const heardBy = async ({ app, rates }: Replica) => {
      await rates.refresh();
      const answer = await app.inject({ url: '/api/v1/system/info', headers: bearer(access) });
      return answer.json().data.last_rates;
    };
    expect(await heardBy(without)).toBeNull();
    expect(await heardBy(withSource)).toBe(TEST_NOW);
  });

  it('returns the rates of the source with their time', async () => {
    const { rates, get } = await replica(createFakeRateSource({ latest: ratesOf(7.1) }));
    await rates.refresh();
    expect((await get('latest')).body.data).toEqual({
      rates: { USD: 1, CNY: 7.1, EUR: 0.86 },
      lastUpdated: TEST_NOW,
      asOf: '2026-11-20',
      baseCurrency: 'USD',
      source: 'frankfurter',
      stale: false,
    });
  });

  it('polls the source every ten minutes for all replicas', async () => {
    const answers: Answers = { latest: ratesOf(7.1) };
    const source = createFakeRateSource(answers);
    const [one, two] = [await replica(source), await replica(source)];
    await Promise.all([one.rates.refresh(), two.rates.refresh(), one.rates.refresh()]);
    time.advance(ASK_EVERY_MS - 1);
    answers.latest = ratesOf(7.2);
    for (const { rates } of [one, two]) await rates.refresh();
    expect(source.asked()).toBe(1);
    time.advance(1);
    await two.rates.refresh();
    await one.rates.refresh();
    expect(source.asked()).toBe(2);
    const yuan = async ({ get }: Replica) => (await get('latest')).body.data['rates']['CNY'];
    expect([await yuan(one), await yuan(two)]).toEqual([7.2, 7.2]);
    const late = await replica(source);
    await late.rates.refresh();
    expect([source.asked(), await yuan(late)]).toEqual([2, 7.2]);
  });

  it('keeps the last rates while the source fails, stale after 24 hours', async () => {
    const answers: Answers = { latest: ratesOf(7.1) };
    const { rates, failures, get } = await replica(createFakeRateSource(answers));
    await rates.refresh();
    answers.latest = new Error('away');
    const isStale = async () => (await get('latest')).body.data['stale'];
    time.advance(DAY);
    await rates.refresh();
    expect([failures.length, await isStale()]).toEqual([1, false]);
    time.advance(1);
    expect(await isStale()).toBe(true);
    expect((await get('latest')).body.data['rates']['CNY']).toBe(7.1);
  });

  it('keeps rates despite a replica with a fast clock', async () => {
    const days = [{ day: '2026-08-30', rates: { USD: 1, CNY: 6.9, EUR: 0.9 } }];
    const answers: Answers = { latest: ratesOf(7.1), days };
    const source = createFakeRateSource(answers);
    await (await replica(source)).rates.refresh();
    time.advance(200 * DAY);
    answers.latest = ratesOf(7.2);
    for (let turn = 0; turn < 3; turn++) {
      await (await replica(source)).rates.refresh();
      time.advance(ASK_EVERY_MS);
    }
    time.advance(-200 * DAY - 2 * ASK_EVERY_MS);
    answers.latest = new Error('away');
    const { rates, get } = await replica(source);
    await rates.refresh();
    expect((await get('latest')).body.data).toMatchObject({ source: 'frankfurter', rates: { CNY: 7.1 } });
    const history = (await get('historical?target=CNY&range=3m')).body.data;
    expect(history['dataPoints']).toEqual([
      { date: '2026-08-30', rate: 6.9 },
      { date: '2026-11-20', rate: 7.2 },
    ]);
  });

  it('deletes snapshots after two days, and days beyond every range', async () => {
    const answers: Answers = { latest: ratesOf(7.1) };
    const { rates } = await replica(createFakeRateSource(answers));
    await rates.refresh();
    const stored = async () => [
      await database.db.selectFrom('exchange_rate_snapshot').select('as_of').execute(),
      await database.db.selectFrom('exchange_rate_day').select('day').execute(),
    ];
    time.advance(3 * DAY);
    answers.latest = ratesOf(7.2, '2026-11-24');
    await rates.refresh();
    expect((await stored()).map((rows) => rows.length)).toEqual([1, 2]);
    time.advance(103 * DAY);
    answers.latest = ratesOf(7.3, '2027-03-07');
    await rates.refresh();
    expect((await stored()).map((rows) => rows.length)).toEqual([1, 1]);
  });

  it('marks rates as stale if the source has no new day for longer than any holiday', async () => {
    const { rates, get } = await replica(createFakeRateSource({ latest: ratesOf(7.1, '2026-11-16') }));
    await rates.refresh();
    expect((await get('latest')).body.data['stale']).toBe(false);
    time.advance(14 * HOUR + 1);
    await rates.refresh();
    expect((await get('latest')).body.data).toMatchObject({ stale: true, asOf: '2026-11-16' });
  });

  it('is stale while the database is unavailable', async () => {
    const state = { away: false };
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        if (state.away) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { rates, get } = await replica(createFakeRateSource({ latest: ratesOf(7.1) }), db);
    await rates.refresh();
    state.away = true;
    await expect(rates.refresh()).rejects.toThrow('gone');
    expect((await get('latest')).body.data).toMatchObject({ stale: true, rates: { CNY: 7.1 } });
    expect((await get('historical?target=CNY')).status).toBe(200);
    state.away = false;
    await rates.refresh();
    expect((await get('latest')).body.data).toMatchObject({ stale: false, rates: { CNY: 7.1 } });
  });

  it('returns built-in rates if the database was never available', async () => {
    const { rates, get } = await replica(null, unreachableDatabase());
    await expect(rates.refresh()).rejects.toThrow();
    expect((await get('latest')).body.data).toMatchObject({ source: 'built-in', stale: true });
  });
});

describe('GET /exchange-rates/historical', () => {
  it('returns the daily rates of the source, and the last rates for today', async () => {
    const days = [
      { day: '2026-08-30', rates: { USD: 1, CNY: 6.9, EUR: 0.9 } },
      { day: '2026-11-18', rates: { USD: 1, CNY: 7, EUR: 0.8 } },
      { day: '2026-11-19', rates: { USD: 1, CNY: 7.05, EUR: 0.85 } },
    ];
    const { rates, get } = await replica(createFakeRateSource({ latest: ratesOf(7.1), days }));
    await rates.refresh();
    const { body } = await get('historical?base=EUR&target=USD&range=1m');
    expect(body).toMatchObject({
      success: true,
      data: { base: 'EUR', target: 'USD', range: '1m', granularity: 'daily', source: 'frankfurter' },
    });
    const { dataPoints } = body.data as { dataPoints: { date: string; rate: number }[] };
    expect(dataPoints.map(({ date }) => date)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(dataPoints[0]?.rate).toBeCloseTo(1.25, 12);
    expect((await get('historical?target=CNY&range=3m')).body.data['dataPoints']).toHaveLength(4);
  });

  it('returns snapshots if the source changes within a day; default base USD', async () => {
    const answers: Answers = { latest: ratesOf(7.1) };
    const { rates, get } = await replica(createFakeRateSource(answers));
    await rates.refresh();
    time.advance(ASK_EVERY_MS);
    answers.latest = ratesOf(7.2);
    await rates.refresh();
    expect((await get('historical?target=CNY')).body.data).toEqual({
      base: 'USD',
      target: 'CNY',
      range: '1d',
      granularity: 'snapshot',
      dataPoints: [
        { date: '2026-11-21T10:00:00.000Z', rate: 7.1 },
        { date: '2026-11-21T10:10:00.000Z', rate: 7.2 },
      ],
      source: 'frankfurter',
    });
  });

  it('rejects a currency without a rate', async () => {
    const { rates, get } = await replica(createFakeRateSource({ latest: ratesOf(7.1) }));
    await rates.refresh();
    const { status, body } = await get('historical?base=XAU&target=CNY');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      success: false,
      error: { code: 'rates.unknown-currency', fields: [{ path: 'base', code: 'unknown-currency' }] },
    });
  });

  it.each([
    ['no target', 'historical', 'target', 'required'],
    ['a target in small letters', 'historical?target=cny', 'target', 'invalid-value'],
    ['a name of every object', 'historical?target=__proto__', 'target', 'invalid-value'],
    ['another range', 'historical?target=CNY&range=1y', 'range', 'invalid-value'],
    ['two bases', 'historical?target=CNY&base=USD&base=EUR', 'base', 'invalid-type'],
  ])('rejects %s', async (_title, path, field, code) => {
    const { get } = await replica(null);
    const { status, body } = await get(path);
    expect([status, body['error']]).toEqual([
      422,
      { code: 'request.invalid', fields: [{ path: field, code }] },
    ]);
  });
});

describe('reviewed by an admin', () => {
  async function asAdmin(source: ReturnType<typeof createFakeRateSource> | null) {
    await sql`truncate account_user cascade`.execute(database.db);
    await sql`truncate audit_entry`.execute(database.db);
    await addUser(database.db, 'mei', 'admin');
    const { app, rates } = await replica(source);
    const { access } = await signIn(app, 'mei');
    const state = async (query = '') => {
      const url = `/api/v1/exchange-rates/state${query}`;
      return (await app.inject({ url, headers: bearer(access) })).json().data;
    };
    const refresh = () =>
      app.inject({
        method: 'POST',
        url: '/api/v1/exchange-rates/refresh',
        headers: bearer(access),
        payload: {},
      });
    const audited = async () =>
      (
        await database.db.selectFrom('audit_entry').select(['action', 'actor_name', 'details']).execute()
      ).filter(({ action }) => action === 'rates.refresh');
    return { rates, state, refresh, audited };
  }

  it('shows source, age and days, with the rate of one currency', async () => {
    const days: DayRates[] = [{ day: '2026-11-19', rates: { USD: 1, CNY: 7.2 } }];
    const { rates, state } = await asAdmin(createFakeRateSource({ latest: ratesOf(7.1), days }));
    expect(await state()).toMatchObject({
      has_source: true,
      source: 'built-in',
      last_asked_at: null,
      days: [],
    });
    await rates.refresh();
    expect(await state()).toEqual({
      has_source: true,
      source: 'frankfurter',
      as_of: '2026-11-20',
      stale: false,
      currencies: 3,
      last_asked_at: TEST_NOW,
      last_received_at: TEST_NOW,
      days: [
        { day: '2026-11-20', source: 'frankfurter', currencies: 3, rate: 7.1 },
        { day: '2026-11-19', source: 'frankfurter', currencies: 2, rate: 7.2 },
      ],
    });
    expect((await state('?currency=EUR')).days).toMatchObject([{ rate: 0.86 }, { rate: null }]);
  });

  it('requests the source before its ten minutes are over, and audits the outcome', async () => {
    const answers: Answers = { latest: ratesOf(7.1) };
    const source = createFakeRateSource(answers);
    const { rates, state, refresh, audited } = await asAdmin(source);
    await rates.refresh();
    time.advance(ASK_RATES_SECONDS * SECOND);
    expect((await refresh()).json().data).toEqual({ outcome: 'unchanged', as_of: '2026-11-20' });
    time.advance(ASK_RATES_SECONDS * SECOND);
    answers.latest = ratesOf(7.3, '2026-11-21');
    expect((await refresh()).json().data).toEqual({ outcome: 'changed', as_of: '2026-11-21' });
    expect((await state()).days[0]).toMatchObject({ day: '2026-11-21', rate: 7.3 });
    time.advance(ASK_RATES_SECONDS * SECOND);
    answers.latest = new Error('down');
    expect((await refresh()).json().data).toEqual({ outcome: 'failed', as_of: '2026-11-21' });
    expect(source.asked()).toBe(4);
    expect(await audited()).toMatchObject(
      ['unchanged', 'changed', 'failed'].map((outcome) => ({
        action: 'rates.refresh',
        actor_name: 'mei',
        details: { outcome },
      })),
    );
  });

  it('rejects a request soon after the last one, and one without a source', async () => {
    const source = createFakeRateSource({ latest: ratesOf(7.1) });
    const { rates, refresh, audited } = await asAdmin(source);
    await rates.refresh();
    time.advance(10 * SECOND);
    const answer = await refresh();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('20');
    expect(answer.json().error.code).toBe('rates.asked-recently');
    expect(source.asked()).toBe(1);
    const without = await asAdmin(null);
    expect((await without.refresh()).json().error.code).toBe('rates.no-source');
    expect(await audited()).toEqual([]);
  });
});
