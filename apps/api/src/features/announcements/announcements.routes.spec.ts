import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { ANNOUNCEMENT_LANGUAGES, type Announcement } from '@seller-toolbox/contracts';
import { createTestDatabase, type TestDatabase } from '@seller-toolbox/testing/database';
import { DAY, HOUR } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { createKysely, type Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { asRole, identifyByHeader } from '../../test-callers.ts';
import { createTestApp } from '../../test-app.ts';
import { purgeOldViewSessions } from './announcements.service.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
let isAway = false;
let database: Database;
let app: FastifyInstance;

/** The pool of the test database, which can simulate an outage. */
function interruptible(pool: TestDatabase['pool']): TestDatabase['pool'] {
  const connect = () =>
    isAway ? Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })) : pool.connect();
  return Object.assign(Object.create(pool), { connect });
}

beforeAll(async () => {
  let pool: TestDatabase['pool'] | undefined;
  database = await openTestDatabase(async (preparation) => {
    const created = await createTestDatabase(preparation);
    pool = created.pool;
    return created;
  });
  if (!pool) throw new Error('the database has no pool');
  app = await createTestApp({ db: createKysely(interruptible(pool)), clock, identify: identifyByHeader });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  isAway = false;
  // Longer than any cached answer.
  advance(HOUR);
  await sql`truncate announcement cascade`.execute(database.db);
});

const API = '/api/v1/announcements';
const UNKNOWN = '01939000-0000-7000-8000-00000000ffff';
const call = (
  method: InjectOptions['method'],
  url: string,
  payload?: object,
  role: 'admin' | 'viewer' = 'admin',
) =>
  app.inject({
    method,
    url: `${API}${url}`,
    headers: asRole(role),
    ...(payload ? { payload } : {}),
  } as InjectOptions);
const input = (more: object = {}) => ({ title: '维护通知', content: '今晚维护', status: 'active', ...more });
const create = async (more: object = {}): Promise<Announcement> => {
  const answer = await call('POST', '', input(more));
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
};
const active = async (query = '', headers: Record<string, string> = {}) =>
  (await app.inject({ url: `${API}/active${query}`, headers })).json().data;
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);
const audit = () => database.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').execute();
const inSeconds = (seconds: number) => new Date(clock() + seconds * 1000).toISOString();

describe('GET /announcements/active', () => {
  it('returns only the fields for visitors', async () => {
    const { id, updated_at } = await create({ click_action: '/tools' });
    const answer = await app.inject(`${API}/active?language=zh&user_session=s&t=1`);
    expect(answer.json()).toEqual({
      success: true,
      data: [
        {
          id,
          updated_at,
          title: '维护通知',
          content: '今晚维护',
          type: 'info',
          priority: 0,
          target_audience: 'all',
          display_position: 'header',
          start_time: null,
          end_time: null,
          click_action: '/tools',
          is_closable: true,
        },
      ],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['age']).toBeUndefined();
  });

  it('is in the requested language, else in English or the original', async () => {
    const translations = [{ language_code: 'en', title: 'Maintenance', content: '<b>Tonight</b>' }];
    await create({ translations });
    expect(await active('?language=en')).toMatchObject([{ title: 'Maintenance', content: '<b>Tonight</b>' }]);
    expect(titles(await active('?language=ja'))).toEqual(['Maintenance']);
    for (const language of ['zh', 'zh-TW', 'xx']) {
      expect(titles(await active(`?language=${language}`))).toEqual(['维护通知']);
    }
  });

  it('contains only announcements that are active now', async () => {
    await create({ title: 'timed', start_time: inSeconds(10), end_time: inSeconds(20) });
    for (const status of ['draft', 'inactive', 'expired']) await create({ title: status, status });
    const seen: string[][] = [];
    for (const milliseconds of [9_999, 1, 9_999, 1]) {
      advance(milliseconds);
      seen.push(titles(await active()));
    }
    expect(seen).toEqual([[], ['timed'], ['timed'], []]);
  });

  it('filters by audience and position; sorts by priority, then newest first', async () => {
    await create({ title: 'all' });
    advance(1);
    await create({ title: 'user', target_audience: 'user', display_position: 'popup' });
    await create({ title: 'admin', target_audience: 'admin', priority: 9 });
    expect(titles(await active())).toEqual(['user', 'all']);
    expect(titles(await active('?audience=user&position=popup'))).toEqual(['user']);
    expect(titles(await active('?audience=admin', asRole('viewer')))).toEqual(['admin', 'all']);
    const asVisitor = await app.inject(`${API}/active?audience=admin`);
    expect(asVisitor.statusCode).toBe(401);
    expect((await app.inject(`${API}/active?position=footer`)).statusCode).toBe(422);
  });

  it('has changes immediately, those of other processes within a second', async () => {
    const { id } = await create();
    expect(await active()).toHaveLength(1);
    await call('PUT', `/${id}`, input({ status: 'inactive' }));
    expect(await active()).toHaveLength(0);
    await database.db.updateTable('announcement').set({ status: 'active' }).execute();
    advance(999);
    expect(await active()).toHaveLength(0);
    advance(1);
    expect(await active()).toHaveLength(1);
  });

  it('is served for ten minutes without the database, with Age, and still expires announcements', async () => {
    await create({ title: 'stays' });
    await create({ title: 'ends', end_time: inSeconds(300) });
    expect(await active()).toHaveLength(2);
    isAway = true;
    advance(300_000);
    const stale = await app.inject(`${API}/active`);
    expect(stale.json()).toMatchObject({ success: true, data: [{ title: 'stays' }], stale: true });
    expect(stale.headers['age']).toBe('300');
    advance(300_001);
    const gone = await app.inject(`${API}/active`);
    expect(gone.statusCode).toBe(503);
    expect(gone.headers['retry-after']).toBe('5');
    isAway = false;
    advance(1_000);
    expect(titles(await active())).toEqual(['stays']);
  });

  it('removes a stored button link that is not allowed', async () => {
    await create({ click_action: '/tools' });
    await database.db.updateTable('announcement').set({ click_action: 'javascript:x()' }).execute();
    advance(1_000);
    expect(await active()).toMatchObject([{ click_action: null }]);
  });

  it('accepts every language of the site', () => {
    expect([...ANNOUNCEMENT_LANGUAGES].sort()).toEqual([...LANGUAGE_CODES].sort());
  });
});

describe.each([
  ['view', 'view_count', 395],
  ['seen', 'seen_count', 30],
] as const)('POST /announcements/:id/%s', (path, field, daysKept) => {
  const view = (id: string, payload: object) =>
    app.inject({ method: 'POST', url: `${API}/${id}/${path}`, payload });
  const counts = async () => (await call('GET', '')).json().data[0];
  const counted = async () => (await counts())[field];

  it('counts a session once, without storing its string', async () => {
    const { id, updated_at } = await create();
    for (const session of ['visit-1', 'visit-1', 'visit-2']) {
      expect((await view(id, { user_session: session })).statusCode).toBe(200);
    }
    expect(await counted()).toBe(2);
    const { view_count: clicks, seen_count: views } = await counts();
    expect(clicks + views).toBe(2);
    expect((await active())[0].updated_at).toBe(updated_at);
    const stored = await database.db.selectFrom('announcement_view').selectAll().execute();
    expect(JSON.stringify(stored.map((row) => row.session_hash.toString()))).not.toContain('visit');
  });

  it('has different hashes per announcement', async () => {
    const [first, second] = [await create(), await create()];
    for (const { id } of [first, second]) await view(id, { user_session: 'visit-1' });
    const rows = await database.db.selectFrom('announcement_view').selectAll().execute();
    expect(new Set(rows.map((row) => row.session_hash.toString('hex'))).size).toBe(2);
  });

  it('loses its hash after the retention, and not before', async () => {
    const { id } = await create();
    await view(id, { user_session: 'visit-1' });
    const stored = async () => {
      await purgeOldViewSessions({ db: database.db, clock });
      return (await database.db.selectFrom('announcement_view').selectAll().execute()).length;
    };
    advance(daysKept * DAY);
    expect(await stored()).toBe(1);
    advance(1);
    expect(await stored()).toBe(0);
    expect(await counted()).toBe(1);
  });

  it.each<[string, object, number]>([
    [UNKNOWN, { user_session: 's' }, 404],
    ['nothing', { user_session: 's' }, 422],
    [UNKNOWN, {}, 422],
    [UNKNOWN, { user_session: '' }, 422],
    [UNKNOWN, { user_session: { $ne: '' } }, 422],
    [UNKNOWN, { user_session: 'x'.repeat(129) }, 422],
  ])('of %s with %j is rejected: %i', async (id, payload, status) => {
    expect((await view(id, payload)).statusCode).toBe(status);
  });

  it('is limited per network', async () => {
    const limited = await createTestApp({ db: database.db, clock, settings: { rateLimits: true } });
    const { id } = await create();
    const once = () =>
      limited.inject({ method: 'POST', url: `${API}/${id}/${path}`, payload: { user_session: 's' } });
    const statuses = [];
    for (let index = 0; index < 121; index++) statuses.push((await once()).statusCode);
    expect(statuses.slice(119)).toEqual([200, 429]);
    await limited.close();
  });
});

describe('the admin list', () => {
  it('has effective and stored status, and filters by the effective one', async () => {
    await create({ title: 'now' });
    await create({ title: 'later', start_time: inSeconds(1) });
    await create({ title: 'over', status: 'draft', end_time: inSeconds(-1) });
    const rows = (await call('GET', '')).json().data as Announcement[];
    expect(Object.fromEntries(rows.map((row) => [row.title, [row.status, row.stored_status]]))).toEqual({
      now: ['active', 'active'],
      later: ['scheduled', 'active'],
      over: ['expired', 'draft'],
    });
    for (const [status, title] of [
      ['active', 'now'],
      ['scheduled', 'later'],
      ['expired', 'over'],
    ]) {
      expect(titles((await call('GET', `?status=${status}`)).json().data)).toEqual([title]);
    }
  });

  it('is paged and sorted', async () => {
    for (const priority of [1, 3, 2]) await create({ title: `p${priority}`, priority });
    const answer = (await call('GET', '?page=2&limit=2&sort=-priority')).json();
    expect(titles(answer.data)).toEqual(['p1']);
    expect(answer.pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 });
    expect((await call('GET', '?sort=created_by')).statusCode).toBe(422);
    expect((await call('GET', '?limit=101')).statusCode).toBe(422);
  });

  it('is exported without formulas in cells', async () => {
    await create({
      title: '=1+1',
      content: 'a,"b"',
      translations: [{ language_code: 'ja', title: 't', content: 'c' }],
    });
    await create({ title: 'draft', status: 'draft' });
    const answer = await call('GET', '/export?status=active');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="announcements.csv"');
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toMatch(/^\ufeffid,title,content,type,priority,status,/);
    expect(lines[1]).toMatch(
      /^[0-9a-f-]{36},'=1\+1,"a,""b""",info,0,active,active,all,header,,,,true,0,0,the admin,.*,zh,ja$/,
    );
    expect(lines.slice(2)).toEqual(['']);
  });

  it('answers 503 for an export while the database is unavailable', async () => {
    isAway = true;
    const answer = await call('GET', '/export');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error.code).toBe('service.unavailable');
  });
});

describe('writing an announcement', () => {
  it('stores sanitized HTML, the author and an audit entry', async () => {
    const made = await create({
      content: '<b onclick="x()">今晚</b><script>x()</script>',
      title: ' <i>维护</i> ',
    });
    expect(made).toMatchObject({
      title: '<i>维护</i>',
      content: '<b>今晚</b>',
      created_by_username: 'the admin',
      created_at: new Date(clock()).toISOString(),
      view_count: 0,
      seen_count: 0,
    });
    const [entry] = await audit();
    expect(entry).toMatchObject({
      action: 'announcements.create',
      subject: made.id,
      actor_name: 'the admin',
      details: {
        title: { before: null, after: '<i>维护</i>' },
        content: { before: null, after: expect.stringContaining('今晚') },
        status: { before: null, after: 'active' },
      },
    });
  });

  it('rejects content that is empty after sanitizing, and drops such translations', async () => {
    const rejected = await call('POST', '', input({ content: '<script>x()</script>' }));
    expect(rejected.statusCode).toBe(422);
    expect(rejected.json().error.fields).toEqual([{ path: 'content', code: 'required' }]);
    const translations = [{ language_code: 'en', title: 't', content: '<img src=x>' }];
    expect((await create({ translations })).translations).toEqual([]);
  });

  it('rejects translations that are too long after sanitizing', async () => {
    const contents = [
      '&'.repeat(1000),
      '&'.repeat(1001),
      'c',
      `&${'x'.repeat(4995)}`,
      `&${'x'.repeat(4996)}`,
    ];
    const translations = ['en', 'ja', 'id', 'vi', 'zh-TW'].map((language, index) => ({
      language_code: language,
      title: 't',
      content: contents[index] ?? '',
    }));
    const rejected = await call('POST', '', input({ translations }));
    expect(rejected.statusCode).toBe(422);
    expect(rejected.json().error.fields).toEqual([
      { path: 'translations.1.content', code: 'too-long' },
      { path: 'translations.4.content', code: 'too-long' },
    ]);
    const short = translations.filter((_, index) => index % 3 !== 1);
    expect((await create({ translations: short })).translations).toHaveLength(3);
  });

  it('rejects content that is too long after sanitizing', async () => {
    const rejected = await call('POST', '', input({ content: '&'.repeat(1001) }));
    expect(rejected.json().error.fields).toEqual([{ path: 'content', code: 'too-long' }]);
    // The limit is 5000 characters; a sanitized & has five.
    const made = await create({ content: '&'.repeat(1000) });
    const { stored_status: status, ...rest } = made;
    const again = await call('PUT', `/${made.id}`, { ...rest, status });
    expect(again.statusCode).toBe(200);
    expect(again.json().data.content).toBe(made.content);
  });

  it('changes all fields', async () => {
    const made = await create({
      priority: 9,
      click_action: '/tools',
      translations: [{ language_code: 'en', title: 't', content: 'c' }],
    });
    advance(1);
    const answer = await call('PUT', `/${made.id}`, input({ title: 'new', status: 'inactive' }));
    const changed = answer.json().data;
    expect(changed).toMatchObject({
      title: 'new',
      stored_status: 'inactive',
      priority: 0,
      click_action: null,
      translations: [],
    });
    expect(changed.created_at).toBe(made.created_at);
    expect(changed.updated_at > made.updated_at).toBe(true);
    const [entry] = await audit();
    expect(entry).toMatchObject({
      action: 'announcements.update',
      subject: made.id,
      request_id: answer.headers['x-request-id'],
    });
    // Unchanged fields are omitted, except title and status.
    expect(entry?.details).toEqual({
      title: { before: '维护通知', after: 'new' },
      status: { before: 'active', after: 'inactive' },
      priority: { before: 9, after: 0 },
      click_action: { before: '/tools', after: null },
      'translations.en.title': { before: 't', after: null },
      'translations.en.content': { before: 'c', after: null },
    });
  });

  it.each([
    [{}, {}],
    [{ content: '<b>明晚</b>维护' }, { content: { before: '今晚维护', after: '<b>明晚</b>维护' } }],
    [
      { start_time: '2030-01-01T08:00:00+08:00' },
      { start_time: { before: null, after: '2030-01-01T00:00:00.000Z' } },
    ],
    [{ is_closable: false }, { is_closable: { before: true, after: false } }],
    [
      { translations: [{ language_code: 'vi', title: 't', content: 'c' }] },
      {
        'translations.vi.title': { before: null, after: 't' },
        'translations.vi.content': { before: null, after: 'c' },
      },
    ],
  ])('logs each changed field: %j', async (part, changes) => {
    const { id } = await create();
    await call('PUT', `/${id}`, input(part));
    expect((await audit())[0]?.details).toEqual({ title: '维护通知', status: 'active', ...changes });
  });

  it('rejects a change of an outdated version', async () => {
    const made = await create();
    const change = (title: string, updated_at: string) =>
      call('PUT', `/${made.id}`, input({ title, updated_at }));
    expect((await change('first', made.updated_at)).statusCode).toBe(200);
    const before = (await audit()).length;
    const late = await change('second', made.updated_at);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ success: false, error: { code: 'announcements.changed-meanwhile' } });
    expect(titles(await active())).toEqual(['first']);
    expect(await audit()).toHaveLength(before);
  });

  it('deletes an announcement', async () => {
    const { id } = await create();
    expect((await call('DELETE', `/${id}`)).json()).toEqual({ success: true, data: { id } });
    expect(await active()).toEqual([]);
    expect((await audit())[0]).toMatchObject({
      action: 'announcements.delete',
      subject: id,
      details: { title: { before: '维护通知', after: null }, status: { before: 'active', after: null } },
    });
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
    expect((await call('PUT', `/${UNKNOWN}`, input())).statusCode).toBe(404);
  });

  it('is rolled back if the audit entry fails', async () => {
    const failing = await createTestApp({
      db: database.db,
      clock,
      identify: async () => ({ id: 'no uuid', username: 'mei', role: 'admin', sessionId: 's' }),
    });
    const answer = await failing.inject({ method: 'POST', url: API, payload: input() });
    expect(answer.statusCode).toBe(500);
    expect((await call('GET', '')).json().data).toEqual([]);
    await failing.close();
  });

  it('ignores fields that admins cannot set', async () => {
    const foreign = {
      id: UNKNOWN,
      view_count: 999,
      seen_count: 999,
      created_by: UNKNOWN,
      created_by_username: 'other',
      created_at: '2020-01-01T00:00:00.000Z',
      role: 'super_admin',
      is_admin: true,
      stored_status: 'expired',
    };
    const payload = JSON.stringify(input(foreign)).replace('{', '{"__proto__":{"is_closable":false},');
    const made = (
      await app.inject({
        method: 'POST',
        url: API,
        headers: { ...asRole('admin'), 'content-type': 'application/json' },
        payload,
      })
    ).json().data as Announcement;
    const own = {
      view_count: 0,
      seen_count: 0,
      created_by_username: 'the admin',
      stored_status: 'active',
      is_closable: true,
    };
    expect(made).toMatchObject({ ...own, created_at: new Date(clock()).toISOString() });
    expect(made.id).not.toBe(UNKNOWN);
    advance(1);
    const changed = (
      await call('PUT', `/${made.id}`, input({ ...foreign, updated_at: made.updated_at }))
    ).json().data;
    expect(changed).toMatchObject({ ...own, id: made.id, created_at: made.created_at });
  });

  it.each([
    ['POST', ''],
    ['PUT', `/${UNKNOWN}`],
    ['DELETE', `/${UNKNOWN}`],
    ['GET', ''],
    ['GET', '/export'],
  ] as const)('and reading the list (%s %s) is closed to visitors and viewers', async (method, url) => {
    const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: input() };
    expect((await app.inject({ method, url: `${API}${url}`, ...payload })).statusCode).toBe(401);
    const asViewer = await call(method, url, 'payload' in payload ? input() : undefined, 'viewer');
    expect(asViewer.statusCode).toBe(403);
    expect(asViewer.json().error.code).toBe('auth.forbidden');
  });
});

describe('POST /announcements/preview', () => {
  it('shows what would be stored and what is removed, and stores nothing', async () => {
    const payload = input({
      content: '<h1>标题</h1><b style="x">a</b>',
      translations: [{ language_code: 'en', title: 'Sale', content: '<a href="javascript:x()">now</a>' }],
    });
    expect((await call('POST', '/preview', payload)).json().data).toEqual({
      content: '标题<b>a</b>',
      translations: [{ language_code: 'en', title: 'Sale', content: '<a>now</a>' }],
      removed: [
        { language_code: 'zh', kind: 'tag', name: 'h1' },
        { language_code: 'zh', kind: 'attribute', name: 'style' },
        { language_code: 'en', kind: 'link', name: 'javascript:x()' },
      ],
    });
    expect((await call('GET', '')).json().data).toEqual([]);
  });

  it('rejects what could not be saved', async () => {
    const answer = await call('POST', '/preview', input({ content: '<img src="/a.png">' }));
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      422,
      [{ path: 'content', code: 'required' }],
    ]);
  });
});
