import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createTestApp } from '../../test-app.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T23:50:00.000Z');
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, clock });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => sql`truncate analytics_event, analytics_batch`.execute(database.db));

const event = (more: object = {}) => ({
  type: 'tool_usage',
  timestamp: '2026-11-21T23:49:00.000Z',
  session_id: 'visit-1',
  tool_id: 'square-calculator',
  usage_type: 'calculate',
  ...more,
});
const send = (payload: object) => app.inject({ method: 'POST', url: '/api/v1/analytics/batch', payload });
const top = async (query = '') => (await app.inject(`/api/v1/analytics/top-tools${query}`)).json().data;
const stored = async () =>
  Number(
    (
      await database.db
        .selectFrom('analytics_event')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

describe('POST /analytics/batch', () => {
  it('answers 202 when the events are stored', async () => {
    const answer = await send({ events: [event(), event({ usage_type: 'view' })] });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ success: true, data: { accepted: 2, duplicate: false } });
    expect(await stored()).toBe(2);
  });

  it('accepts a beacon as text/plain', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/analytics/batch',
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' },
      payload: JSON.stringify({ events: [event()] }),
    });
    expect(answer.statusCode).toBe(202);
    expect(await stored()).toBe(1);
  });

  it('stores a batch id once, whatever its content', async () => {
    await send({ batch_id: 'b-1', events: [event()] });
    const again = await send({ batch_id: 'b-1', events: [event(), event({ usage_type: 'view' })] });
    expect(again.statusCode).toBe(202);
    expect(again.json().data).toEqual({ accepted: 0, duplicate: true });
    await send({ batch_id: 'b-2', events: [event()] });
    expect(await stored()).toBe(2);
  });

  it('counts an identical batch once within ten minutes, also with its fields in another order', async () => {
    const { type, ...rest } = event();
    await send({ events: [event()] });
    advance(10 * MINUTE - 1);
    expect((await send({ events: [{ ...rest, type, ignored: true }] })).json().data.duplicate).toBe(true);
    advance(1);
    expect((await send({ events: [event()] })).json().data.duplicate).toBe(false);
    expect(await stored()).toBe(2);
  });

  it('rejects a batch with one invalid event', async () => {
    const answer = await send({ events: [event(), event({ usage_type: 'open' })] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual([{ path: 'events.1.usage_type', code: 'invalid-value' }]);
    expect(await stored()).toBe(0);
  });

  it('stores counts and selected options, and rejects free text', async () => {
    const options = { from: 'BTU/h', ruleSet: 'standard', length: 12, changed: true, season: null };
    expect((await send({ events: [event({ usage_data: options })] })).statusCode).toBe(202);
    const [row] = await database.db.selectFrom('analytics_event').select('usage_data').execute();
    expect(row?.usage_data).toEqual(options);

    const answer = await send({ events: [event({ usage_data: { title: 'Steel bottle, 1 l' } })] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toMatchObject([{ path: 'events.0.usage_data.title' }]);
    expect(await stored()).toBe(1);
  });

  it('stores neither the session string nor fields set by the client', async () => {
    await send({
      events: [event({ session_id: 'visit-secret', received_at: '2000-01-01T00:00:00Z', session_hash: '1' })],
    });
    const [row] = await database.db.selectFrom('analytics_event').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain('visit-secret');
    expect(row?.received_at).toEqual(new Date(clock()));
    expect(row?.session_hash).not.toBe('1');
  });
});

describe('GET /analytics/top-tools', () => {
  it('counts uses, not views, per session', async () => {
    await send({ events: [event({ usage_type: 'view' })] });
    expect(await top()).toEqual([
      {
        tool_id: 'square-calculator',
        tool_name: '平方计算器',
        total_uses: 0,
        views: 1,
        unique_users: 1,
        daily_uses: 0,
        weekly_uses: 0,
      },
    ]);
    await send({ events: [event(), event({ session_id: 'visit-2' })] });
    expect(await top()).toMatchObject([
      { total_uses: 2, views: 1, unique_users: 2, daily_uses: 2, weekly_uses: 2 },
    ]);
  });

  it('combines unknown tools under one id', async () => {
    await send({ events: [event({ tool_id: 'nothing' }), event({ tool_id: 'less' })] });
    expect(await top()).toMatchObject([{ tool_id: 'other', tool_name: 'other', total_uses: 2 }]);
  });

  it('is empty without uses, and returns at most `limit` rows', async () => {
    expect(await top()).toEqual([]);
    await send({ events: [event(), event({ tool_id: 'x' })] });
    expect(await top('?limit=1')).toHaveLength(1);
  });

  it('begins a new day at midnight UTC', async () => {
    advance(Math.ceil(clock() / DAY) * DAY - clock() - 1);
    await send({ events: [event()] });
    expect(await top()).toMatchObject([{ daily_uses: 1, weekly_uses: 1 }]);
    advance(1);
    expect(await top()).toMatchObject([{ daily_uses: 0, weekly_uses: 1 }]);
    advance(6 * DAY);
    expect(await top()).toMatchObject([{ total_uses: 1, weekly_uses: 0 }]);
  });
});

describe('GET /health', () => {
  it('returns status and version', async () => {
    const answer = await app.inject('/api/v1/health');
    expect(answer.json()).toMatchObject({
      success: true,
      message: '服务正常',
      data: { status: 'ok', version: '0.0.0-test', uptime: expect.any(Number) },
    });
    expect((await app.inject('/health/ready')).statusCode).toBe(200);
  });

  it('is alive but not ready during the shutdown', async () => {
    const draining = await createTestApp({ db: database.db, isDraining: () => true });
    expect((await draining.inject('/health/live')).statusCode).toBe(200);
    expect((await draining.inject('/health/ready')).statusCode).toBe(503);
    await draining.close();
  });
});
