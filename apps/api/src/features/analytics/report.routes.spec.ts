import type { AnalyticsReport, ReportFigures, ToolReport } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { asRole, identifyByHeader } from '../../test-callers.ts';
import { createTestApp } from '../../test-app.ts';
import { MAX_REFERRERS } from './referrer-limit.ts';
import { removeOld } from './retention.service.ts';
import { rollUp } from './roll-up.service.ts';

jest.setTimeout(120_000);

const START = '2026-11-10T10:00:00.000Z';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
let { clock, advance } = createFakeClock(START);
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, clock: () => clock(), identify: identifyByHeader });
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

async function send(...events: object[]) {
  const payload = { events: events.map((event) => ({ timestamp: clock(), ...event })) };
  const headers = { 'user-agent': PHONE };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/analytics/batch', headers, payload });
  expect(answer.json().data).toEqual({ accepted: events.length, duplicate: false });
}
const use = (session_id: string) => ({
  type: 'tool_usage',
  session_id,
  tool_id: 'square-calculator',
  usage_type: 'calculate',
});
const page = (session_id: string, entry?: object) => ({ type: 'page_view', session_id, path: '/', entry });
const entryFrom = (referrer: string) => ({ referrer, language: 'ja', screen: 'small' });
const get = (path: string) => app.inject({ url: `/api/v1/analytics/${path}`, headers: asRole('admin') });
const report = async (days: number): Promise<AnalyticsReport> =>
  (await get(`report?days=${days}`)).json().data;
const run = () => {
  advance(1);
  return rollUp({ db: database.db, clock });
};
const figures = (uses: number, views: number, sessions: number): ReportFigures => ({ uses, views, sessions });

describe('GET /analytics/report', () => {
  it('compares the chosen days with as many before, whatever is rolled up', async () => {
    await send(use('a'), page('a'));
    advance(DAY);
    await send(use('b'), page('b'));
    advance(DAY);
    await send(use('c'), use('c'), page('d'));
    advance(DAY);
    await send(use('c'));
    const check = async () => {
      const { from, to, site, days, tools, pages } = await report(2);
      expect([from, to]).toEqual(['2026-11-12', '2026-11-13']);
      expect(site).toEqual({ ...figures(3, 1, 3), before: figures(2, 2, 2) });
      expect(days).toEqual([
        { date: '2026-11-12', ...figures(2, 0, 1), before: figures(1, 0, 1) },
        { date: '2026-11-13', ...figures(1, 0, 1), before: figures(1, 0, 1) },
      ]);
      expect(tools).toEqual([{ key: 'square-calculator', ...figures(3, 0, 2), before: figures(2, 0, 2) }]);
      expect(pages).toEqual([{ key: '/', ...figures(0, 1, 1), before: figures(0, 2, 2) }]);
      // The first of four days has nothing before it.
      expect((await report(4)).site).toEqual({ ...figures(5, 3, 5), before: figures(0, 0, 0) });
    };
    await check();
    await run();
    await check();
  });

  it('counts each visit once by host, language, device and screen', async () => {
    await send(page('a', entryFrom('www.google.com')), page('a'), page('b', entryFrom('')));
    const row = (key: string, visits: number) => ({
      key,
      ...figures(0, visits, visits),
      before: figures(0, 0, 0),
    });
    const expected = {
      referrer: [row('direct', 1), row('google.com', 1)],
      language: [row('ja', 2)],
      device: [row('phone', 2)],
      screen: [row('small', 2)],
    };
    expect((await report(7)).visits).toEqual(expected);
    await run();
    expect((await report(7)).visits).toEqual(expected);
    expect((await report(7)).site).toMatchObject(figures(0, 3, 2));
  });

  it('names a limited number of hosts a day, however many are invented', async () => {
    const hosts = Array.from({ length: MAX_REFERRERS + 20 }, (_, index) => `host-${index}.example`);
    for (let from = 0; from < hosts.length; from += 55) {
      await send(...hosts.slice(from, from + 55).map((host) => page(host, entryFrom(host))));
      await run();
    }
    await send(page('again', entryFrom('host-0.example')), page('late', entryFrom('late.example')));
    await run();
    const rows = await sql<{ key: string; views: string }>`
      select key, views from analytics_roll_up where kind = 'referrer' order by views::int desc, key`.execute(
      database.db,
    );
    expect(rows.rows).toHaveLength(MAX_REFERRERS + 1);
    expect(rows.rows.slice(0, 2)).toEqual([
      { key: 'other', views: '21' },
      { key: 'host-0.example', views: '2' },
    ]);
  });

  it('forgets visits as old as other counts', async () => {
    await send(page('a', entryFrom('')));
    await run();
    advance(90 * DAY);
    const kept = () =>
      sql`select grain from analytics_roll_up where kind in ('referrer', 'language', 'device', 'screen')`.execute(
        database.db,
      );
    await removeOld({ db: database.db, clock }, { eventDays: 30, rollUpMonths: 25 });
    expect((await kept()).rows).toEqual(Array(4).fill({ grain: 'day' }));
    await removeOld({ db: database.db, clock }, { eventDays: 30, rollUpMonths: 1 });
    expect((await kept()).rows).toEqual([]);
  });

  it.each(['?days=0', '?days=367'])('rejects %s', async (query) => {
    expect((await get(`report${query}`)).statusCode).toBe(422);
  });
});

describe('GET /analytics/tools/{id}', () => {
  it('has the days of one tool', async () => {
    await send(use('a'), { ...use('a'), usage_type: 'view' });
    advance(DAY);
    await send(use('a'), use('b'));
    const answer = await get('tools/square-calculator?days=1');
    const data = answer.json<{ data: ToolReport }>().data;
    expect(data).toEqual({
      tool_id: 'square-calculator',
      figures: { ...figures(2, 0, 2), before: figures(1, 1, 1) },
      days: [{ date: '2026-11-11', ...figures(2, 0, 2), before: figures(1, 1, 1) }],
    });
  });

  it('does not know a tool that is not in the catalogue', async () => {
    expect((await get('tools/unknown')).json().error.code).toBe('tools.not-found');
  });
});

describe('a first page view', () => {
  it.each([
    [{ referrer: 'https://a.example/secret', language: 'ja', screen: 'small' }],
    [{ referrer: 'a.example?q=1', language: 'ja', screen: 'small' }],
    [{ referrer: '', language: 'xx', screen: 'small' }],
    [{ referrer: '', language: 'ja', screen: '1920' }],
  ])('rejects more than a host and classes: %j', async (entry) => {
    const payload = { events: [{ timestamp: clock(), ...page('a', entry) }] };
    const answer = await app.inject({ method: 'POST', url: '/api/v1/analytics/batch', payload });
    expect(answer.statusCode).toBe(422);
  });
});
