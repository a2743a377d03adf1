import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@seller-toolbox/testing/database';
import { startFakeAi, type FakeAiServer } from '@seller-toolbox/testing/fake-ai';
import { startFakeRateSource, type FakeRateSource } from '@seller-toolbox/testing/fakes';
import { HOUR } from '@seller-toolbox/tool-contract/durations';
import { openAdministration } from '../administration.ts';
import { announcementInput } from '../features/announcements/test-announcements.ts';
import { ROLES } from '../http/access-guard.ts';
import { createApiCaller, describedBy, type Answer, type ApiCaller, type Described } from './api-caller.ts';
import { tryTemplates } from './try-templates.ts';
import { tryFeedback } from './try-feedback.ts';
import { NOTICE_SETTINGS, trySettings } from './try-settings.ts';
import { tryReports } from './try-reports.ts';
import { tryTools } from './try-tools.ts';
import {
  endProcesses,
  makeProgram,
  startProcess,
  stopProcess,
  type RunningService,
} from './service-process.ts';

jest.setTimeout(240_000);

const PASSWORD = 'Correct-Horse-9';
const NEW_PASSWORD = 'Another-Horse-7';
const WRONG_PASSWORD = 'Guessed-Horse-8';
const VISIT = 'visit-of-the-black-box';
const EMAIL = 'wei.of.the.black.box@example.com';
const MESSAGE = 'The carton of the black box does not close.';
const TITLE = 'Acme Steel Bottle of the Black Box!';
const ADDRESS = '203.0.113.77';
/** Secrets that must not be in the log; the suite adds its tokens. */
const secrets = new Set([PASSWORD, NEW_PASSWORD, WRONG_PASSWORD, VISIT, EMAIL, MESSAGE, TITLE, ADDRESS]);

let dataDir: string;
let database: TestDatabase | undefined;
let ai: FakeAiServer;
let source: FakeRateSource;
let service: RunningService;
let described: Described[];
let api: ApiCaller;
const token: Record<string, string> = {};

beforeAll(async () => {
  makeProgram();
  dataDir = mkdtempSync(join(tmpdir(), 'stb-api-'));
  if (process.env['TEST_DATABASE_URL'])
    database = await createTestDatabase({ fingerprint: 'nothing', prepare: async () => {} });
  const stored = { DATA_DIR: dataDir, ...(database?.url ? { DATABASE_URL: database.url } : {}) };
  const administration = await openAdministration(stored);
  for (const role of ROLES) await administration.createUser({ username: role, password: PASSWORD, role });
  await administration.createUser({ username: 'changer', password: PASSWORD, role: 'viewer' });
  await administration.close();
  ai = await startFakeAi();
  source = await startFakeRateSource({ day: new Date().toISOString().slice(0, 10) });
  service = await startProcess({
    ...stored,
    JWT_SECRET: 'the secret of the black box suite, long enough',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'trace',
    AI_BASE_URL: ai.baseUrl,
    AI_API_KEY: 'key-of-the-black-box',
    AI_DAILY_CAP: '12',
    ...NOTICE_SETTINGS,
    EXCHANGE_RATE_URL: `${source.url}/v2/rates?base=USD`,
  });
  secrets.add('the secret of the black box').add('key-of-the-black-box');
  described = await describedBy(service.url);
  api = createApiCaller(service.url, checkAnswer);
  for (const role of ROLES) token[role] = (await signIn(role)).access_token;
});
afterAll(async () => {
  endProcesses();
  await Promise.all([ai.close(), source.stop(), database?.close()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const V1 = '/api/v1';
const BATCH = `POST ${V1}/tools/{id}/batch`;
/** These return a file, a page or a document instead of the envelope. */
const WITHOUT_ENVELOPE = /\/(tools\/\{id\}\/batch|export|reference|openapi\.json)$/;

function checkAnswer(call: string, { status, headers, text, body }: Answer): void {
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.any(String),
    'referrer-policy': expect.any(String),
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(text).not.toMatch(/node_modules|\.ts:\d+|\bat \w+ \(/);
  const known = described.find((one) => one.call === call)?.answers;
  if (known) expect({ call, status, isDescribed: known.has(status) }).toMatchObject({ isDescribed: true });
  if (status < 300) {
    if (!WITHOUT_ENVELOPE.test(call)) expect(body).toMatchObject({ success: true, data: expect.anything() });
    return;
  }
  expect(body).toMatchObject({ success: false, message: expect.stringMatching(/\p{Script=Han}/u) });
  if (known) expect(known.get(status)).toContain(body.error.code);
  if (status === 429 || status === 503) expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
}

async function signIn(username: string, password = PASSWORD) {
  const { status, body, headers } = await api.send(`POST ${V1}/auth/login`, { body: { username, password } });
  expect(status).toBe(200);
  for (const name of ['access_token', 'refresh_token']) secrets.add(body.data[name]);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return { ...body.data, cookie } as Record<'access_token' | 'refresh_token' | 'cookie', string>;
}

/** Longer than a test takes on a slow machine. */
const MARGIN_MS = 20_000;

/** Hourly and daily counters restart: a test that would run over the boundary starts after it. */
async function waitForHourMargin(): Promise<void> {
  const left = HOUR - (Date.now() % HOUR);
  if (left < MARGIN_MS) await new Promise((resolve) => setTimeout(resolve, left));
}

const as = (role: (typeof ROLES)[number]) => ({ token: token[role] });

describe('every call', () => {
  it('rejects a missing token or too low a role where it is not public', async () => {
    for (const { call, answers } of described.filter(({ isClosed }) => isClosed)) {
      expect({ call, status: (await api.send(call)).status }).toEqual({ call, status: 401 });
      const forged = await api.send(call, { token: 'a.b.c' });
      expect(forged.body.error.code).toBe('auth.session-ended');
      if (answers.get(403)?.includes('auth.forbidden'))
        expect((await api.send(call, as('viewer'))).status).toBe(403);
    }
  });

  it('rejects a body that is unparsable, too large or invalid', async () => {
    for (const { call } of described.filter(({ takesBody }) => takesBody)) {
      // A run reads its body only for a tool that there is.
      const who = {
        ...as('super_admin'),
        ...(call.endsWith('/run') && { params: { id: 'unit-converter' } }),
      };
      const isStreamed = call === BATCH;
      if (!isStreamed)
        expect({ call, ...(await api.send(call, { ...who, text: '{"a":' })) }).toMatchObject({
          call,
          status: 400,
        });
      const xml = { headers: { 'content-type': 'application/xml' }, text: '<a/>' };
      expect({ call, ...(await api.send(call, { ...who, ...xml })) }).toMatchObject({ call, status: 415 });
      expect({ call, ...(await api.announce(call, isStreamed ? 21_000_000 : 6_000_000, who)) }).toMatchObject(
        { call, status: 413 },
      );
      const invalid = isStreamed ? { params: { id: 'x'.repeat(65) }, body: {} } : { body: [1] };
      expect({ call, ...(await api.send(call, { ...who, ...invalid })) }).toMatchObject({
        call,
        status: 422,
      });
    }
  });

  it('rejects an invalid path or query', async () => {
    const names =
      'page limit version language days status rating type from call audience target currency'.split(' ');
    const query = Object.fromEntries(names.map((name) => [name, 'of another shape']));
    for (const { call } of described.filter(({ answers, takesBody }) => answers.has(422) && !takesBody)) {
      const answer = await api.send(call, { ...as('super_admin'), query, params: { id: 'x'.repeat(65) } });
      expect({ call, status: answer.status, fields: answer.body.error.fields.length > 0 }).toEqual({
        call,
        status: 422,
        fields: true,
      });
    }
  });

  it('rejects cross-site requests where a browser would send the cookie', async () => {
    const cookie = 'refresh_token=stolen; __Host-refresh_token=stolen';
    const headers = { 'sec-fetch-site': 'cross-site', cookie };
    for (const { call, answers } of described) {
      if (!answers.get(403)?.includes('request.cross-site')) continue;
      expect({ call, ...(await api.send(call, { headers, body: {} })) }).toMatchObject({ call, status: 403 });
    }
  });

  it('rejects an unknown id', async () => {
    const bodies = { ...ANNOUNCEMENT, user_session: VISIT, input: {} };
    for (const { call, answers, takesBody } of described) {
      if (!answers.has(404) || !call.includes('{id}')) continue;
      const body = call.includes('feedback') ? { status: 'closed' } : { ...bodies, value: 1, version: 0 };
      const query = { version: '0' };
      const answer = await api.send(call, { ...as('super_admin'), query, ...(takesBody ? { body } : {}) });
      expect({ call, status: answer.status }).toEqual({ call, status: 404 });
    }
  });
});

describe('an unexpected path or header', () => {
  it.each(['GET /api/v1/nothing', 'DELETE /api/v1/tools', 'GET /api', 'PUT /'])(
    '%s is not found',
    async (call) => {
      expect((await api.send(call)).body.error.code).toBe('request.not-found');
    },
  );

  it('a tab in the content type does not bypass validation', async () => {
    const headers = { 'content-type': 'application/json\t;charset=utf-8' };
    const answer = await api.send(`POST ${V1}/feedback`, { headers, body: { message: 7 } });
    expect(answer.status).toBe(422);
  });

  it('thirty unusual headers do not change a response', async () => {
    const names =
      'x-forwarded-host x-forwarded-server x-original-url x-rewrite-url x-http-method-override x-method-override ' +
      'x-host x-forwarded-prefix x-forwarded-port forwarded via x-real-ip true-client-ip cf-connecting-ip x-client-ip ' +
      'origin referer accept-language accept-charset dnt sec-gpc x-requested-with x-csrf-token x-api-version ' +
      'x-user-id x-role x-admin x-debug x-middleware-subrequest cookie';
    const odd = Object.fromEntries(names.split(' ').map((name) => [name, 'evil.example']));
    expect(Object.keys(odd)).toHaveLength(30);
    for (const call of ['tools', 'announcements/active', 'exchange-rates/latest'].map(
      (path) => `GET ${V1}/${path}`,
    )) {
      const [plain, strange] = [await api.send(call), await api.send(call, { headers: odd })];
      const comparable = ({ headers: { 'x-request-id': _id, date: _date, ...headers }, text }: Answer) => ({
        headers,
        text,
      });
      expect(comparable(strange)).toEqual(comparable(plain));
    }
  });
});

describe('a sign-in', () => {
  it('is verified, listed, refreshed once per token, and ended by a logout', async () => {
    const mine = await signIn('viewer');
    const who = { token: mine.access_token };
    expect((await api.send(`GET ${V1}/auth/me`, who)).body.data.user.username).toBe('viewer');
    const verified = (await api.send(`GET ${V1}/auth/verify`, who)).body.data;
    expect(Date.parse(verified.expires_at)).toBeGreaterThan(Date.now());

    const other = await signIn('viewer');
    const rows = (await api.send(`GET ${V1}/auth/sessions`, { token: other.access_token })).body.data;
    const current = rows.find((row: { current: boolean }) => row.current);
    const ended = await api.send(`DELETE ${V1}/auth/sessions/{id}`, { ...who, params: { id: current.id } });
    expect(ended.status).toBe(200);
    const after = await api.send(`GET ${V1}/auth/me`, { token: other.access_token });
    expect(after.body.error.code).toBe('auth.session-ended');

    const refresh = `POST ${V1}/auth/refresh`;
    const next = (await api.send(refresh, { body: { refresh_token: mine.refresh_token } })).body.data;
    const again = (await api.send(refresh, { body: { refresh_token: mine.refresh_token } })).body.data;
    expect(again.refresh_token).toBe(next.refresh_token);
    const cookie = { cookie: `${mine.cookie.split('=')[0]}=${next.refresh_token}` };
    const byCookie = await api.send(refresh, {
      headers: { ...cookie, 'x-requested-with': 'seller-toolbox' },
    });
    expect(byCookie.status).toBe(200);
    for (const tokens of [next, again, byCookie.body.data])
      for (const name of ['access_token', 'refresh_token']) secrets.add(tokens[name]);

    const newest = { token: byCookie.body.data.access_token };
    expect((await api.send(`POST ${V1}/auth/logout`, newest)).status).toBe(200);
    expect((await api.send(`GET ${V1}/auth/me`, newest)).status).toBe(401);
    const late = { refresh_token: byCookie.body.data.refresh_token };
    expect((await api.send(refresh, { body: late })).body.error.code).toBe('auth.session-ended');
  });

  it('ends when its password is changed', async () => {
    const { access_token } = await signIn('changer');
    const change = { current_password: PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    const call = `POST ${V1}/auth/change-password`;
    const wrong = { ...change, current_password: WRONG_PASSWORD };
    const rejected = await api.send(call, { token: access_token, body: wrong });
    expect(rejected.body.error.fields).toEqual([{ path: 'current_password', code: 'wrong' }]);
    expect((await api.send(call, { token: access_token, body: change })).status).toBe(200);
    expect((await api.send(`GET ${V1}/auth/me`, { token: access_token })).status).toBe(401);
    await signIn('changer', NEW_PASSWORD);
  });

  it('gives the same answer for a wrong password and an unknown name, and is slowed down', async () => {
    const tryAs = (username: string, address: string) =>
      api.send(`POST ${V1}/auth/login`, { body: { username, password: WRONG_PASSWORD }, address });
    const [known, unknown] = [await tryAs('changer', '10.200.0.1'), await tryAs('unknown', '10.200.0.1')];
    expect(known.status).toBe(401);
    expect(unknown.text).toBe(known.text);
    // The delays double: on a machine of any speed, one is eventually longer than an attempt.
    let status = 0;
    for (let attempt = 0; attempt < 11 && status !== 429; attempt++)
      status = (await tryAs('guessed', '10.201.0.1')).status;
    expect(status).toBe(429);
  });
});

describe('users', () => {
  const only = (call: string, more: object = {}) => api.send(call, { ...as('super_admin'), ...more });

  it('are created with a one-time password that opens nothing but its change', async () => {
    const body = { username: 'newcomer', role: 'viewer' };
    const made = await only(`POST ${V1}/users`, { body });
    expect(made.status).toBe(201);
    expect((await only(`POST ${V1}/users`, { body })).status).toBe(409);
    const { id, password } = made.body.data;
    secrets.add(password);
    const { access_token: early } = await signIn('newcomer', password);
    for (const { call, answers } of described)
      if (answers.get(403)?.includes('auth.password-change-required')) {
        const { status, body: answer } = await api.send(call, { token: early });
        const expected = answers.get(403)?.includes('auth.forbidden') ? 'auth.forbidden' : undefined;
        expect({ call, status, code: answer.error.code }).toEqual({
          call,
          status: 403,
          code: expected ?? 'auth.password-change-required',
        });
      }
    const params = { id };
    const change = { params, body: { role: 'admin', full_name: 'Newcomer' } };
    expect((await only(`PATCH ${V1}/users/{id}`, change)).body.data).toMatchObject(change.body);
    const ended = await only(`DELETE ${V1}/users/{id}/sessions`, { params });
    expect(ended.body.data).toEqual({ ended: 1 });
    const reset = await only(`POST ${V1}/users/{id}/reset-password`, { params, body: {} });
    secrets.add(reset.body.data.password);
    const { access_token: next } = await signIn('newcomer', reset.body.data.password);
    await only(`PATCH ${V1}/users/{id}`, { params, body: { disabled: true } });
    expect((await api.send(`GET ${V1}/auth/me`, { token: next })).status).toBe(401);
    const list = await only(`GET ${V1}/users`, { query: { state: 'disabled' } });
    expect(list.body).toMatchObject({ data: [{ id, state: 'disabled' }], pagination: { total: 1 } });
  });

  it('keep the last super_admin, whose session alone is not ended with all', async () => {
    const { data } = (await only(`GET ${V1}/users`, { query: { role: 'super_admin' } })).body;
    const others = data.filter(({ username }: { username: string }) => username !== 'super_admin');
    for (const { id } of others)
      await only(`PATCH ${V1}/users/{id}`, { params: { id }, body: { disabled: true } });
    const [own] = data.filter(({ username }: { username: string }) => username === 'super_admin');
    const demoted = { params: { id: own.id }, body: { role: 'viewer' } };
    expect((await only(`PATCH ${V1}/users/{id}`, demoted)).body.error.code).toBe('users.last-super-admin');
    expect((await only(`DELETE ${V1}/users/sessions`)).body.data.ended).toBeGreaterThan(0);
    expect((await api.send(`GET ${V1}/auth/me`, as('viewer'))).status).toBe(401);
    for (const role of ROLES) token[role] = (await signIn(role)).access_token;
  });
});

it('settings are changed, and notices tested', () => trySettings(api, as('super_admin')));
it('tools and AI prices are changed by admins, and read', () => tryTools(api, as('admin')));
it('feedback is found, changed in batches and restored', () => tryFeedback(api, as('admin')));

describe('feedback', () => {
  it('is stored, visible to admins only, updated and deleted', async () => {
    const sent = { feedback_type: 'bug', rating: 4, message: MESSAGE, email: EMAIL };
    expect((await api.send(`POST ${V1}/feedback`, { body: sent })).status).toBe(201);
    expect((await api.send(`POST ${V1}/feedback`, { body: { ...sent, website: 'spam' } })).status).toBe(201);
    const list = await api.send(`GET ${V1}/feedback`, { ...as('admin'), query: { feedback_type: 'bug' } });
    expect(list.body.pagination).toEqual({ page: 1, limit: 10, total: 1, totalPages: 1 });
    const [row] = list.body.data;
    expect(row).toMatchObject({ ...sent, status: 'new', admin_notes: null });
    expect((await api.send(`GET ${V1}/feedback/recent/list`, as('admin'))).body.data).toEqual([row]);
    const params = { id: row.id };
    const body = { status: 'resolved', admin_notes: 'done', updated_at: row.updated_at };
    const closed = { ...as('admin'), params, body };
    const changed = await api.send(`PATCH ${V1}/feedback/{id}/status`, closed);
    expect(changed.body.data).toMatchObject({ status: 'resolved', admin_notes: 'done' });
    // From an outdated version.
    expect((await api.send(`PATCH ${V1}/feedback/{id}/status`, closed)).status).toBe(409);
    const stats = await api.send(`GET ${V1}/feedback/stats/overview`);
    expect(stats.body.data.overall).toMatchObject({ total_feedback: 1, overall_avg_rating: 4 });
    expect(stats.text).not.toContain(EMAIL);
    const file = await api.send(`GET ${V1}/feedback/export`, as('admin'));
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.text).toMatch(/^\ufeffid,feedback_type,.*\r\n/);
    expect(file.text).toContain(EMAIL);
    expect((await api.send(`DELETE ${V1}/feedback/{id}`, { ...as('admin'), params })).status).toBe(200);
    expect((await api.send(`DELETE ${V1}/feedback/{id}`, { ...as('admin'), params })).status).toBe(404);
  });

  it('is accepted ten times a minute from one network', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent++) {
      const body = { message: MESSAGE };
      statuses.push((await api.send(`POST ${V1}/feedback`, { body, address: ADDRESS })).status);
    }
    // The exact counter restarts with the clock minute; the one in memory does not.
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });
});

const ANNOUNCEMENT = announcementInput({
  content: '<b>今晚</b><script>alert(1)</script>',
  status: 'draft',
});

describe('an announcement', () => {
  it('is created, shown, counted, changed by one of two concurrent editors, exported and deleted', async () => {
    const active = async (language: string) =>
      (await api.send(`GET ${V1}/announcements/active`, { query: { language } })).body.data;
    const made = await api.send(`POST ${V1}/announcements`, { ...as('admin'), body: ANNOUNCEMENT });
    expect(made.body.data).toMatchObject({
      content: '<b>今晚</b>',
      created_by_username: 'admin',
      view_count: 0,
    });
    expect(await active('zh')).toEqual([]);
    const target = { ...as('admin'), params: { id: made.body.data.id } };
    const change = { ...ANNOUNCEMENT, status: 'active', updated_at: made.body.data.updated_at };
    const put = `PUT ${V1}/announcements/{id}`;
    expect((await api.send(put, { ...target, body: change })).body.data.stored_status).toBe('active');
    expect((await api.send(put, { ...target, body: change })).status).toBe(409);
    expect((await api.send(`GET ${V1}/announcements/{id}/versions`, target)).body.data).toHaveLength(2);
    expect(await active('zh')).toMatchObject([{ title: '维护通知', content: '<b>今晚</b>' }]);
    for (const language of ['en', 'ja'])
      expect(await active(language)).toMatchObject([{ title: 'Notice', content: 'Tonight' }]);
    const forAdmins = { ...as('viewer'), query: { audience: 'admin' } };
    expect((await api.send(`GET ${V1}/announcements/active`, forAdmins)).body.data).toHaveLength(1);
    const unsigned = await api.send(`GET ${V1}/announcements/active`, { query: { audience: 'admin' } });
    expect(unsigned.status).toBe(401);
    const view = { params: target.params, body: { user_session: VISIT } };
    for (let times = 0; times < 2; times++) await api.send(`POST ${V1}/announcements/{id}/view`, view);
    for (let times = 0; times < 2; times++) await api.send(`POST ${V1}/announcements/{id}/seen`, view);
    const list = await api.send(`GET ${V1}/announcements`, { ...as('admin'), query: { status: 'active' } });
    expect(list.body.data).toMatchObject([{ view_count: 1, seen_count: 1 }]);
    const preview = { ...as('admin'), body: ANNOUNCEMENT };
    expect((await api.send(`POST ${V1}/announcements/preview`, preview)).body.data).toMatchObject({
      content: '<b>今晚</b>',
    });
    await tryTemplates(api, as('admin'), ANNOUNCEMENT);
    const file = await api.send(`GET ${V1}/announcements/export`, as('admin'));
    expect(file.text.trim().split('\r\n')).toHaveLength(2);
    expect((await api.send(`DELETE ${V1}/announcements/{id}`, target)).status).toBe(200);
    expect(await active('zh')).toEqual([]);
  });
});

describe('analytics events', () => {
  it('are stored once, and counted in every statistic', async () => {
    await waitForHourMargin();
    const common = { timestamp: Date.now(), session_id: VISIT };
    const use = { ...common, type: 'tool_usage', tool_id: 'unit-converter', usage_type: 'calculate' };
    const events = [use, { ...common, type: 'page_view', path: '/tools' }];
    const batch = { body: { events, batch_id: 'one' } };
    const receipt = await api.send(`POST ${V1}/analytics/batch`, batch);
    expect(receipt).toMatchObject({ status: 202, body: { data: { accepted: 2, duplicate: false } } });
    const beacon = { headers: { 'content-type': 'text/plain' }, text: JSON.stringify(batch.body) };
    expect((await api.send(`POST ${V1}/analytics/batch`, beacon)).body.data.duplicate).toBe(true);
    const read = async (name: string) =>
      (await api.send(`GET ${V1}/analytics/${name}`, as('admin'))).body.data;
    expect(await read('top-tools')).toMatchObject([
      { tool_id: 'unit-converter', total_uses: 1, daily_uses: 1 },
    ]);
    expect(await read('overall')).toMatchObject({
      unique_visitors: 0,
      total_page_views: 1,
      total_tool_uses: 1,
    });
    expect(await read('realtime')).toMatchObject({ hourly_tool_uses: 1, daily_page_views: 1 });
    expect(await read('tool-usage-stats')).toMatchObject([{ tool_id: 'unit-converter', unique_users: 1 }]);
    expect(await read('page-view-stats')).toEqual([{ path: '/tools', total_views: 1, unique_visitors: 1 }]);
    await tryReports(api, as('admin'));
  });
});

describe('exchange rates', () => {
  it('are those of the source, with history', async () => {
    const latest = (await api.send(`GET ${V1}/exchange-rates/latest`)).body.data;
    expect(latest).toMatchObject({
      source: 'frankfurter',
      baseCurrency: 'USD',
      stale: false,
      rates: source.rates,
    });
    const history = (target: string) =>
      api.send(`GET ${V1}/exchange-rates/historical`, { query: { target, range: '1m' } });
    expect((await history('CNY')).body.data).toMatchObject({ granularity: 'daily', source: 'frankfurter' });
    expect((await history('XTS')).body.error.code).toBe('rates.unknown-currency');
  });

  it('are reviewed by an admin, and requested again', async () => {
    const state = async () => (await api.send(`GET ${V1}/exchange-rates/state`, as('admin'))).body.data;
    expect(await state()).toMatchObject({ has_source: true, source: 'frankfurter', stale: false });
    const refresh = () => api.send(`POST ${V1}/exchange-rates/refresh`, { ...as('admin'), body: {} });
    const first = await refresh();
    if (first.status === 429) {
      // The start requested them a moment ago.
      await new Promise((resolve) => setTimeout(resolve, Number(first.headers['retry-after']) * 1000));
      expect((await refresh()).body.data).toMatchObject({ outcome: 'unchanged' });
    }
    expect((await refresh()).body.error.code).toBe('rates.asked-recently');
  });
});

describe('the AI', () => {
  it('answers, caches, and enforces the limits of callers and of the site', async () => {
    await waitForHourMargin();
    const ask = (call: string, title: string, session = VISIT, address = `10.9.${session.length}.1`) =>
      api.send(`POST ${V1}/ai/${call}`, { body: { title, user_session: session }, address });
    const hour = () => new Date().getUTCHours();
    const begun = hour();
    const { body: first } = await ask('title-fix', TITLE);
    expect(first).toMatchObject({ data: { source: 'ai', usage: { remaining: { hour: 9, day: 29 } } } });
    expect(first.data.result.fixed_titles).toHaveLength(3);
    expect((await ask('title-fix', TITLE)).body.data.source).toBe('cache');
    const status = await api.send(`GET ${V1}/ai/status`, { query: { user_session: VISIT } });
    // The service uses the real time and restarts counters at the full hour.
    const left = hour() === begun ? 9 : expect.any(Number);
    expect(status.body.data).toMatchObject({ configured: true, remaining: { hour: left, day: 29 } });
    expect((await ask('title-optimization', TITLE)).body.data.result.optimized_titles).toHaveLength(3);
    expect((await ask('compliance-check', TITLE)).body.data.result.is_compliant).toEqual(expect.any(Boolean));
    // The two calls of the analyzer share a limit of two per day.
    expect((await ask('title-optimization', `${TITLE} 2`)).body.error.code).toBe('ai.daily-limit');
    expect((await ask('title-fix', `${TITLE} 3`, 'another visit')).status).toBe(200);
    expect((await ask('title-fix', `${TITLE} 4`, 'a second visit')).status).toBe(200);
    // Three eighths of the cap is the share of a /16.
    expect((await ask('title-fix', `${TITLE} 5`, 'one more visit')).body.error.code).toBe('ai.network-limit');
    for (let network = 20; network < 27; network++)
      expect(
        (await ask('title-fix', `${TITLE} ${network}`, `visit ${network}`, `10.${network}.1.1`)).status,
      ).toBe(200);
    expect((await ask('title-fix', `${TITLE} 27`, 'visit 27', '10.27.1.1')).body.error.code).toBe(
      'ai.site-limit',
    );
    expect((await ask('title-fix', TITLE, 'the cache is free')).body.data.source).toBe('cache');
  });
});

describe('tools and the service itself', () => {
  it('are described, run, and reject invalid input by their own rules', async () => {
    const rows = (await api.send(`GET ${V1}/tools`)).body.data;
    expect(rows).toHaveLength(new Set(rows.map(({ id }: { id: string }) => id)).size);
    const params = { id: 'unit-converter' };
    const { examples } = (await api.send(`GET ${V1}/tools/{id}`, { params })).body.data;
    const run = (input: unknown) => api.send(`POST ${V1}/tools/{id}/run`, { params, body: { input } });
    expect((await run(examples[0].input)).body.data).toMatchObject(examples[0].expected);
    expect((await run({ value: 'x' })).body.error.code).toBe('tools.input-refused');
  });

  it('run over lines like single runs, and answer a line for each', async () => {
    const params = { id: 'unit-converter' };
    const input = { category: 'length', value: 12, from: 'in', to: 'cm' };
    const { data } = (await api.send(`POST ${V1}/tools/{id}/run`, { params, body: { input } })).body;
    const text = `${JSON.stringify({ id: 'a', input })}\n`.repeat(500) + '{"value":"x"}';
    const lines = (await api.send(BATCH, { params, text })).text.trim().split('\n');
    const rows = lines.map((line) => JSON.parse(line));
    expect(rows.slice(0, 500)).toEqual(
      Array.from({ length: 500 }, (_, at) => ({ row: at + 1, id: 'a', data })),
    );
    expect(rows.slice(500)).toMatchObject([
      { row: 501, problems: expect.arrayContaining([expect.anything()]) },
    ]);
  });

  it('answer a text, which is not logged', async () => {
    const text = '4006381333931';
    secrets.add(text);
    const [best] = (await api.send(`GET ${V1}/ask`, { query: { q: text, lang: 'en' } })).body.data;
    expect(best).toMatchObject({ tool_id: 'barcode-labels', line: `EAN-13, check digit correct: ${text}` });
  });

  it('report their state', async () => {
    for (const path of ['health', 'health/live', 'health/ready'])
      expect((await api.send(`GET ${V1}/${path}`)).body.data.status).toBe('ok');
    const { data } = (await api.send(`GET ${V1}/system/info`, as('viewer'))).body;
    expect(data.database).toEqual({ kind: database ? 'server' : 'embedded', healthy: true });
    expect(data.ai).toEqual({ configured: true, daily_cap: 12, used_today: expect.any(Number) });
    expect(data.ai.used_today).toBeGreaterThan(0);
    expect(data.disk.free).toBeLessThanOrEqual(data.disk.total);
    const audit = await api.send(`GET ${V1}/audit`, { ...as('super_admin'), query: { limit: '100' } });
    const actions = audit.body.data.map(({ action }: { action: string }) => action);
    const written = ['users.create', 'announcements.update', 'feedback.delete', 'auth.change-password'];
    expect(actions).toEqual(expect.arrayContaining(written));
    const file = await api.send(`GET ${V1}/audit/export`, as('super_admin'));
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.text).toContain('announcements.update');
    for (const secret of secrets) expect(audit.text + file.text).not.toContain(secret);
    expect((await api.send(`GET ${V1}/openapi.json`)).body.openapi).toBe('3.1.0');
    expect((await api.send(`GET ${V1}/reference`)).text).toContain('<h1>');
  });
});

describe('at the end of the run', () => {
  /** In their own suites: floods, an unavailable database, unexpected input, and a closed reference. */
  const ELSEWHERE = new Set([429, 500, 503]);
  /** Without a source of rates, covered by its own suite. */
  const OWN_SUITE = [`POST ${V1}/exchange-rates/refresh 409`];
  it('has seen every documented status of every call', () => {
    const missing = described.flatMap(({ call, answers }) =>
      [...answers.keys()]
        .filter((status) => !ELSEWHERE.has(status) && !api.seen(call).has(status))
        .map((status) => `${call} ${status}`),
    );
    expect(missing).toEqual(OWN_SUITE);
  });

  it('logs no token, password, address or visitor text, even on level trace', async () => {
    expect(await stopProcess(service)).toBe(0);
    const log = service.output();
    expect(log).toContain('/api/v1/auth/login');
    expect(secrets.size).toBeGreaterThan(20);
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
