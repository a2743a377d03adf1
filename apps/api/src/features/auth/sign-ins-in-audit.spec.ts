import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { fakePasswords } from '../../ports/passwords.ts';
import { addUser, TEST_PASSWORD } from '../../test-accounts.ts';
import { createTestApp } from '../../test-app.ts';
import { disableUser } from '../users/users.service.ts';

jest.setTimeout(60_000);

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
const newId = createFakeIds();
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, clock, newId, settings: { rateLimits: true, trustProxy: 1 } });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await sql`truncate account_user, account_attempt, account_known_network, audit_entry cascade`.execute(
    database.db,
  );
  await addUser(database.db, 'root', 'super_admin');
});

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: { username, password }, headers });
const entries = (action: string) =>
  database.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute();

describe('sign-ins in the audit log', () => {
  it('name device and coarse place, never an address', async () => {
    const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '8.8.4.77' };
    await login('root', TEST_PASSWORD, headers);
    const [entry] = await entries('auth.login');
    expect(entry).toMatchObject({
      actor_name: 'root',
      subject: 'root',
      details: { device: 'Firefox, Windows', place: '8.8.0.0/16' },
    });
  });

  it.each([
    ['2a01:4f8:1:2::3', '2a01:4f8::/32'],
    ['10.1.2.3', 'local'],
    ['::1', 'local'],
  ])('from %s has the place %s', async (address, place) => {
    await login('root', TEST_PASSWORD, { 'x-forwarded-for': address });
    expect((await entries('auth.login'))[0]).toMatchObject({ details: { place } });
  });

  it('failed with a known name says why; with an unknown name it is not recorded', async () => {
    await addUser(database.db, 'mei');
    await login('mei', 'Wrong-Horse-9');
    await disableUser({ db: database.db, clock, newId, passwords: fakePasswords, actor: 'root' }, 'mei');
    await login('mei', TEST_PASSWORD);
    await login('my-password-in-the-wrong-field', 'Wrong-Horse-9');
    expect(await entries('auth.login-failed')).toMatchObject([
      { subject: 'mei', details: { reason: 'disabled', place: 'local' } },
      { subject: 'mei', details: { reason: 'wrong-password', place: 'local' } },
    ]);
  });

  it('failed is recorded a few times in a series, which is one entry', async () => {
    for (let attempt = 1; attempt <= 12; attempt++) {
      await login('root', 'Wrong-Horse-9');
      advance(MINUTE);
    }
    expect(await entries('auth.login-failed')).toHaveLength(4);
    expect((await entries('auth.login-failures')).length).toBeGreaterThanOrEqual(1);
  });
});
