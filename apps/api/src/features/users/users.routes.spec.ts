import type { OneTimePassword } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE, WEEK } from '@seller-toolbox/tool-contract/durations';
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
  const newId = createFakeIds();
  app = await createTestApp({ db: database.db, clock, newId, settings: { rateLimits: true, trustProxy: 1 } });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let root: string;
let rootId: string;
let since: Date;
beforeEach(async () => {
  advance(MINUTE);
  since = new Date(clock());
  await sql`truncate account_user, account_attempt, account_known_network cascade`.execute(database.db);
  rootId = await addUser(database.db, 'root', 'super_admin');
  root = (await signIn(app, 'root')).access;
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
async function call(method: Method, path: string, payload?: object, token = root) {
  const url = `/api/v1${path}`;
  const answer = await app.inject({ method, url, headers: bearer(token), ...(payload && { payload }) });
  return { status: answer.statusCode, ...answer.json() };
}
const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { username, password }, headers });
const tokenOf = async (username: string, password: string): Promise<string> =>
  (await login(username, password)).json().data.access_token;
const create = async (more: object = {}): Promise<OneTimePassword> =>
  (await call('POST', '/users', { username: 'Wei', full_name: '魏', role: 'admin', ...more })).data;
const entries = (action: string) =>
  database.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', action)
    .where('at', '>=', since)
    .orderBy('id', 'desc')
    .execute();
const isActive = async (token: string) => (await call('GET', '/auth/me', undefined, token)).status === 200;

describe('POST /users', () => {
  it('creates a user with a one-time password that only its answer contains', async () => {
    const answer = await call('POST', '/users', {
      username: ' Wei ',
      role: 'admin',
      email: 'wei@example.com',
    });
    expect(answer).toMatchObject({ status: 201, data: { username: 'wei' } });
    expect(answer.data.expires_at).toBe(new Date(clock() + WEEK).toISOString());
    const list = await call('GET', '/users');
    expect(list.pagination.total).toBe(2);
    expect(list.data[1]).toMatchObject({
      id: answer.data.id,
      username: 'wei',
      full_name: 'wei',
      email: 'wei@example.com',
      state: 'pending',
      last_sign_in_at: null,
      active_sessions: 0,
    });
    expect(JSON.stringify([list, await entries('users.create')])).not.toContain(answer.data.password);
    expect(await entries('users.create')).toMatchObject([{ actor_name: 'root', subject: 'wei' }]);
  });

  it.each([
    ['a name with a blank', { username: 'w ei' }, 'username', 'invalid-value'],
    ['no name', { username: ' ' }, 'username', 'required'],
    ['an invalid address', { email: 'wei' }, 'email', 'invalid-email'],
    ['an unknown role', { role: 'owner' }, 'role', 'invalid-value'],
  ])('rejects %s', async (_title, more, path, code) => {
    const answer = await call('POST', '/users', { username: 'wei', role: 'viewer', ...more });
    expect(answer.status).toBe(422);
    expect(answer.error.fields[0]).toEqual({ path, code });
  });

  it('rejects a taken name', async () => {
    await create();
    const answer = await call('POST', '/users', { username: 'WEI', role: 'viewer' });
    expect([answer.status, answer.error.code]).toEqual([409, 'users.name-taken']);
  });
});

describe('a one-time password', () => {
  it('opens only what changes it, until it has been changed', async () => {
    const { password } = await create();
    const token = await tokenOf('wei', password);
    expect(await isActive(token)).toBe(true);
    for (const path of [
      '/system/info',
      '/feedback',
      '/auth/sessions',
      '/announcements/active?audience=admin',
    ])
      expect((await call('GET', path, undefined, token)).error.code).toBe('auth.password-change-required');
    const chosen = 'Another-Horse-7';
    const change = { current_password: password, new_password: chosen, confirm_password: chosen };
    expect((await call('POST', '/auth/change-password', change, token)).status).toBe(200);
    const next = await tokenOf('wei', chosen);
    expect((await call('GET', '/feedback', undefined, next)).status).toBe(200);
    const { data } = await call('GET', '/users?state=active');
    expect(data.map(({ username }: { username: string }) => username)).toEqual(['root', 'wei']);
  });

  it('replaces the password at a reset, and ends every session with the next call', async () => {
    await addUser(database.db, 'mei', 'admin');
    const { access } = await signIn(app, 'mei');
    const [mei] = (await call('GET', '/users?role=admin')).data;
    expect(mei).toMatchObject({ active_sessions: 1, last_sign_in_at: new Date(clock()).toISOString() });
    const { data } = await call('POST', `/users/${mei.id}/reset-password`, {});
    expect(await isActive(access)).toBe(false);
    expect((await login('mei', TEST_PASSWORD)).statusCode).toBe(401);
    expect((await login('mei', data.password)).statusCode).toBe(200);
  });
});

describe('PATCH /users/{id}', () => {
  it('changes names, address and role, with old and new values in the audit log', async () => {
    const { id } = await create();
    const change = { full_name: 'Wei Lin', email: 'wei@example.com', role: 'viewer' };
    expect((await call('PATCH', `/users/${id}`, change)).data).toMatchObject(change);
    expect(await entries('users.update')).toMatchObject([
      {
        subject: 'wei',
        details: {
          full_name: { before: '魏', after: 'Wei Lin' },
          email: { before: null, after: 'wei@example.com' },
        },
      },
    ]);
    expect(await entries('users.set-role')).toMatchObject([
      { details: { role: { before: 'admin', after: 'viewer' } } },
    ]);
    expect((await call('PATCH', `/users/${id}`, { email: null })).data.email).toBeNull();
    expect(await entries('users.set-role')).toHaveLength(1);
    expect(await entries('users.enable')).toEqual([]);
  });

  it('disables with the next call of the user, and enables again', async () => {
    const id = await addUser(database.db, 'mei', 'admin');
    const { access, refresh } = await signIn(app, 'mei');
    expect((await call('PATCH', `/users/${id}`, { disabled: true })).data.state).toBe('disabled');
    expect(await isActive(access)).toBe(false);
    const payload = { refresh_token: refresh };
    expect((await app.inject({ method: 'POST', url: '/api/v1/auth/refresh', payload })).statusCode).toBe(401);
    expect((await login('mei', TEST_PASSWORD)).statusCode).toBe(401);
    await call('PATCH', `/users/${id}`, { disabled: false });
    expect((await login('mei', TEST_PASSWORD)).statusCode).toBe(200);
  });

  it.each([{ disabled: true }, { role: 'admin' }])('rejects %j for the last super_admin', async (change) => {
    const answer = await call('PATCH', `/users/${rootId}`, change);
    expect([answer.status, answer.error.code]).toEqual([409, 'users.last-super-admin']);
  });

  it('rejects disabling the only super_admin with an own password beside one with a one-time password', async () => {
    await call('POST', '/users', { username: 'new-root', full_name: '', email: null, role: 'super_admin' });
    const answer = await call('PATCH', `/users/${rootId}`, { disabled: true });
    expect([answer.status, answer.error?.code]).toEqual([409, 'users.last-super-admin']);
  });

  it.each([{ disabled: true }, { role: 'viewer' }])(
    'with %j by two super_admins on each other at the same time leaves one of them',
    async (change) => {
      const otherId = await addUser(database.db, 'other', 'super_admin');
      const other = (await signIn(app, 'other')).access;
      const answers = await Promise.all([
        call('PATCH', `/users/${otherId}`, change, root),
        call('PATCH', `/users/${rootId}`, change, other),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await database.db
        .selectFrom('account_user')
        .select('id')
        .where('role', '=', 'super_admin')
        .where('disabled_at', 'is', null)
        .execute();
      expect(left).toHaveLength(1);
    },
  );
});

describe('the end of sessions', () => {
  it('is of one user', async () => {
    const id = await addUser(database.db, 'mei', 'admin');
    const sessions = [await signIn(app, 'mei'), await signIn(app, 'mei')];
    expect((await call('DELETE', `/users/${id}/sessions`)).data).toEqual({ ended: 2 });
    for (const { access } of sessions) expect(await isActive(access)).toBe(false);
    expect(await entries('users.end-sessions')).toMatchObject([
      { subject: 'mei', details: { sessions: { before: 2, after: 0 } } },
    ]);
    expect((await login('mei', TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('is of all users, except the session of the caller', async () => {
    await addUser(database.db, 'mei', 'admin');
    const [mei, again] = [await signIn(app, 'mei'), await signIn(app, 'root')];
    expect((await call('DELETE', '/users/sessions')).data).toEqual({ ended: 2 });
    expect(await Promise.all([mei.access, again.access, root].map(isActive))).toEqual([false, false, true]);
  });

  it.each([
    ['POST', '/users'],
    ['PATCH', '/users/:id'],
    ['POST', '/users/:id/reset-password'],
    ['DELETE', '/users/:id/sessions'],
    ['DELETE', '/users/sessions'],
  ] as const)('%s %s requires a recent sign-in', async (method, path) => {
    const body = method === 'DELETE' ? undefined : { username: 'late', role: 'viewer' };
    const url = path.replace(':id', '01939000-0000-7000-8000-00000000ffff');
    const { refresh } = await signIn(app, 'root');
    advance(6 * MINUTE);
    const payload = { refresh_token: refresh };
    const refreshed = await app.inject({ method: 'POST', url: '/api/v1/auth/refresh', payload });
    const token = refreshed.json().data.access_token;
    advance(5 * MINUTE);
    const answer = await call(method, url, body, token);
    expect([answer.status, answer.error.code]).toEqual([403, 'auth.sign-in-again']);
  });
});
