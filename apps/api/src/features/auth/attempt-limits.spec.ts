import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createFakeIds } from '../../ports/ids.ts';
import { fakePasswords } from '../../ports/passwords.ts';
import { systemRandom } from '../../ports/random.ts';
import { addUser, TEST_PASSWORD } from '../../test-accounts.ts';
import { createTestApp } from '../../test-app.ts';
import { createAttemptLimits, DELAYS_SECONDS } from './attempt-limits.ts';
import { busy } from './auth.errors.ts';
import { purgeEndedSessions } from './sessions.service.ts';

jest.setTimeout(60_000);

const SECRET = 'a secret of the tests';
const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
const newId = createFakeIds();
let database: Database;
/** Two replicas of the service on one database. */
let replicas: [FastifyInstance, FastifyInstance];
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  const replica = () =>
    createTestApp({
      db: database.db,
      clock,
      newId,
      random: systemRandom,
      settings: { rateLimits: true },
    });
  replicas = [await replica(), await replica()];
});
afterAll(async () => {
  for (const replica of replicas) await replica.close();
  await database.close();
});
beforeEach(async () => {
  await sql`truncate account_user, account_attempt, account_known_network cascade`.execute(database.db);
  await addUser(database.db, 'mei');
  // Each test starts in a new minute.
  advance(MINUTE - (clock() % MINUTE));
});

let calls = 0;
interface LoginOptions {
  readonly from?: string;
  readonly username?: string;
  /** The cookie of a device. */
  readonly device?: string;
}
async function send(password: string, { from = '192.0.2.1', username = 'mei', device }: LoginOptions = {}) {
  const replica = replicas[calls++ % 2] ?? replicas[0];
  return replica.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { username, password },
    remoteAddress: from,
    ...(device === undefined ? {} : { cookies: { device } }),
  });
}
async function login(password: string, options?: LoginOptions) {
  const answer = await send(password, options);
  return { status: answer.statusCode, wait: answer.headers['retry-after'], code: answer.json().error?.code };
}
/** Signs in; returns the cookie of the device. */
async function deviceOf(options?: LoginOptions): Promise<string> {
  const { cookies } = await send(TEST_PASSWORD, options);
  return cookies.find(({ name }) => name === 'device')?.value ?? '';
}
async function failTimes(times: number, options?: LoginOptions) {
  for (let time = 0; time < times; time++) expect((await login('wrong', options)).status).toBe(401);
}

/** Signs in at a replica with a full password queue. */
async function tryWhileBusy(times: number) {
  const full = await createTestApp({
    db: database.db,
    clock,
    newId,
    settings: { rateLimits: true },
    passwords: { ...fakePasswords, verify: () => Promise.reject(busy()) },
  });
  for (let time = 0; time < times; time++) {
    const answer = await full.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { username: 'mei', password: TEST_PASSWORD },
      remoteAddress: '192.0.2.1',
    });
    expect(answer.statusCode).toBe(503);
  }
  await full.close();
}

describe('a caller who guesses passwords', () => {
  it('waits after the fifth failure, doubling up to a minute, over all replicas', async () => {
    await failTimes(5);
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await login('wrong')).toEqual({
        status: 429,
        wait: String(seconds),
        code: 'auth.slowed-down',
      });
      advance(seconds * 1000);
      expect((await login('wrong')).status).toBe(401);
    }
  });

  it('must wait, even with the right password', async () => {
    await failTimes(5);
    advance(999);
    expect((await login(TEST_PASSWORD)).status).toBe(429);
    advance(1);
    expect((await login(TEST_PASSWORD)).status).toBe(200);
  });

  it('is free 15 minutes after the last failure', async () => {
    await failTimes(5);
    advance(1000);
    await failTimes(1);
    advance(15 * MINUTE);
    await failTimes(4);
  });

  it('is not blocked longer by a clock set back a day, nor freed by a slightly slow clock', async () => {
    await failTimes(5);
    expect((await login('wrong')).status).toBe(429);
    advance(-5_000);
    expect((await login('wrong')).status).toBe(429);
    advance(-DAY);
    expect((await login('wrong')).status).toBe(401);
    expect((await login('wrong')).status).toBe(429);
  });

  it('gets no extra attempts by concurrency', async () => {
    const all = await Promise.all(Array.from({ length: 15 }, () => login('wrong')));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it('cannot learn from the delay whether a name exists', async () => {
    const course = async (username: string, from: string) => {
      const seen = [];
      for (let time = 0; time < 7; time++) seen.push(await login('wrong', { username, from }));
      return seen;
    };
    expect(await course('unknown', '198.51.100.1')).toEqual(await course('mei', '203.0.113.1'));
  });

  it('is slowed down over many networks', async () => {
    for (let network = 1; network <= 5; network++) await failTimes(1, { from: `10.0.${network}.1` });
    expect((await login('wrong', { from: '10.0.99.1' })).status).toBe(429);
  });

  const logged = async () =>
    (
      await database.db
        .selectFrom('audit_entry')
        .selectAll()
        .where('action', 'like', 'auth.%login-failures')
        .orderBy('id')
        .execute()
    ).map(({ actor_id, action, subject, details, request_id }) => ({
      actor_id,
      action,
      subject,
      details,
      request_id,
    }));
  const fact = {
    actor_id: null,
    action: 'auth.login-failures',
    details: { failures: 5, device: null, place: 'local' },
    request_id: expect.any(String),
  };

  it('causes one audit entry per series, without unknown names', async () => {
    const before = (await logged()).length;
    await failTimes(5);
    await failTimes(5, { username: 'my-password-typed-as-a-name', from: '198.51.100.1' });
    expect((await logged()).slice(before)).toEqual([
      { ...fact, subject: 'mei' },
      { ...fact, subject: null },
    ]);
  });

  it('causes an audit entry with the user name for a series over many networks', async () => {
    const before = (await logged()).length;
    for (let network = 1; network <= 7; network++) {
      await login('wrong', { from: `10.0.${network}.1` });
      advance(MINUTE);
    }
    expect((await logged()).slice(before)).toEqual([
      { ...fact, action: 'auth.spread-login-failures', subject: 'mei' },
    ]);
  });
});

describe('the owner of a name', () => {
  it('is not delayed on a known network by guesses from other networks', async () => {
    expect((await login(TEST_PASSWORD, { from: '192.0.2.7' })).status).toBe(200);
    for (let network = 1; network <= 5; network++) await failTimes(1, { from: `10.0.${network}.1` });
    expect((await login(TEST_PASSWORD, { from: '10.0.98.1' })).status).toBe(429);
    expect((await login(TEST_PASSWORD, { from: '192.0.2.9' })).status).toBe(200);
  });

  it('waits at most a minute; rejected guesses do not prolong it', async () => {
    for (let round = 0; round < 14; round++) {
      for (let network = 1; network <= 5; network++)
        await login('wrong', { from: `10.${round}.${network}.1` });
      advance(MINUTE);
    }
    await failTimes(1, { from: '10.200.1.1' });
    for (let network = 1; network <= 10; network++) await login('wrong', { from: `10.201.${network}.1` });
    const { status, wait } = await login(TEST_PASSWORD, { from: '10.202.1.1' });
    expect(status).toBe(429);
    expect(Number(wait)).toBeLessThanOrEqual(60);
    advance(Number(wait) * 1000);
    expect((await login(TEST_PASSWORD, { from: '10.202.1.1' })).status).toBe(200);
  });

  it('without a delay is not blocked by a fast clock of another replica', async () => {
    await failTimes(3);
    advance(-5_000);
    expect((await login(TEST_PASSWORD)).status).toBe(200);
  });

  it('has no delay after the right password', async () => {
    await failTimes(4);
    expect((await login(TEST_PASSWORD)).status).toBe(200);
    await failTimes(4);
    expect((await login(TEST_PASSWORD)).status).toBe(200);
  });

  it('is not counted if the password queue is full', async () => {
    await tryWhileBusy(12);
  });
});

describe('a device that signed in before', () => {
  it('signs in at most twenty times a minute, from whatever network', async () => {
    const device = await deviceOf();
    const statuses: number[] = [];
    for (let round = 1; round <= 21; round++)
      statuses.push((await login(TEST_PASSWORD, { from: `172.18.${round}.1`, device })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  /** Guesses each second from another network, so that the counter of the name is always blocked. */
  async function guess(seconds: number) {
    for (let second = 0; second < seconds; second++) {
      await login('wrong', { from: `10.${second >> 8}.${second & 255}.1` });
      advance(1000);
    }
  }

  it('signs in from a new network while guesses from rotating networks block the name', async () => {
    let device = await deviceOf();
    const statuses = [];
    for (let round = 1; round <= 5; round++) {
      await guess(51);
      expect((await login(TEST_PASSWORD, { from: `172.16.${round}.1` })).status).toBe(429);
      statuses.push((await login(TEST_PASSWORD, { from: `172.17.${round}.1`, device })).status);
      device = await deviceOf({ from: `172.17.${round}.1`, device });
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });

  it('signs in from a network that others used up', async () => {
    const device = await deviceOf();
    for (let time = 0; time < 20; time++)
      await login('wrong', { username: `name-${time}`, from: '203.0.113.9' });
    expect((await login(TEST_PASSWORD, { from: '203.0.113.9' })).status).toBe(429);
    expect((await login(TEST_PASSWORD, { from: '203.0.113.9', device })).status).toBe(200);
  });

  it('is slowed down by its own failures in any network, and they do not delay others', async () => {
    const device = await deviceOf({ from: '198.51.100.1' });
    for (let network = 1; network <= 5; network++) await failTimes(1, { device, from: `10.0.${network}.1` });
    expect(await login(TEST_PASSWORD, { device })).toMatchObject({ status: 429, wait: '1' });
    await failTimes(4, { from: '10.1.1.1' });
    advance(1000);
    expect((await login(TEST_PASSWORD, { device })).status).toBe(200);
    await failTimes(4, { device });
  });

  it.each<[string, (device: string) => Promise<string> | string]>([
    ['of another user', async () => (await addUser(database.db, 'jun'), deviceOf({ username: 'jun' }))],
    ['with another id', (device) => `${device.startsWith('A') ? 'B' : 'A'}${device.slice(1)}`],
    ['with a later end', (device) => device.replace(/\.(\d)/, '.9$1')],
    ['without a signature', (device) => device.split('.').slice(0, 2).join('.')],
    ['with half a signature', (device) => device.slice(0, -20)],
    ['that is empty', () => ''],
    ['after ninety days', (device) => (advance(90 * DAY), device)],
    ['of a clock that ran ahead', (device) => (advance(-1), device)],
  ])('does not count by the cookie %s', async (_title, change) => {
    const device = await change(await deviceOf({ from: '198.51.100.1' }));
    for (let network = 1; network <= 5; network++) await failTimes(1, { from: `10.0.${network}.1` });
    expect((await login(TEST_PASSWORD, { from: '10.9.9.1', device })).status).toBe(429);
  });

  it('keeps its counter over sign-ins, and has another than other devices', async () => {
    const [one, other] = [await deviceOf(), await deviceOf()];
    const renewed = await deviceOf({ device: one });
    expect(renewed.split('.')[0]).toBe(one.split('.')[0]);
    expect(other.split('.')[0]).not.toBe(one.split('.')[0]);
    await failTimes(5, { device: one });
    expect((await login(TEST_PASSWORD, { device: renewed })).status).toBe(429);
    expect((await login(TEST_PASSWORD, { device: other })).status).toBe(200);
  });
});

describe('an attempt that the password queue rejected', () => {
  it('does not delay the next one', async () => {
    await failTimes(5);
    expect(await login('wrong')).toMatchObject({ status: 429, wait: '1' });
    advance(1000);
    await tryWhileBusy(1);
    await failTimes(1);
    expect(await login('wrong')).toMatchObject({ status: 429, wait: '2' });
    advance(2000);
    await tryWhileBusy(1);
    expect((await login(TEST_PASSWORD)).status).toBe(200);
  });
});

describe('a network', () => {
  it('can sign in exactly twenty times a minute', async () => {
    for (let time = 0; time < 20; time++)
      await failTimes(1, { username: `name-${time}`, from: `192.0.2.${time}` });
    advance(30_000);
    expect(await login(TEST_PASSWORD)).toEqual({ status: 429, wait: '30', code: 'auth.slowed-down' });
    expect((await login(TEST_PASSWORD, { from: '198.51.100.1' })).status).toBe(200);
    advance(30_000);
    expect((await login(TEST_PASSWORD)).status).toBe(200);
  });
});

describe('stored attempts', () => {
  it('contain neither name nor address, and expire', async () => {
    await failTimes(3);
    await login(TEST_PASSWORD);
    await failTimes(1);
    const stored = async () => ({
      attempts: await database.db.selectFrom('account_attempt').selectAll().execute(),
      networks: await database.db.selectFrom('account_known_network').selectAll().execute(),
    });
    const { attempts, networks } = await stored();
    expect(attempts.length).toBeGreaterThan(0);
    expect(networks).toHaveLength(1);
    for (const { key } of [...attempts, ...networks]) {
      expect(key).toHaveLength(16);
      expect(key.toString('latin1')).not.toMatch(/mei|192\.0/);
    }
    advance(15 * MINUTE);
    await purgeEndedSessions({ db: database.db, clock });
    expect(await stored()).toEqual({ attempts: [], networks });
    advance(30 * DAY);
    await purgeEndedSessions({ db: database.db, clock });
    expect((await stored()).networks).toEqual([]);
  });
});

describe('the delays', () => {
  it('begin after the fifth failure and end at a minute', () => {
    expect(DELAYS_SECONDS).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60]);
  });

  it('are shared by services with the same secret', async () => {
    const place = { username: 'mei', network: '192.0.2', device: undefined };
    const [one, two] = [0, 1].map(() => createAttemptLimits({ db: database.db, clock, secret: SECRET }));
    for (let time = 0; time < 4; time++) expect((await one?.admitLogin(place))?.series).toBeNull();
    expect((await two?.admitLogin(place))?.series).toBe('place');
  });
});
