import { Writable } from 'node:stream';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { argon2Passwords } from '../../ports/passwords.ts';
import { systemRandom } from '../../ports/random.ts';
import { addUser, bearer, TEST_PASSWORD } from '../../test-accounts.ts';
import { createTestApp } from '../../test-app.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());

const NEW_PASSWORD = 'Another-Horse-7';
const WRONG_PASSWORD = 'Guessed-Horse-8';

describe('the log of sign-in, refresh, rejections and password change', () => {
  it('contains no password, token, hash, name or address', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const app = await createTestApp({
      db: database.db,
      random: systemRandom,
      passwords: argon2Passwords,
      settings: { rateLimits: true, logger: { level: 'trace', stream } },
    });
    const userId = await addUser(database.db, 'mei-of-the-log');
    const password_hash = await argon2Passwords.hash(TEST_PASSWORD);
    await database.db.updateTable('account_user').set({ password_hash }).execute();
    const secrets = [
      TEST_PASSWORD,
      NEW_PASSWORD,
      WRONG_PASSWORD,
      password_hash,
      'mei-of-the-log',
      '203.0.113.7',
    ];
    const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/v1/auth/${path}`,
        payload,
        headers,
        remoteAddress: '203.0.113.7',
      });
      const { access_token: access, refresh_token: refresh } = answer.json().data ?? {};
      for (const token of [access, refresh]) if (token) secrets.push(token, token.split('.').at(-1));
      return { status: answer.statusCode, access: String(access), refresh: String(refresh) };
    };

    const first = await post('login', { username: 'mei-of-the-log', password: TEST_PASSWORD });
    const second = await post('refresh', { refresh_token: first.refresh });
    expect((await post('login', { username: 'mei-of-the-log', password: WRONG_PASSWORD })).status).toBe(401);
    expect((await post('refresh', { refresh_token: WRONG_PASSWORD })).status).toBe(401);
    expect((await post('login', { username: 'mei-of-the-log', password: [WRONG_PASSWORD] })).status).toBe(
      422,
    );
    const cookie = { cookie: `refresh_token=${second.refresh}`, 'x-requested-with': 'seller-toolbox' };
    const third = await post('refresh', {}, cookie);
    const change = {
      current_password: TEST_PASSWORD,
      new_password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
    };
    const wrong = { ...change, current_password: WRONG_PASSWORD };
    expect((await post('change-password', wrong, bearer(third.access))).status).toBe(422);
    expect((await post('change-password', change, bearer(third.access))).status).toBe(200);
    expect((await post('login', { username: 'mei-of-the-log', password: NEW_PASSWORD })).status).toBe(200);
    await app.inject({ url: '/api/v1/auth/me', headers: bearer(third.access) });
    await app.inject({ url: `/api/v1/auth/me?access_token=${third.access}` });
    await app.close();

    // A database error is logged with all fields of the driver, and must not contain more either.
    const cut = await createTestApp({ settings: { logger: { level: 'trace', stream } } });
    const payload = { username: 'mei-of-the-log', password: TEST_PASSWORD };
    const rejected = await cut.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
    expect(rejected.statusCode).toBe(503);
    await cut.close();

    const requestLines = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    const signIns = requestLines.filter(({ route }) => route === '/api/v1/auth/login');
    expect(signIns.map(({ status, user, refused }) => [status, user, refused])).toEqual([
      [200, userId, undefined],
      [401, undefined, 'auth.login-failed'],
      [422, undefined, 'request.invalid'],
      [200, userId, undefined],
      [503, undefined, 'service.unavailable'],
    ]);

    const log = lines.join('');
    expect(log).toContain('/api/v1/auth/login');
    expect(secrets.length).toBeGreaterThan(12);
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});
