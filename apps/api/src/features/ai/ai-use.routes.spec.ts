import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { AiProviderError, type AiProvider } from '../../ports/ai-provider.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { addUser, bearer, signIn } from '../../test-accounts.ts';
import { createTestApp, TEST_NOW } from '../../test-app.ts';
import { countAiUse, deleteAiUseBefore, listAiUse } from './ai-use.repository.ts';
import { withCost } from './ai-use.service.ts';
import { catalogueWithFixer } from './test-catalogue.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate ai_use_day, ai_price, ai_quota, ai_reservation, ai_reply, audit_entry`.execute(
    database.db,
  );
  await sql`truncate account_user cascade`.execute(database.db);
});

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function reviewedService(ai: AiProvider | null) {
  await addUser(database.db, 'mei', 'admin');
  const { clock } = createFakeClock(TEST_NOW);
  const app = await createTestApp({ db: database.db, clock, ai, catalogue: catalogueWithFixer });
  apps.push(app);
  const { access } = await signIn(app, 'mei');
  const check = (title: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/ai/title-optimization',
      payload: { title, user_session: 'visit' },
    });
  const usage = async () =>
    (await app.inject({ url: '/api/v1/ai/usage', headers: bearer(access) })).json().data;
  const put = async (prices: unknown[], version?: string) => {
    const payload = { prices, version: version ?? (await usage()).prices_version };
    return app.inject({ method: 'PUT', url: '/api/v1/ai/prices', headers: bearer(access), payload });
  };
  return { check, usage, put };
}

const REPLY = JSON.stringify({
  optimizedTitles: ['Steel Bottle Blue', 'Steel Bottle Red', 'Steel Bottle Green'],
  improvements: [],
  keywordSuggestions: [],
  complianceNotes: [],
});
const PRICE = {
  tier: 'standard',
  valid_from: '2026-11-01',
  currency: 'USD',
  input_price: 2,
  output_price: 10,
};

describe('the use of the AI', () => {
  it('counts answers by rules without a provider', async () => {
    const { check, usage } = await reviewedService(null);
    expect((await check('Steel Bottle')).statusCode).toBe(200);
    expect(await usage()).toMatchObject({
      configured: false,
      rows: [{ day: '2026-11-21', call: 'title-optimization', tier: 'standard', source: 'rules', calls: 1 }],
    });
  });

  it('counts answers of the provider with their tokens and cost, the cache apart, and faults', async () => {
    let fails = false;
    const provider: AiProvider = {
      complete: async ({ onTokens }) => {
        if (fails) throw new AiProviderError('quota-used-up');
        onTokens?.({ input: 1000, output: 500 });
        return REPLY;
      },
    };
    const { check, usage, put } = await reviewedService(provider);
    expect((await put([PRICE])).statusCode).toBe(200);
    const first = await check('Steel Bottle');
    expect(first.json()).toMatchObject({ data: { source: 'ai' } });
    await check('Steel Bottle');
    fails = true;
    await check('Steel Cup');
    const { rows } = await usage();
    expect(rows).toMatchObject([
      { source: 'ai', calls: 1, calls_with_tokens: 1, input_tokens: 1000, output_tokens: 500, cost: 0.007 },
      { source: 'cache', calls: 1, calls_with_tokens: 0, cost: null },
      { source: 'error', fault: 'quota-used-up', calls: 1 },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Steel|visit/);
  });

  it('audits prices, and rejects two of a tier for the same day', async () => {
    const { put, usage } = await reviewedService(null);
    expect((await put([PRICE, { ...PRICE, input_price: 3 }])).json().error.fields).toEqual([
      { path: 'prices.1.valid_from', code: 'invalid-value' },
    ]);
    await put([PRICE]);
    await put([]);
    expect((await usage()).prices).toEqual([]);
    const entries = await database.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'ai.set-prices')
      .orderBy('id')
      .execute();
    expect(entries.map(({ details }) => details)).toEqual([
      { 'standard 2026-11-01': { before: null, after: '2 / 10 USD' } },
      { 'standard 2026-11-01': { before: '2 / 10 USD', after: null } },
    ]);
  });

  it('rejects prices that are based on others than the stored ones, also at the same time', async () => {
    const { put, usage } = await reviewedService(null);
    const { prices_version: empty } = await usage();
    const inputs = [2, 3].map((input_price) => put([{ ...PRICE, input_price }], empty));
    const answers = await Promise.all(inputs);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = await put([], empty);
    expect(late.json().error.code).toBe('ai.prices-changed-meanwhile');
    const { prices, prices_version: version } = await usage();
    expect(prices).toHaveLength(1);
    const taken = await put([], version);
    expect([taken.statusCode, taken.json().data]).toEqual([200, { prices: [], version: empty }]);
  });

  it('forgets old days', async () => {
    const use = { call: 'title-fix', tier: 'premium', source: 'ai', fault: '', tokens: null } as const;
    for (const day of ['2024-01-01', '2026-11-20'])
      await countAiUse(database.db, new Date(`${day}T12:00:00Z`), use);
    await deleteAiUseBefore(database.db, '2024-10-21');
    expect((await listAiUse(database.db, '2000-01-01')).map(({ day }) => day)).toEqual(['2026-11-20']);
  });
});

describe('withCost', () => {
  it('takes the price in force on the day', () => {
    const row = {
      day: '2026-11-10',
      call: 'title-fix',
      tier: 'standard',
      source: 'ai',
      fault: '',
      calls: 1,
      calls_with_tokens: 1,
      input_tokens: 1_000_000,
      output_tokens: 0,
    } as const;
    const price = (valid_from: string, input_price: number) => ({
      ...PRICE,
      tier: 'standard' as const,
      valid_from,
      input_price,
    });
    const prices = [price('2026-11-11', 9), price('2026-11-01', 2), price('2026-10-01', 1)];
    expect(withCost(row, prices)).toMatchObject({ cost: 2, currency: 'USD' });
    expect(withCost({ ...row, day: '2026-09-30' }, prices).cost).toBeNull();
  });
});
