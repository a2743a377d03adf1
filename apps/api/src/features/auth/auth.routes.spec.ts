import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY, HOUR } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { fakePasswords } from '../../ports/passwords.ts';
import { addUser, bearer, signIn, TEST_PASSWORD } from '../../test-accounts.ts';
import { createTestApp } from '../../test-app.ts';
import { disableUser, resetPassword, type UsersDeps } from '../users/users.service.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
const newId = createFakeIds();
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, clock, newId });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
let userId: string;
beforeEach(async () => {
  await sql`truncate account_user cascade`.execute(database.db);
  userId = await addUser(database.db, 'mei', 'admin');
});

const post = (path: string, payload?: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, headers, ...(payload ? { payload } : {}) });
const login = (more: object = {}) => post('login', { username: 'mei', password: TEST_PASSWORD, ...more });
const refresh = (token: string) => post('refresh', { refresh_token: token });
const me = (access: string) => app.inject({ url: '/api/v1/auth/me', headers: bearer(access) });
const audit = () => database.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();

describe('POST /auth/login', () => {
  it('returns both tokens and the user', async () => {
    const answer = await login();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      success: true,
      data: {
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        user: { id: userId, username: 'mei', full_name: 'mei of the tests', email: null, role: 'admin' },
      },
    });
  });

  it('trims the name and ignores its case', async () => {
    expect((await login({ username: '  MEI ' })).statusCode).toBe(200);
  });

  it('starts a new session each time', async () => {
    const sessions = [await signIn(app, 'mei'), await signIn(app, 'mei')].map(
      ({ access }) => JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()).sid,
    );
    expect(new Set(sessions).size).toBe(2);
  });

  it.each([
    ['a name', { username: ' ' }, ['username']],
    ['a password', { password: '' }, ['password']],
    ['both', { username: '', password: '' }, ['username', 'password']],
  ])('rejects %s left empty', async (_title, more, paths) => {
    const answer = await login(more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      success: false,
      message: '请输入用户名和密码',
      error: { code: 'auth.credentials-missing', fields: paths.map((path) => ({ path, code: 'required' })) },
    });
  });

  it('has equal answers for unknown name, wrong password and disabled user', async () => {
    await addUser(database.db, 'disabled');
    await database.db
      .updateTable('account_user')
      .set({ disabled_at: new Date() })
      .where('username', '=', 'disabled')
      .execute();
    const answers = [
      await login({ username: 'unknown' }),
      await login({ password: 'Wrong-Horse-9' }),
      await login({ username: 'disabled' }),
    ];
    for (const { statusCode, body, headers } of answers) {
      expect(statusCode).toBe(401);
      expect(JSON.parse(body)).toEqual({
        success: false,
        message: '用户名或密码错误',
        error: { code: 'auth.login-failed' },
      });
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('verifies one password for known and unknown names', async () => {
    const work: string[] = [];
    const counting = await createTestApp({
      db: database.db,
      clock,
      newId,
      passwords: {
        ...fakePasswords,
        verify: async () => work.push('verify') < 0,
        verifyDummy: async () => void work.push('verify'),
      },
    });
    for (const username of ['mei', 'unknown']) {
      await counting.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { username, password: 'x' },
      });
    }
    expect(work).toEqual(['verify', 'verify']);
    await counting.close();
  });

  it.each<[string, (users: UsersDeps) => Promise<void>]>([
    ['given another password', (users) => resetPassword(users, 'mei', 'Another-Horse-9')],
    ['disabled', (users) => disableUser(users, 'mei')],
  ])('starts no session if the user is %s during verification', async (_how, change) => {
    const users = { db: database.db, clock, newId, passwords: fakePasswords, actor: 'command line' };
    const slow = await createTestApp({
      ...users,
      passwords: {
        ...fakePasswords,
        verify: async (stored, password) => {
          const isRight = await fakePasswords.verify(stored, password);
          await change(users);
          return isRight;
        },
      },
    });
    const payload = { username: 'mei', password: TEST_PASSWORD };
    const answer = await slow.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'auth.login-failed' } });
    expect(await database.db.selectFrom('account_session').selectAll().execute()).toEqual([]);
    await slow.close();
  });

  it.each([
    ['a password of 257 characters', { password: 'x'.repeat(257) }, 'password', 'too-long'],
    ['a query for a name', { username: { $ne: null } }, 'username', 'invalid-type'],
    ['a list for a password', { password: [TEST_PASSWORD] }, 'password', 'invalid-type'],
    ['a zero byte in the name', { username: 'mei\u0000' }, 'username', 'invalid-value'],
  ])('rejects %s before the user lookup', async (_title, more, path, code) => {
    const answer = await login(more);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().error).toEqual({ code: 'request.invalid', fields: [{ path, code }] });
  });

  it('ignores other fields of the body', async () => {
    await login({ id: newId(), role: 'super_admin', is_admin: true, status: 'x' });
    const [user] = await database.db.selectFrom('account_user').select(['id', 'role']).execute();
    expect(user).toEqual({ id: userId, role: 'admin' });
  });

  it('answers 503 with Retry-After while the password queue is full', async () => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const slow = { ...fakePasswords, verify: () => gate.then(() => true) };
    const crowded = await createTestApp({ db: database.db, clock, newId, passwords: slow });
    const calls = Array.from({ length: 60 }, () =>
      crowded.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { username: 'mei', password: 'x' },
      }),
    );
    const rejected = await Promise.race(calls);
    expect(rejected.statusCode).toBe(503);
    expect(rejected.json().error.code).toBe('auth.busy');
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    letGo();
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    // Callers after the first answers find a free slot.
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(52);
    await crowded.close();
  });
});

describe('the cookie of the refresh token', () => {
  const cookieOf = async (more: object, options: Partial<InjectOptions> = {}, service = app) => {
    const payload = { username: 'mei', password: TEST_PASSWORD, ...more };
    const answer = await service.inject({ method: 'POST', url: '/api/v1/auth/login', payload, ...options });
    return answer.cookies[0];
  };

  it('is a session cookie, or lasts 30 days if remembered', async () => {
    const plain = { name: 'refresh_token', path: '/', httpOnly: true, sameSite: 'Strict' };
    expect(await cookieOf({})).toEqual({ ...plain, value: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await cookieOf({ remember_me: true })).toMatchObject({
      ...plain,
      expires: new Date(clock() + 30 * DAY),
    });
  });

  it('is secure and __Host- over https, and on every host except localhost', async () => {
    const secure = {
      name: '__Host-refresh_token',
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: true,
    };
    const publicHttps = await createTestApp({
      db: database.db,
      clock,
      newId,
      settings: { isPublicHttps: true },
    });
    expect(await cookieOf({}, {}, publicHttps)).toMatchObject(secure);
    await publicHttps.close();
    const headers = { host: 'tools.example.com' };
    expect(await cookieOf({}, { headers })).toMatchObject(secure);
  });

  it('has a second one beside it that signs the device, for ninety days', async () => {
    const cookies = async (into: FastifyInstance) =>
      (
        await into.inject({
          method: 'POST',
          url: '/api/v1/auth/login',
          payload: { username: 'mei', password: TEST_PASSWORD },
        })
      ).cookies;
    const device = {
      name: 'device',
      value: expect.stringMatching(/^[\w-]{22}\.\d{13}\.[\w-]{43}$/),
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      expires: new Date(clock() + 90 * DAY),
    };
    expect((await cookies(app))[1]).toEqual(device);
    const settings = { isPublicHttps: true };
    const publicHttps = await createTestApp({ db: database.db, clock, newId, settings });
    expect((await cookies(publicHttps))[1]).toEqual({ ...device, name: '__Host-device', secure: true });
    await publicHttps.close();
  });

  const OURS = { 'x-requested-with': 'seller-toolbox' };
  const byCookie = async (path: string, headers: Record<string, string>) => {
    const { refresh: token } = await signIn(app, 'mei');
    return post(path, undefined, { cookie: `refresh_token=${token}`, ...headers });
  };

  it('refreshes for pages of the site and is replaced', async () => {
    const answer = await byCookie('refresh', { ...OURS, 'sec-fetch-site': 'same-origin' });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies[0]?.value).toBe(answer.json().data.refresh_token);
    expect((await byCookie('refresh', OURS)).statusCode).toBe(200);
  });

  it.each([
    ['without our header', {}],
    ['with another header', { 'x-requested-with': 'XMLHttpRequest' }],
    ['from another site', { ...OURS, 'sec-fetch-site': 'cross-site' }],
    ['from another host of the same site', { ...OURS, 'sec-fetch-site': 'same-site' }],
    ['typed into the address bar', { ...OURS, 'sec-fetch-site': 'none' }],
  ])('is rejected %s for refresh and logout', async (_title, headers: Record<string, string>) => {
    for (const path of ['refresh', 'logout']) {
      const answer = await byCookie(path, headers);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.code).toBe('request.cross-site');
    }
  });

  it('ends only the session that a sign-in in the same browser replaces', async () => {
    const [replaced, other] = [await signIn(app, 'mei'), await signIn(app, 'mei')];
    const payload = { username: 'mei', password: TEST_PASSWORD };
    const wrong = { ...payload, password: 'Wrong-Horse-9' };
    const cookie = { cookie: `refresh_token=${replaced.refresh}` };
    expect((await post('login', wrong, cookie)).statusCode).toBe(401);
    expect((await me(replaced.access)).statusCode).toBe(200);
    const again = await post('login', payload, cookie);
    expect(again.statusCode).toBe(200);
    expect((await me(replaced.access)).statusCode).toBe(401);
    expect((await refresh(replaced.refresh)).statusCode).toBe(401);
    for (const access of [other.access, again.json().data.access_token])
      expect((await me(access)).statusCode).toBe(200);
  });

  it('is ignored under the name for the other protocol', async () => {
    const { refresh: token } = await signIn(app, 'mei');
    const answer = await post('refresh', undefined, { cookie: `__Host-refresh_token=${token}`, ...OURS });
    expect(answer.statusCode).toBe(401);
  });
});

describe('POST /auth/refresh', () => {
  it('returns a new pair that works', async () => {
    const first = await signIn(app, 'mei');
    const answer = await refresh(first.refresh);
    expect(answer.statusCode).toBe(200);
    const { access_token: access, refresh_token: next, user } = answer.json().data;
    expect(next).not.toBe(first.refresh);
    expect(user.username).toBe('mei');
    expect((await me(access)).statusCode).toBe(200);
    expect((await refresh(next)).statusCode).toBe(200);
  });

  it('gives 200 callers with the same token the same successor', async () => {
    const { refresh: token } = await signIn(app, 'mei');
    const answers = await Promise.all(Array.from({ length: 200 }, () => refresh(token)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().data.refresh_token)).size).toBe(1);
    const tokens = await database.db.selectFrom('account_refresh_token').select('used_at').execute();
    expect(tokens.filter(({ used_at }) => used_at === null)).toHaveLength(1);
    expect(tokens).toHaveLength(2);
  });

  it('returns the same successor within ten seconds until that was used, then nothing', async () => {
    const { refresh: token } = await signIn(app, 'mei');
    const first = (await refresh(token)).json().data.refresh_token;
    advance(10_000);
    expect((await refresh(token)).json().data.refresh_token).toBe(first);
    const { access_token: access, refresh_token: second } = (await refresh(first)).json().data;
    const replay = await refresh(token);
    expect(replay.statusCode).toBe(401);
    expect(replay.json()).toEqual({
      success: false,
      message: expect.any(String),
      error: { code: 'auth.session-ended' },
    });
    expect(replay.cookies).toEqual([]);
    // The session goes on: a late answer in another tab is no theft.
    expect((await me(access)).statusCode).toBe(200);
    expect((await refresh(second)).statusCode).toBe(200);
  });

  it('ends the session on reuse of a token that a fast clock marked as used', async () => {
    const { refresh: token } = await signIn(app, 'mei');
    await refresh(token);
    await sql`update account_refresh_token set used_at = used_at + interval '1 hour' where used_at is not null`.execute(
      database.db,
    );
    expect((await refresh(token)).json().error.code).toBe('auth.refresh-reused');
  });

  it('is rejected, like its access token, for a session that a fast clock started', async () => {
    advance(HOUR);
    const { access, refresh: token } = await signIn(app, 'mei');
    advance(-HOUR);
    expect((await refresh(token)).statusCode).toBe(401);
    expect((await me(access)).statusCode).toBe(401);
    advance(HOUR - 5_000);
    expect((await me(access)).statusCode).toBe(200);
    expect((await refresh(token)).statusCode).toBe(200);
  });

  it('ends the session on later reuse, with one audit entry', async () => {
    const { access, refresh: token } = await signIn(app, 'mei');
    const next = (await refresh(token)).json().data;
    const before = (await audit()).length;
    advance(10_001);
    const replay = await refresh(token);
    expect(replay.statusCode).toBe(401);
    expect(replay.json().error.code).toBe('auth.refresh-reused');
    for (const stolen of [access, next.access_token]) expect((await me(stolen)).statusCode).toBe(401);
    expect((await refresh(next.refresh_token)).json().error.code).toBe('auth.session-ended');
    expect((await refresh(token)).json().error.code).toBe('auth.session-ended');
    expect((await audit()).slice(before)).toMatchObject([
      {
        action: 'auth.refresh-reused',
        actor_id: userId,
        actor_name: 'mei',
        subject: 'mei',
        request_id: replay.headers['x-request-id'],
      },
    ]);
  });

  it('does not affect other sessions of the user', async () => {
    const [stolen, other] = [await signIn(app, 'mei'), await signIn(app, 'mei')];
    await refresh(stolen.refresh);
    advance(10_001);
    await refresh(stolen.refresh);
    expect((await me(other.access)).statusCode).toBe(200);
  });

  it.each([
    ['12 hours', {}, 12],
    ['30 days when remembered', { remember_me: true }, 30 * 24],
  ])('works for %s after the sign-in, with any number of refreshes', async (_title, more, hours) => {
    const signedIn = await signIn(app, 'mei', more);
    advance(hours * HOUR - 1);
    const last = await refresh(signedIn.refresh);
    expect(last.statusCode).toBe(200);
    advance(1);
    expect((await refresh(last.json().data.refresh_token)).statusCode).toBe(401);
    expect((await me(last.json().data.access_token)).statusCode).toBe(401);
  });

  it.each([
    ['nothing', undefined],
    ['an empty body', {}],
    ['null', { refresh_token: null }],
    ['an unknown token', { refresh_token: 'x'.repeat(43) }],
  ])('rejects %s', async (_title, payload) => {
    const answer = await post('refresh', payload);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().error.code).toBe('auth.session-ended');
  });

  it('rejects an access token, and one that was revoked before a restart', async () => {
    const { access, refresh: token } = await signIn(app, 'mei');
    expect((await refresh(access)).statusCode).toBe(401);
    await post('logout', undefined, bearer(access));
    const restarted = await createTestApp({ db: database.db, clock, newId });
    const again = { method: 'POST' as const, url: '/api/v1/auth/refresh', payload: { refresh_token: token } };
    expect((await restarted.inject(again)).statusCode).toBe(401);
    await restarted.close();
  });

  it('rejects all earlier tokens after a change of the secret', async () => {
    const { access, refresh: token } = await signIn(app, 'mei');
    const other = await createTestApp({
      db: database.db,
      clock,
      newId,
      secret: 'another secret of the tests',
    });
    const again = { method: 'POST' as const, url: '/api/v1/auth/refresh', payload: { refresh_token: token } };
    expect((await other.inject(again)).statusCode).toBe(401);
    expect((await other.inject({ url: '/api/v1/auth/me', headers: bearer(access) })).statusCode).toBe(401);
    await other.close();
  });

  it('rejects the token of a user who was disabled', async () => {
    const { refresh: token } = await signIn(app, 'mei');
    await database.db
      .updateTable('account_user')
      .set({ disabled_at: new Date(clock()) })
      .execute();
    expect((await refresh(token)).statusCode).toBe(401);
  });
});

describe('POST /auth/logout', () => {
  it('ends the session immediately and clears the cookie', async () => {
    const { access, refresh: token } = await signIn(app, 'mei');
    const answer = await post('logout', undefined, bearer(access));
    expect(answer.json()).toEqual({ success: true, data: { signed_out: true } });
    expect(answer.cookies).toMatchObject([{ name: 'refresh_token', value: '', expires: new Date(0) }]);
    expect((await me(access)).statusCode).toBe(401);
    expect((await refresh(token)).statusCode).toBe(401);
  });

  it('works with refresh token or cookie after the access token expired', async () => {
    for (const how of ['body', 'cookie']) {
      const { access, refresh: token } = await signIn(app, 'mei');
      if (how === 'body') await post('logout', { refresh_token: token });
      else {
        await post('logout', undefined, {
          cookie: `refresh_token=${token}`,
          'x-requested-with': 'seller-toolbox',
        });
      }
      expect((await me(access)).statusCode).toBe(401);
    }
  });

  it('succeeds without a session', async () => {
    expect((await post('logout')).statusCode).toBe(200);
  });
});
