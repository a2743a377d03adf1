import { createTestDatabase } from '@seller-toolbox/testing/database';
import { SCRIPT_PAYLOADS } from '@seller-toolbox/testing/script-payloads';
import { DAY, HOUR } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { PassThrough } from 'node:stream';
import type { Feedback } from '@seller-toolbox/contracts';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { WRITES_PER_MINUTE } from '../../http/rate-limit.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { asRole, identifyByHeader } from '../../test-callers.ts';
import { createTestApp } from '../../test-app.ts';
import { createLiveSettings } from '../settings/live-settings.ts';
import { eraseOldEmails } from './feedback.service.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
let app: FastifyInstance;
let log = '';
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  const stream = new PassThrough().setEncoding('utf8').on('data', (line: string) => (log += line));
  app = await createTestApp({
    db: database.db,
    clock,
    identify: identifyByHeader,
    settings: { logger: { level: 'trace', stream } },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  advance(HOUR);
  await sql`truncate feedback`.execute(database.db);
});

const API = '/api/v1/feedback';
const UNKNOWN = '01939000-0000-7000-8000-00000000ffff';
const MESSAGE = '换算单位很好用，谢谢你们';
const EMAIL = 'seller@example.com';
const submit = (more: object = {}) =>
  app.inject({ method: 'POST', url: API, payload: { message: MESSAGE, ...more } });
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
const rows = async (query = ''): Promise<Feedback[]> => (await call('GET', query)).json().data;
const first = async () => {
  const [row] = await rows();
  if (!row) throw new Error('nothing was stored');
  return row;
};
const stats = async () => (await app.inject(`${API}/stats/overview`)).json().data;
const audit = () => database.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').execute();

describe('POST /feedback', () => {
  it('stores feedback and thanks', async () => {
    const answer = await submit({
      feedback_type: 'bug',
      rating: 4,
      message: `  ${MESSAGE} `,
      email: ` ${EMAIL} `,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ success: true, data: { received: true }, message: '感谢您的反馈' });
    const now = new Date(clock()).toISOString();
    expect(await rows()).toEqual([
      {
        id: expect.any(String),
        feedback_type: 'bug',
        rating: 4,
        message: MESSAGE,
        email: EMAIL,
        status: 'new',
        admin_notes: null,
        page: null,
        tool_id: null,
        language: null,
        created_at: now,
        updated_at: now,
      },
    ]);
  });

  it('thanks a robot without storing its feedback', async () => {
    const answer = await submit({ website: 'https://example.com' });
    expect(answer.statusCode).toBe(201);
    expect(answer.body).toBe((await submit({ website: '' })).body);
    expect(await rows()).toHaveLength(1);
  });

  it('stores a submission id once', async () => {
    const named = { submission_id: 'one', email: EMAIL };
    const sent = await Promise.all([submit(named), submit(named), submit({ submission_id: 'other' })]);
    const again = await submit({ ...named, message: `${MESSAGE}！！` });
    for (const { statusCode, body } of sent) expect([statusCode, body]).toEqual([201, again.body]);
    const stored = await rows();
    expect(stored.map(({ email }) => email).sort()).toEqual([null, EMAIL].sort());
    expect(stored.map(({ message }) => message)).toEqual([MESSAGE, MESSAGE]);
    expect(JSON.stringify(stored)).not.toContain('submission_id');
    expect((await stats()).overall.total_feedback).toBe(2);
  });

  it('stores repeated feedback without a submission id', async () => {
    for (let times = 0; times < 2; times++) await submit();
    expect(await rows()).toHaveLength(2);
  });

  it.each<[object, string, string]>([
    [{ message: '太短了' }, 'message', 'too-short'],
    [{ submission_id: '' }, 'submission_id', 'too-short'],
    [{ submission_id: 'x'.repeat(65) }, 'submission_id', 'too-long'],
    [{ submission_id: 7 }, 'submission_id', 'invalid-type'],
    [{ message: undefined }, 'message', 'required'],
    [{ message: 'x'.repeat(1001) }, 'message', 'too-long'],
    [{ feedback_type: 'praise' }, 'feedback_type', 'invalid-value'],
    [{ rating: 6 }, 'rating', 'too-large'],
    [{ email: 'invalid' }, 'email', 'invalid-email'],
  ])('rejects %j', async (more, path, code) => {
    const answer = await submit(more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error.fields).toEqual([{ path, code }]);
    expect(await rows()).toEqual([]);
  });

  it('rejects a very large body, and a cross-site request', async () => {
    expect((await submit({ message: 'x'.repeat(20_000) })).statusCode).toBe(413);
    const foreign = await app.inject({
      method: 'POST',
      url: API,
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: { message: MESSAGE },
    });
    expect(foreign.statusCode).toBe(403);
  });

  it('ignores fields that visitors cannot set', async () => {
    const foreign = {
      id: UNKNOWN,
      status: 'resolved',
      admin_notes: 'mine',
      created_at: '2020-01-01T00:00:00.000Z',
      updated_at: '2020-01-01T00:00:00.000Z',
      role: 'admin',
      is_admin: true,
    };
    const payload = JSON.stringify({ message: MESSAGE, ...foreign }).replace(
      '{',
      '{"__proto__":{"rating":5},',
    );
    await app.inject({ method: 'POST', url: API, headers: { 'content-type': 'application/json' }, payload });
    const row = await first();
    expect(row).toMatchObject({ status: 'new', admin_notes: null, rating: null });
    expect(row.id).not.toBe(UNKNOWN);
    expect(row.created_at).toBe(new Date(clock()).toISOString());
  });

  it('is limited per network, including calls of robots', async () => {
    const limited = await createTestApp({ db: database.db, clock, settings: { rateLimits: true } });
    const once = (remoteAddress: string, website = '') =>
      limited.inject({ method: 'POST', url: API, remoteAddress, payload: { message: MESSAGE, website } });
    for (let index = 0; index < WRITES_PER_MINUTE.feedback; index++) {
      expect((await once('192.0.2.1', index % 2 ? 'x' : '')).statusCode).toBe(201);
    }
    const over = await once('192.0.2.9');
    expect(over.statusCode).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await once('198.51.100.1')).statusCode).toBe(201);
    await limited.close();
  });

  it('is limited per network and day as the settings say, without a restart', async () => {
    const { db } = database;
    const live = createLiveSettings({ db, given: {} });
    const limited = await createTestApp({
      ...{ db, clock, live, identify: identifyByHeader },
      settings: { rateLimits: true },
    });
    const once = async (remoteAddress = '203.0.113.1') =>
      (await limited.inject({ method: 'POST', url: API, remoteAddress, payload: { message: MESSAGE } }))
        .statusCode;
    expect(await once()).toBe(201);
    const change = { value: 2, version: live.storedOf('feedbackPerDay')?.version ?? 0 };
    const url = '/api/v1/settings/feedbackPerDay';
    await limited.inject({ method: 'PUT', url, headers: asRole('super_admin'), payload: change });
    expect([await once(), await once(), await once('198.51.100.9')]).toEqual([201, 429, 201]);
    advance(DAY);
    expect(await once()).toBe(201);
    await limited.close();
  });

  it('stores 300 payloads unchanged as text', async () => {
    const sent = SCRIPT_PAYLOADS.map((payload) => `留言内容如下： ${payload.replaceAll('\u000c', ' ')} 完`);
    for (const message of sent) expect((await submit({ message })).statusCode).toBe(201);
    const stored = await database.db.selectFrom('feedback').select('message').execute();
    expect(stored.map(({ message }) => message).sort()).toEqual([...sent].sort());
    const answer = await call('GET', '?limit=100');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});

describe('GET /feedback/stats/overview', () => {
  it('returns counts, mean ratings and resolved counts', async () => {
    await submit({ feedback_type: 'bug', rating: 5, email: EMAIL });
    await submit({ feedback_type: 'bug', rating: 4 });
    await submit({ feedback_type: 'bug', rating: 4 });
    await submit({ feedback_type: 'feature' });
    await call('PATCH', `/${(await first()).id}/status`, { status: 'resolved' });
    const answer = await app.inject(`${API}/stats/overview`);
    expect(answer.json().data).toEqual({
      overall: { total_feedback: 4, overall_avg_rating: 4.33, weekly_count: 4, monthly_count: 4 },
      byType: [
        { feedback_type: 'bug', count: 3, avg_rating: 4.33, resolved_count: expect.any(Number) },
        { feedback_type: 'feature', count: 1, avg_rating: null, resolved_count: expect.any(Number) },
      ],
    });
    const { byType } = answer.json().data as { byType: { resolved_count: number }[] };
    expect(byType.reduce((sum, { resolved_count: count }) => sum + count, 0)).toBe(1);
    expect(answer.body).not.toMatch(/seller|谢谢/);
  });

  it('is empty without feedback', async () => {
    expect(await stats()).toEqual({
      overall: { total_feedback: 0, overall_avg_rating: null, weekly_count: 0, monthly_count: 0 },
      byType: [],
    });
  });

  it('counts seven and thirty days to the millisecond', async () => {
    await submit();
    const days = async (count: number) => {
      advance(count * DAY);
      const { overall } = await stats();
      return [overall.weekly_count, overall.monthly_count];
    };
    expect(await days(7)).toEqual([1, 1]);
    expect(await days(1 / 86_400)).toEqual([1, 1]);
    advance(5_000);
    expect(await days(0)).toEqual([0, 1]);
    expect(await days(24)).toEqual([0, 0]);
  });
});

describe('the admin list', () => {
  it('is paged and filtered', async () => {
    for (const rating of [1, 2, 3]) await submit({ rating, feedback_type: 'compliment' });
    const answer = (await call('GET', '?limit=2&page=2&feedback_type=compliment&sort=-rating')).json();
    expect(answer.data).toMatchObject([{ rating: 1 }]);
    expect(answer.pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 });
    expect(await rows('?rating=2&status=new')).toHaveLength(1);
    expect(await rows('?status=closed')).toEqual([]);
  });

  it.each(['?limit=101', '?page=0', '?status=done', '?sort=email', '?rating=0'])(
    'rejects %s',
    async (query) => {
      expect((await call('GET', query)).statusCode).toBe(422);
    },
  );

  it('returns the newest', async () => {
    for (let index = 0; index < 6; index++) {
      advance(1);
      await submit({ message: `number ${index} of six` });
    }
    const recent = (await call('GET', '/recent/list')).json().data as Feedback[];
    expect(recent.map(({ message }) => message[7])).toEqual(['5', '4', '3', '2', '1']);
    expect((await call('GET', '/recent/list?limit=2')).json().data).toHaveLength(2);
  });

  it('exports several parts without formulas in cells', async () => {
    await submit({ message: '=HYPERLINK("https://example.com")', email: EMAIL, feedback_type: 'bug' });
    await sql`
      insert into feedback (id, feedback_type, message, status, created_at, updated_at)
      select gen_random_uuid(), 'bug', 'from the series', 'new', now, now
      from generate_series(1, 2500), (values (${new Date(clock() - 1)}::timestamptz)) as moments (now)
    `.execute(database.db);
    await submit({ feedback_type: 'feature' });
    const answer = await call('GET', '/export?feedback_type=bug');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect((await call('HEAD', '/export')).statusCode).toBe(200);
    const lines = answer.body.split('\r\n');
    expect(lines).toHaveLength(1 + 2501 + 1);
    expect(lines[0]).toBe(
      '\ufeffid,feedback_type,rating,message,email,status,admin_notes,page,tool_id,language,created_at,updated_at',
    );
    expect(lines[1]).toContain(`,bug,,"'=HYPERLINK(""https://example.com"")",${EMAIL},new,,`);
    expect(new Set(lines.slice(1, -1).map((line) => line.slice(0, 36))).size).toBe(2501);
  });
});

describe('changes by admins', () => {
  it('set any status, with or without notes', async () => {
    await submit({ email: EMAIL });
    const { id } = await first();
    advance(1);
    for (const status of ['in_progress', 'resolved', 'closed', 'new']) {
      const answer = await call('PATCH', `/${id}/status`, { status, admin_notes: `now ${status}` });
      expect(answer.json()).toMatchObject({ success: true, data: { status, admin_notes: `now ${status}` } });
    }
    const answer = await call('PATCH', `/${id}/status`, { status: 'closed', message: 'other', email: 'x' });
    const kept = answer.json();
    expect(kept.data).toMatchObject({ admin_notes: 'now new', message: MESSAGE, email: EMAIL });
    // Each change is a later version with the same clock.
    expect(Date.parse(kept.data.updated_at)).toBe(clock() + 4);
    const [entry] = await audit();
    expect(entry).toMatchObject({
      action: 'feedback.set-status',
      subject: id,
      details: { status: { before: 'new', after: 'closed' } },
      actor_name: 'the admin',
      request_id: answer.headers['x-request-id'],
    });
  });

  it('are rejected for an outdated version', async () => {
    await submit();
    const { id, updated_at: seen } = await first();
    const change = (status: string, updated_at: string) =>
      call('PATCH', `/${id}/status`, { status, updated_at });
    expect((await change('in_progress', seen)).statusCode).toBe(200);
    const before = (await audit()).length;
    const late = await change('closed', seen);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ success: false, error: { code: 'feedback.changed-meanwhile' } });
    expect((await first()).status).toBe('in_progress');
    expect(await audit()).toHaveLength(before);
    expect((await change('closed', 'yesterday')).statusCode).toBe(422);
  });

  it('delete feedback', async () => {
    await submit();
    const { id } = await first();
    expect((await call('DELETE', `/${id}`)).json()).toEqual({ success: true, data: { id } });
    expect(await rows()).toEqual([]);
    expect((await audit())[0]).toMatchObject({
      action: 'feedback.delete',
      subject: id,
      details: { status: { before: 'new', after: null } },
    });
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
  });

  it.each<[string, object, number]>([
    [UNKNOWN, { status: 'closed' }, 404],
    ['x', { status: 'closed' }, 422],
    [UNKNOWN, { status: 'done' }, 422],
    [UNKNOWN, { status: 'closed', admin_notes: 'x'.repeat(2001) }, 422],
    [UNKNOWN, {}, 422],
  ])('reject %s with %j', async (id, payload, status) => {
    const before = (await audit()).length;
    expect((await call('PATCH', `/${id}/status`, payload)).statusCode).toBe(status);
    expect(await audit()).toHaveLength(before);
  });

  it.each([
    ['GET', ''],
    ['GET', '/export'],
    ['GET', '/recent/list'],
    ['PATCH', `/${UNKNOWN}/status`],
    ['DELETE', `/${UNKNOWN}`],
  ] as const)('is closed to visitors and viewers: %s %s', async (method, url) => {
    const payload = method === 'PATCH' ? { status: 'new' } : undefined;
    const asVisitor = await app.inject({ method, url: `${API}${url}`, ...(payload ? { payload } : {}) });
    expect(asVisitor.statusCode).toBe(401);
    expect((await call(method, url, payload, 'viewer')).statusCode).toBe(403);
  });
});

describe('a change of the notes alone', () => {
  // Only the status was recorded, which had not changed.
  it('is in the audit log with their length before and after, not their text', async () => {
    await submit({});
    const { id } = await first();
    const details = async (admin_notes: string | null) => {
      await call('PATCH', `/${id}/status`, { status: 'new', admin_notes });
      return (await audit())[0]?.details;
    };
    const change = (before: number, after: number) => ({
      status: 'new',
      notes_length: { before, after },
    });
    expect(await details('Call back 👍')).toEqual(change(0, 11));
    expect(await details('Call later!')).toEqual(change(11, 11));
    expect(await details('Call later!')).toEqual({ status: 'new' });
    expect(await details(null)).toEqual(change(11, 0));
  });
});

describe('personal data', () => {
  it('is not in the log or the audit log', async () => {
    log = '';
    await submit({ email: EMAIL });
    await submit({ email: 'invalid', message: MESSAGE });
    const { id } = await first();
    await call('PATCH', `/${id}/status`, { status: 'closed', admin_notes: 'private note' });
    await call('DELETE', `/${id}`);
    expect(log).toContain('/api/v1/feedback');
    const secrets = new RegExp(`${EMAIL}|${MESSAGE}|private note`);
    expect(log).not.toMatch(secrets);
    expect(JSON.stringify(await audit())).not.toMatch(secrets);
  });

  it('is erased a year after closing', async () => {
    await submit({ email: EMAIL });
    const { id } = await first();
    advance(1);
    await call('PATCH', `/${id}/status`, { status: 'closed' });
    advance(365 * DAY);
    await eraseOldEmails({ db: database.db, clock }, 365);
    expect((await first()).email).toBe(EMAIL);
    advance(1);
    await eraseOldEmails({ db: database.db, clock }, 365);
    expect(await first()).toMatchObject({ email: null, message: MESSAGE });
  });
});
