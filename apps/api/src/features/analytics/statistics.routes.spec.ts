import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import type { Role } from '../../http/access-guard.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createTestApp, testCatalogue } from '../../test-app.ts';
import type { Page } from '../site/site-build.ts';
import { COUNTED_EVENTS } from './count.ts';
import { eventGroupsQuery } from './event-groups.repository.ts';
import { knownPages } from './known-pages.ts';
import { rollUp } from './roll-up.service.ts';
import { rollUpCountsQuery } from './statistics.repository.ts';

jest.setTimeout(60_000);

const START = '2026-11-21T10:00:30.000Z';
let { clock, advance } = createFakeClock(START);
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({
    db: database.db,
    clock: () => clock(),
    identify: async ({ headers }) =>
      headers['x-role'] ? { id: '1', username: 'u', role: headers['x-role'] as Role, sessionId: 's' } : null,
    countFeedback: async () => 7,
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  ({ clock, advance } = createFakeClock(START));
  await sql`truncate analytics_event, analytics_batch, analytics_roll_up`.execute(database.db);
  await sql`select setval('analytics_line', 0)`.execute(database.db);
  await sql`update analytics_roll_up_state set rolled_up_to = 'epoch'`.execute(database.db);
});

const tool = (session_id: string, more: object = {}) => ({
  type: 'tool_usage',
  timestamp: clock(),
  session_id,
  tool_id: 'square-calculator',
  usage_type: 'calculate',
  ...more,
});
const page = (session_id: string, path = '/') => ({
  type: 'page_view',
  timestamp: clock(),
  session_id,
  path,
});
const end = (session_id: string) => ({
  type: 'session',
  timestamp: clock(),
  session_id,
  page_views: 1,
  tool_uses: 1,
});

async function send(...events: object[]) {
  const payload = { batch_id: `${clock()} ${JSON.stringify(events)}`.slice(0, 64), events };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/analytics/batch', payload });
  expect(answer.json().data).toEqual({ accepted: events.length, duplicate: false });
}
const get = (path: string, role?: Role) =>
  app.inject({ url: `/api/v1/analytics/${path}`, headers: role ? { 'x-role': role } : {} });
const read = async (path: string) => (await get(path, 'super_admin')).json().data;
const READS = [
  'overall',
  'realtime',
  'tool-usage-stats',
  'page-view-stats',
  'usage-trend',
  'top-tools',
  'usage-details',
  'report?days=3',
  'tools/square-calculator?days=3',
];
const readAll = () => Promise.all(READS.map(read));

/** Results must not depend on how much is rolled up. */
async function bothWays(check: () => Promise<void>) {
  await check();
  const before = await readAll();
  advance(1);
  await rollUp({ db: database.db, clock });
  expect(await readAll()).toEqual(before);
}

describe('the most used tools', () => {
  it('are read once for concurrent callers with any limit', async () => {
    let readings = 0;
    const asked = await createTestApp({
      db: database.db,
      clock: () => clock(),
      catalogue: {
        ...testCatalogue,
        loadTitles: async () => {
          readings++;
          return new Map();
        },
      },
    });
    await send(tool('a'), tool('a', { tool_id: 'unknown' }));
    const answers = await Promise.all(
      [1, 2, 100].map((limit) => asked.inject(`/api/v1/analytics/top-tools?limit=${limit}`)),
    );
    expect(answers.map((answer) => answer.json().data.length)).toEqual([1, 2, 2]);
    expect(readings).toBe(1);
    await asked.close();
  });
});

describe('the usage details', () => {
  const used = (usage_data: object, more: object = {}) => tool('a', { usage_data, ...more });

  it('count options by day, give the mean of counts, and leave out views', async () => {
    await send(used({ ruleSet: 'standard', length: 10 }), used({ ruleSet: 'standard', length: 5 }));
    advance(DAY);
    await send(
      used({ ruleSet: 'standard', isShared: true }),
      used({ ruleSet: 'other', season: null }),
      used({ ruleSet: 'ignored' }, { usage_type: 'view' }),
    );
    await bothWays(async () => {
      const { options, events } = await read('usage-details?days=2');
      expect(events).toBe(5);
      expect(options).toEqual(
        [
          { option: 'ruleSet', value: 'standard', mean: null, uses: 3, daily_uses: [2, 1] },
          { option: 'length', value: null, mean: 7.5, uses: 2, daily_uses: [2, 0] },
          { option: 'isShared', value: 'true', mean: null, uses: 1, daily_uses: [0, 1] },
          { option: 'ruleSet', value: 'other', mean: null, uses: 1, daily_uses: [0, 1] },
        ].map((row) => ({ tool_id: 'square-calculator', tool_name: expect.any(String), ...row })),
      );
    });
    expect((await read('usage-details?days=1')).options).toHaveLength(3);
  });

  it('give the means of the sessions that ended, or none', async () => {
    await send(page('a'));
    expect(await read('usage-details')).toMatchObject({ pages_per_session: null, uses_per_session: null });
    await send({ ...end('a'), page_views: 4, tool_uses: 2 }, end('b'));
    expect(await read('usage-details')).toMatchObject({ pages_per_session: 2.5, uses_per_session: 1.5 });
  });
});

describe('the overall figures', () => {
  it('count uses, page views and sessions, in total and today', async () => {
    await send(tool('yesterday'), page('yesterday'), page('yesterday', '/tools'));
    advance(DAY);
    await send(tool('a'), tool('a', { usage_type: 'view' }), page('b'), end('c'), end('c'));
    await bothWays(async () =>
      expect(await read('overall')).toEqual({
        unique_visitors: 1,
        total_page_views: 3,
        total_tool_uses: 2,
        total_sessions: 4,
        daily_page_views: 1,
        daily_tool_uses: 1,
        total_feedback: 7,
        daily_active_sessions: 3,
      }),
    );
  });

  it('count visitors as the mean of distinct sessions on whole days, a figure of its own', async () => {
    await send(...['a', 'b', 'c', 'd', 'd'].map((session) => page(session)));
    advance(3 * DAY);
    await send(page('e'), page('f'));
    advance(DAY);
    await send(page('today'));
    // 4, 0, 0 and 2 sessions on four whole days.
    await bothWays(async () =>
      expect(await read('overall')).toMatchObject({
        unique_visitors: 2,
        total_sessions: 7,
        daily_active_sessions: 1,
      }),
    );
  });

  it('are zeros without events', async () => {
    expect(Object.values(await read('overall'))).toEqual([0, 0, 0, 0, 0, 0, 7, 0]);
  });
});

describe('the real-time figures', () => {
  it('cover the last 60 minutes to the millisecond, with any state of the roll-ups', async () => {
    const figures = { daily_tool_uses: 1, daily_page_views: 1, daily_active_sessions: 2 };
    await send(tool('a'));
    advance(30 * MINUTE);
    await send(page('b'));
    advance(1);
    await rollUp({ db: database.db, clock });
    advance(30 * MINUTE - 1);
    expect(await read('realtime')).toEqual({
      hourly_tool_uses: 1,
      hourly_page_views: 1,
      hourly_active_sessions: 2,
      ...figures,
    });
    advance(1);
    expect(await read('realtime')).toEqual({
      hourly_tool_uses: 0,
      hourly_page_views: 1,
      hourly_active_sessions: 1,
      ...figures,
    });
    advance(30 * MINUTE);
    expect(await read('realtime')).toMatchObject({
      hourly_page_views: 0,
      hourly_active_sessions: 0,
      ...figures,
    });
  });

  it('are correct without a roll-up for hours', async () => {
    await send(tool('a'));
    advance(1);
    await rollUp({ db: database.db, clock });
    advance(3 * HOUR);
    await send(tool('b'));
    advance(HOUR);
    expect(await read('realtime')).toMatchObject({ hourly_tool_uses: 1, hourly_active_sessions: 1 });
    advance(1);
    expect(await read('realtime')).toMatchObject({ hourly_tool_uses: 0, daily_tool_uses: 2 });
  });
});

describe('the statistics of tools', () => {
  it('list every tool with its uses, views and sessions', async () => {
    await send(tool('a'), tool('a'), tool('b', { usage_type: 'view' }), tool('c', { tool_id: 'unknown' }));
    const row = { tool_id: 'square-calculator', tool_name: '平方计算器' };
    await bothWays(async () =>
      expect(await read('tool-usage-stats')).toEqual([
        { ...row, total_uses: 2, views: 1, unique_users: 2 },
        { tool_id: 'other', tool_name: 'other', total_uses: 1, views: 0, unique_users: 1 },
      ]),
    );
  });

  it('add rolled-up and newer events, and count a session of both once', async () => {
    await send(tool('a'), tool('b'));
    advance(1);
    await rollUp({ db: database.db, clock });
    await send(tool('b'), tool('c'));
    expect(await read('tool-usage-stats')).toMatchObject([{ total_uses: 4, unique_users: 3 }]);
    expect(await read('top-tools')).toMatchObject([{ total_uses: 4, daily_uses: 4, weekly_uses: 4 }]);
  });
});

describe('the statistics of pages', () => {
  it('are sorted by views, then by path', async () => {
    await send(page('a', '/terms'), page('a', '/tools'), page('b', '/tools'), page('a'));
    await bothWays(async () =>
      expect(await read('page-view-stats')).toEqual([
        { path: '/tools', total_views: 2, unique_visitors: 2 },
        { path: '/', total_views: 1, unique_visitors: 1 },
        { path: '/terms', total_views: 1, unique_visitors: 1 },
      ]),
    );
  });

  it('count 1,000 invented paths as other, and pages that are viewed first afterwards by their path', async () => {
    for (let batch = 0; batch < 10; batch++) {
      await send(...Array.from({ length: 100 }, (_, index) => page('spam', `/spam-${batch}-${index}`)));
      advance(1);
    }
    await rollUp({ db: database.db, clock });
    await send(page('a', '/tools/square-calculator'));
    await bothWays(async () =>
      expect(await read('page-view-stats')).toEqual([
        { path: 'other', total_views: 1_000, unique_visitors: 1 },
        { path: '/tools/square-calculator', total_views: 1, unique_visitors: 1 },
      ]),
    );
  });

  it('know the pages of the built site', () => {
    const isKnown = knownPages({ findPage: (path) => (path === '/new' ? ({} as Page) : null) }, []);
    expect(['/new', '/tools'].map(isKnown)).toEqual([true, false]);
  });
});

describe('the trend', () => {
  it('has a row for every day, also for those without a use, the oldest first', async () => {
    await send(tool('a'), tool('b', { usage_type: 'view' }), page('c'));
    advance(2 * DAY);
    await send(tool('a'));
    const none = { total_uses: 0, unique_users: 0 };
    await bothWays(async () => {
      expect(await read('usage-trend?days=3')).toEqual([
        { date: '2026-11-21', total_uses: 1, unique_users: 2 },
        { date: '2026-11-22', ...none },
        { date: '2026-11-23', total_uses: 1, unique_users: 1 },
      ]);
      expect(await read('usage-trend?days=1')).toHaveLength(1);
      expect(await read('usage-trend')).toHaveLength(7);
    });
    expect(await read('usage-trend?days=366')).toHaveLength(366);
  });

  it.each(['0', '367', '-1', 'x', '1.5', ''])('rejects %p days', async (days) => {
    const answer = await get(`usage-trend?days=${days}`, 'admin');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, error: { fields: [{ path: 'days' }] } });
  });
});

describe('access to statistics', () => {
  const statusOf = async (path: string, role?: Role) => (await get(path, role)).statusCode;

  it.each([
    ['top-tools', [200, 200, 200, 200]],
    ['overall', [401, 200, 200, 200]],
    ['realtime', [401, 403, 200, 200]],
    ['tool-usage-stats', [401, 403, 200, 200]],
    ['page-view-stats', [401, 403, 200, 200]],
    ['usage-trend', [401, 403, 200, 200]],
  ])('%s: visitor, viewer, admin, super admin', async (path, statuses) => {
    const roles = [undefined, 'viewer', 'admin', 'super_admin'] as const;
    expect(await Promise.all(roles.map((role) => statusOf(path, role)))).toEqual(statuses);
  });

  it('is answered with 503 while the database is unavailable', async () => {
    const alone = await createTestApp({
      identify: async () => ({ id: '1', username: 'u', role: 'admin', sessionId: 's' }),
    });
    for (const path of READS) {
      const answer = await alone.inject(`/api/v1/analytics/${path}`);
      expect([path, answer.statusCode, answer.json().success]).toEqual([path, 503, false]);
      expect(answer.headers['retry-after']).toBeDefined();
    }
    const sent = await alone.inject({
      method: 'POST',
      url: '/api/v1/analytics/batch',
      payload: { events: [end('a')] },
    });
    expect([sent.statusCode, sent.headers['retry-after']]).toEqual([503, '5']);
    await alone.close();
  });
});

describe('the statements', () => {
  const day = new Date('2026-11-21T00:00:00.000Z');

  it('read roll-ups by the primary key', () => {
    const wanted = {
      kind: 'tool' as const,
      grain: 'day' as const,
      from: day,
      keys: ['a'],
      withSessions: true,
    };
    expect(rollUpCountsQuery(database.db, wanted).compile().sql).toMatchInlineSnapshot(
      `"select "starts_at", "key", "uses", "views", "session_count", "sessions" from "analytics_roll_up" where "kind" = $1 and "grain" = $2 and "starts_at" >= $3 and key = any($4::text[])"`,
    );
  });

  it('read events of a time span', () => {
    const span = { from: day, before: new Date() };
    expect(eventGroupsQuery(database.db, 'minute', span).compile().sql).toMatchInlineSnapshot(
      `"select date_trunc('minute', received_at, 'UTC') as "period", "type", "usage_type", "tool_id", "path", "referrer", "language", "device", "screen", count(*) as "events", string_agg(distinct int8send(session_hash), ''::bytea) as "sessions" from "analytics_event" where "received_at" >= $1 and "received_at" < $2 group by "period", "type", "usage_type", "tool_id", "path", "referrer", "language", "device", "screen""`,
    );
  });

  it('read only the required columns of events', () => {
    expect(
      eventGroupsQuery(database.db, 'day', { from: day }, COUNTED_EVENTS.page).compile().sql,
    ).toMatchInlineSnapshot(
      `"select date_trunc('day', received_at, 'UTC') as "period", "type", "usage_type", "path", count(*) as "events", string_agg(distinct int8send(session_hash), ''::bytea) as "sessions" from "analytics_event" where "received_at" >= $1 and "type" = $2 group by "period", "type", "usage_type", "path""`,
    );
  });
});
