import { createTestDatabase } from '@seller-toolbox/testing/database';
import { startFakeAi, type FakeAiServer } from '@seller-toolbox/testing/fake-ai';
import { DAY, HOUR } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import type { Identify } from '../../http/access-guard.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createAiApp, postAi, remainingOf, type AiPost } from './ai-test-app.ts';

jest.setTimeout(120_000);

let database: Database;
let server: FakeAiServer;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  server = await startFakeAi();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

let time: ReturnType<typeof createFakeClock>;
let apps: FastifyInstance[];
beforeEach(async () => {
  await sql`truncate ai_quota, ai_reservation, ai_reply`.execute(database.db);
  time = createFakeClock('2026-11-21T10:30:00.000Z');
  apps = [];
});
afterEach(() => Promise.all(apps.map((app) => app.close())));

const asViewer: Identify = async () => ({ id: 'u', username: 'mei', role: 'viewer', sessionId: 's' });

/** Another replica on the same database. */
async function replica(model: string | null = 'good', settings: object = {}): Promise<FastifyInstance> {
  const provider = model === null ? null : { baseUrl: server.baseUrl, model };
  const app = await createAiApp({
    db: database.db,
    clock: time.clock,
    provider,
    settings,
    identify: asViewer,
  });
  apps.push(app);
  return app;
}

let titles = 0;
/** A new title, so that the cache does not answer. */
const postNew = (app: FastifyInstance, { body, ...more }: AiPost = {}) =>
  postAi(app, { ...more, body: { title: `Steel Bottle number ${++titles}`, ...body } });

const statusesOf = async (answers: readonly Promise<{ statusCode: number }>[]) => {
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  return { answered: statuses.filter((status) => status === 200).length, statuses: new Set(statuses) };
};

it('calls that the rules answer use no quota and are never rejected by it', async () => {
  const app = await replica(null);
  expect(await statusesOf(Array.from({ length: 35 }, () => postNew(app)))).toMatchObject({ answered: 35 });
  expect(await remainingOf(app)).toEqual({ hour: 10, day: 30 });
});

describe('the limits of calls that an AI answers', () => {
  const model = 'good';

  it('are exact over two replicas with concurrent calls', async () => {
    const [one, two] = [await replica(model), await replica(model)];
    const calls = Array.from({ length: 25 }, (_, index) => postNew(index % 2 ? one : two));
    expect(await statusesOf(calls)).toEqual({ answered: 10, statuses: new Set([200, 429]) });
    expect(await remainingOf(two)).toEqual({ hour: 0, day: 20 });
  });

  it('allow ten calls per hour and reject the eleventh with Retry-After', async () => {
    const app = await replica(model);
    for (let call = 1; call <= 9; call++) await postNew(app);
    const tenth = await postNew(app);
    expect(tenth.json().data.usage).toEqual({
      limits: { hour: 10, day: 30 },
      remaining: { hour: 0, day: 20 },
      resets_at: '2026-11-21T11:00:00.000Z',
    });
    const eleventh = await postNew(app);
    expect(eleventh.statusCode).toBe(429);
    expect(eleventh.headers['retry-after']).toBe('1800');
    expect(eleventh.json()).toEqual({
      success: false,
      message: '您已达到每小时使用限制（10 次），请稍后再试',
      error: { code: 'ai.hourly-limit' },
    });
    time.advance(HOUR / 2 - 1);
    expect((await postNew(app)).statusCode).toBe(429);
    time.advance(1);
    expect((await postNew(app)).statusCode).toBe(200);
  });

  it('allow thirty calls per day until midnight UTC', async () => {
    const [one, two] = [await replica(model), await replica(model)];
    for (let hour = 0; hour < 3; hour++) {
      const calls = Array.from({ length: 10 }, (_, index) => postNew(index % 2 ? one : two));
      expect(await statusesOf(calls)).toEqual({ answered: 10, statuses: new Set([200]) });
      time.advance(HOUR);
    }
    const over = await postNew(one);
    expect(over.json()).toMatchObject({
      message: '您已达到每日使用限制（30 次），请明天再试',
      error: { code: 'ai.daily-limit' },
    });
    expect(over.headers['retry-after']).toBe(String(10.5 * 60 * 60));
    time.advance(10.5 * HOUR - 1);
    expect((await postNew(two)).statusCode).toBe(429);
    time.advance(1);
    expect(await remainingOf(one)).toEqual({ hour: 10, day: 30 });
    expect((await postNew(two)).statusCode).toBe(200);
  });

  it('persist over a restart, cleared storage or another network', async () => {
    const app = await replica(model);
    await Promise.all(Array.from({ length: 10 }, () => postNew(app)));
    await app.close();
    const restarted = await replica(model);
    expect((await postNew(restarted)).statusCode).toBe(429);
    expect((await postNew(restarted, { body: { user_session: 'cleared' } })).statusCode).toBe(429);
    expect((await postNew(restarted, { address: '192.0.2.200' })).statusCode).toBe(429);
    expect((await postNew(restarted, { address: '198.51.100.1' })).statusCode).toBe(429);
    const other = { body: { user_session: 'other-visitor' }, address: '198.51.100.1' };
    expect((await postNew(restarted, other)).statusCode).toBe(200);
  });

  it('are shared by both calls of the title analyzer', async () => {
    const [one, two] = [await replica(model), await replica(model)];
    const calls = Array.from({ length: 8 }, (_, index) =>
      postNew(index % 2 ? one : two, { call: index % 3 ? 'title-optimization' : 'compliance-check' }),
    );
    expect((await statusesOf(calls)).answered).toBe(2);
  });

  it('are off with RATE_LIMITS=off', async () => {
    const app = await replica(model, { rateLimits: false });
    expect(await statusesOf(Array.from({ length: 12 }, () => postNew(app)))).toMatchObject({ answered: 12 });
  });
});

describe('a running call', () => {
  it('reserves its unit', async () => {
    const [one, two] = [await replica('held'), await replica('good')];
    const waiting = Array.from({ length: 2 }, () => postNew(one, { call: 'compliance-check' }));
    while (server.requests.filter(({ body }) => body.model === 'held').length < 2) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await postNew(two, { call: 'compliance-check' })).statusCode).toBe(429);
    server.release();
    expect((await statusesOf(waiting)).answered).toBe(2);
  });

  it('releases its unit after its process died', async () => {
    const app = await replica('good');
    await postNew(app, { call: 'compliance-check' });
    await sql`update ai_quota set used = used + 1 where allowed = 2`.execute(database.db);
    await sql`insert into ai_reservation (id, keys, expires_at)
      select '00000000-0000-7000-8000-000000000001', array_agg(key), ${new Date(time.clock() + 120_000)}
      from ai_quota where allowed = 2`.execute(database.db);
    expect((await postNew(app, { call: 'compliance-check' })).statusCode).toBe(429);
    time.advance(120_000);
    expect((await postNew(app, { call: 'compliance-check' })).statusCode).toBe(200);
    expect((await postNew(app, { call: 'compliance-check' })).statusCode).toBe(429);
  });
});

describe('the daily cap of the whole site', () => {
  it('is exact over replicas and visitors, and counts only provider calls', async () => {
    const settings = { aiDailyCap: 5 };
    const [one, two] = [await replica('good', settings), await replica('good', settings)];
    const calls = Array.from({ length: 12 }, (_, index) =>
      postNew(index % 2 ? one : two, {
        body: { user_session: `visitor-${index}` },
        address: `10.${index}.0.1`,
      }),
    );
    expect(await statusesOf(calls)).toEqual({ answered: 5, statuses: new Set([200, 503]) });
    const over = await postNew(one);
    expect(over.json().error.code).toBe('ai.site-limit');
    expect(over.headers['retry-after']).toBe(String(13.5 * 60 * 60));
    expect((await postNew(await replica(null, settings))).statusCode).toBe(200);
  });

  it('is shown to admins with its use until the next day', async () => {
    const app = await replica('good', { aiDailyCap: 5 });
    const aiState = async () => (await app.inject('/api/v1/system/info')).json().data.ai;
    expect(await aiState()).toEqual({ configured: true, daily_cap: 5, used_today: 0 });
    await postNew(app);
    await postNew(app, { body: { user_session: 'visitor-2' }, address: '198.51.100.1' });
    expect(await aiState()).toEqual({ configured: true, daily_cap: 5, used_today: 2 });
    time.advance(DAY);
    expect((await aiState()).used_today).toBe(0);
  });

  it('applies with RATE_LIMITS=off, and rejects all calls at 0', async () => {
    const app = await replica('good', { aiDailyCap: 0, rateLimits: false });
    expect((await postNew(app)).json().error.code).toBe('ai.site-limit');
  });
});

describe('calls sent to the provider', () => {
  const sentTo = (model: string) => server.requests.filter(({ body }) => body.model === model).length;
  const post = (app: FastifyInstance, address: string) =>
    postNew(app, { address, body: { user_session: `visitor of ${address}` } });

  it('count toward the daily cap, with any reply', async () => {
    const settings = { aiDailyCap: 5 };
    const [one, two] = [await replica('prose', settings), await replica('prose', settings)];
    const before = sentTo('prose');
    const calls = Array.from({ length: 40 }, (_, index) => post(index % 2 ? one : two, `10.${index}.0.1`));
    await Promise.all(calls);
    expect(sentTo('prose') - before).toBe(5);
    expect((await post(one, '10.99.0.1')).json().error.code).toBe('ai.site-limit');
    expect(await remainingOf(one)).toEqual({ hour: 10, day: 30 });
  });

  it.each([
    ['/64 of one /48', 15, (index: number) => `2001:db8:1:${index}::1`],
    ['/48 of one /32', 20, (index: number) => `2001:db8:${index}::1`],
    ['/24 of one /16', 15, (index: number) => `10.1.${index}.1`],
  ])('from fifty %s use only %d of a cap of 40', async (_title, most, addressOf) => {
    const app = await replica('500', { aiDailyCap: 40 });
    const before = sentTo('500');
    for (let index = 0; index < 50; index++) await post(app, addressOf(index));
    expect(sentTo('500') - before).toBe(most);
    const over = await post(app, addressOf(51));
    expect(over.statusCode).toBe(429);
    expect(over.json().error.code).toBe('ai.network-limit');
    expect(over.headers['retry-after']).toBe(String(13.5 * 60 * 60));
    expect((await post(await replica('good', { aiDailyCap: 40 }), '192.0.2.1')).statusCode).toBe(200);
    time.advance(DAY);
    expect((await post(app, addressOf(51))).statusCode).toBe(503);
  });

  it.each(['prose', 'no-titles', 'two-versions', 'half-body', 'ten-megabytes'])(
    'are limited to five per hour and network if the replies are unusable (%s)',
    async (model) => {
      const app = await replica(model);
      const before = sentTo(model);
      for (let call = 0; call < 8; call++) {
        const session = { body: { user_session: `visitor ${call}` } };
        const { statusCode } = await postNew(app, { ...session, address: `192.0.2.${call}` });
        expect(statusCode).toBe(call < 5 ? 503 : 429);
      }
      expect(sentTo(model) - before).toBe(5);
      const over = await postNew(app);
      expect(over.json().error.code).toBe('ai.unusable-limit');
      expect(over.headers['retry-after']).toBe('1800');
      expect((await post(app, '198.51.100.1')).statusCode).toBe(503);
      time.advance(HOUR / 2);
      expect((await postNew(app)).statusCode).toBe(503);
    },
  );

  it('are not limited per network if the provider failed without a reply', async () => {
    const app = await replica('500');
    for (let call = 0; call < 8; call++) expect((await postNew(app)).statusCode).toBe(503);
    expect((await postNew(await replica('good'))).statusCode).toBe(200);
  });
});
