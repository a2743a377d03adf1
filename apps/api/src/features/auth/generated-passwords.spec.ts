import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY, WEEK } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { fakePasswords } from '../../ports/passwords.ts';
import { systemRandom } from '../../ports/random.ts';
import { bearer } from '../../test-accounts.ts';
import { createTestApp } from '../../test-app.ts';
import { createFirstAdministrator } from '../users/first-administrator.ts';

jest.setTimeout(60_000);

const CHOSEN = 'Another-Horse-7';

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
const newId = createFakeIds();
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, clock, newId, settings: { rateLimits: true } });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let password: string;
let endsAt: string;
async function firstAdministrator(given?: string): Promise<void> {
  await sql`truncate account_user, account_attempt, account_known_network cascade`.execute(database.db);
  const deps = { db: database.db, clock, newId, passwords: fakePasswords, random: systemRandom };
  const first = await createFirstAdministrator(deps, given);
  password = given ?? first?.generated?.password ?? '';
  endsAt = new Date(clock() + WEEK).toISOString();
}
beforeEach(() => firstAdministrator());

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload, headers });
const login = (more: object = {}) => post('login', { username: 'admin', password, ...more });
const me = async (access: string) =>
  (await app.inject({ url: '/api/v1/auth/me', headers: bearer(access) })).json();
const rejection = (code: string) => ({ statusCode: 401, code });
const rejectedWith = async (answer: ReturnType<typeof login>) => {
  const { statusCode, json } = await answer;
  return { statusCode, code: json().error.code };
};

describe('a generated password', () => {
  it('is valid for a week, and sessions contain its expiry', async () => {
    advance(WEEK - 1);
    const answer = await login();
    expect(answer.statusCode).toBe(200);
    const { access_token: access, user } = answer.json().data;
    expect(user.password_expires_at).toBe(endsAt);
    expect((await me(access)).data.user.password_expires_at).toBe(endsAt);
    advance(1);
    expect(await rejectedWith(login())).toEqual(rejection('auth.password-expired'));
  });

  it('ends its sessions with it, remembered ones too', async () => {
    const answer = await login({ remember_me: true });
    expect(answer.cookies[0]?.expires).toEqual(new Date(endsAt));
    const { refresh_token: token } = answer.json().data;
    advance(WEEK);
    expect(await rejectedWith(post('refresh', { refresh_token: token }))).toEqual(
      rejection('auth.session-ended'),
    );
  });

  it('after expiry is reported only for the correct password', async () => {
    advance(WEEK);
    const wrong = await login({ password: 'Wrong-Horse-9' });
    const unknown = await login({ username: 'unknown' });
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json().error.code).toBe('auth.login-failed');
  });

  it('after expiry is slowed down like a wrong one', async () => {
    advance(WEEK);
    for (let attempt = 1; attempt <= 5; attempt++) expect((await login()).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(429);
  });

  it('is replaced by a chosen one without expiry', async () => {
    const { access_token: access } = (await login()).json().data;
    const change = { current_password: password, new_password: CHOSEN, confirm_password: CHOSEN };
    expect((await post('change-password', change, bearer(access))).statusCode).toBe(200);
    advance(52 * WEEK);
    const answer = await login({ password: CHOSEN, remember_me: true });
    expect(answer.json().data.user).not.toHaveProperty('password_expires_at');
    expect(answer.cookies[0]?.expires).toEqual(new Date(clock() + 30 * DAY));
  });
});

it('ADMIN_PASSWORD has no expiry', async () => {
  await firstAdministrator(CHOSEN);
  advance(52 * WEEK);
  const answer = await login();
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.user).not.toHaveProperty('password_expires_at');
});
