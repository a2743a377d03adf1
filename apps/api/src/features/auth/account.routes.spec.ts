import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { addUser, bearer, signIn, TEST_PASSWORD } from '../../test-accounts.ts';
import { createTestApp } from '../../test-app.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({
    db: database.db,
    clock,
    newId: createFakeIds(),
    settings: { rateLimits: true },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await sql`truncate account_user, account_attempt, account_known_network cascade`.execute(database.db);
  await addUser(database.db, 'mei');
});

const get = (path: string, access: string) =>
  app.inject({ url: `/api/v1/auth/${path}`, headers: bearer(access) });

describe('GET /auth/me and /auth/verify', () => {
  it('return the user and the expiry of the access token', async () => {
    const { access } = await signIn(app, 'mei');
    const user = { username: 'mei', full_name: 'mei of the tests', email: null, role: 'viewer' };
    expect((await get('me', access)).json().data).toEqual({ user: { id: expect.any(String), ...user } });
    expect((await get('verify', access)).json().data).toEqual({
      user: { id: expect.any(String), ...user },
      expires_at: new Date(clock() + 600_000).toISOString(),
    });
  });
});

describe('POST /auth/change-password', () => {
  const NEW = 'Another-Horse-7';
  const change = (access: string, more: object = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/auth/change-password',
      headers: bearer(access),
      payload: { current_password: TEST_PASSWORD, new_password: NEW, confirm_password: NEW, ...more },
    });
  const login = (password: string) =>
    app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { username: 'mei', password } });

  it('ends every session, accepts only the new password and is logged', async () => {
    const [here, elsewhere] = [await signIn(app, 'mei'), await signIn(app, 'mei', { remember_me: true })];
    const answer = await change(here.access);
    expect(answer.json()).toEqual({ success: true, data: { signed_out: true } });
    expect(answer.cookies).toMatchObject([{ name: 'refresh_token', value: '' }]);
    for (const { access, refresh } of [here, elsewhere]) {
      expect((await get('me', access)).statusCode).toBe(401);
      const again = await app.inject({
        method: 'POST',
        url: '/api/v1/auth/refresh',
        payload: { refresh_token: refresh },
      });
      expect(again.statusCode).toBe(401);
    }
    expect((await login(TEST_PASSWORD)).statusCode).toBe(401);
    expect((await login(NEW)).statusCode).toBe(200);
    const entries = await database.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').execute();
    const entry = entries.find(({ action }) => action.startsWith('auth.change'));
    expect(entry).toMatchObject({
      action: 'auth.change-password',
      actor_name: 'mei',
      subject: 'mei',
      request_id: answer.headers['x-request-id'],
    });
    expect(JSON.stringify(entry)).not.toMatch(/Horse|fake:/);
  });

  it.each([
    ['current_password', { current_password: '' }, '请输入当前密码', 'required'],
    [
      'new_password',
      { new_password: 'Short1x', confirm_password: 'Short1x' },
      '新密码长度至少8位',
      'too-short',
    ],
    [
      'new_password',
      { new_password: 'lowercase-9', confirm_password: 'lowercase-9' },
      '新密码必须包含大小写字母和数字',
      'too-simple',
    ],
    [
      'new_password',
      { new_password: 'Password123', confirm_password: 'Password123' },
      '新密码过于常见，请换一个',
      'too-common',
    ],
    ['confirm_password', { confirm_password: 'x' }, '确认密码与新密码不匹配', 'mismatch'],
    [
      'new_password',
      { new_password: TEST_PASSWORD, confirm_password: TEST_PASSWORD },
      '新密码不能与当前密码相同',
      'unchanged',
    ],
    ['current_password', { current_password: 'Wrong-Horse-9' }, '当前密码不正确', 'wrong'],
  ])('rejects an invalid %s without any change', async (path, more, message, code) => {
    const { access } = await signIn(app, 'mei');
    const answer = await change(access, more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ success: false, message, error: { fields: [{ path, code }] } });
    expect((await get('me', access)).statusCode).toBe(200);
    expect((await login(TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('slows down guesses of the current password', async () => {
    const { access } = await signIn(app, 'mei');
    for (let guess = 1; guess <= 5; guess++) {
      expect((await change(access, { current_password: `Guess-${guess}` })).statusCode).toBe(422);
    }
    const slowed = await change(access);
    expect(slowed.statusCode).toBe(429);
    expect(slowed.headers['retry-after']).toBe('1');
    advance(1000);
    expect((await change(access)).statusCode).toBe(200);
  });

  it('succeeds once for two concurrent calls', async () => {
    const { access } = await signIn(app, 'mei');
    const both = await Promise.all([change(access), change(access)]);
    const done = both.filter(({ statusCode }) => statusCode === 200);
    expect(done).toHaveLength(1);
  });
});

describe('GET and DELETE /auth/sessions', () => {
  it('list the sessions of the user, the last used first, and end one', async () => {
    await addUser(database.db, 'jun');
    const foreign = await signIn(app, 'jun');
    const phone = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' },
      payload: { username: 'mei', password: TEST_PASSWORD, remember_me: true },
    });
    advance(MINUTE);
    const here = await signIn(app, 'mei');
    const rows = (await get('sessions', here.access)).json().data;
    expect(rows).toMatchObject([
      { device: null, current: true, created_at: new Date(clock()).toISOString() },
      {
        device: 'Chrome, Android',
        current: false,
        last_used_at: new Date(clock() - MINUTE).toISOString(),
        expires_at: new Date(clock() - MINUTE + 30 * DAY).toISOString(),
      },
    ]);

    const end = (id: string, access: string) =>
      app.inject({ method: 'DELETE', url: `/api/v1/auth/sessions/${id}`, headers: bearer(access) });
    expect((await end(rows[1].id, foreign.access)).statusCode).toBe(404);
    expect((await end('not-an-id', here.access)).statusCode).toBe(422);
    expect((await end(rows[1].id, here.access)).statusCode).toBe(200);
    expect((await get('me', phone.json().data.access_token)).statusCode).toBe(401);
    expect((await end(rows[1].id, here.access)).json().error.code).toBe('auth.session-not-found');
    expect((await get('sessions', here.access)).json().data).toHaveLength(1);
  });

  it('ends other sessions only after a recent sign-in, the current one at any time', async () => {
    const others = [await signIn(app, 'mei'), await signIn(app, 'mei')];
    const here = await signIn(app, 'mei');
    const rows = (await get('sessions', here.access)).json().data as { id: string; current: boolean }[];
    const [own, one, other] = [rows.find(({ current }) => current), ...rows.filter((row) => !row.current)];
    const end = (id: string | undefined, access: string) =>
      app.inject({ method: 'DELETE', url: `/api/v1/auth/sessions/${id}`, headers: bearer(access) });
    const renewed = async (token: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/auth/refresh',
        payload: { refresh_token: token },
      });
      return answer.json().data as { access_token: string; refresh_token: string };
    };

    advance(600_000);
    const { access_token: access, refresh_token: token } = await renewed(here.refresh);
    expect((await end(one?.id, access)).statusCode).toBe(200);
    advance(1);
    const late = await end(other?.id, access);
    expect(late.statusCode).toBe(403);
    expect(late.json().error.code).toBe('auth.sign-in-again');
    expect((await end(other?.id, (await renewed(token)).access_token)).statusCode).toBe(403);
    expect((await end(other?.id, (await signIn(app, 'mei')).access)).statusCode).toBe(200);
    expect((await end(own?.id, access)).statusCode).toBe(200);
    for (const { access: ended } of others) expect((await get('me', ended)).statusCode).toBe(401);
  });
});
