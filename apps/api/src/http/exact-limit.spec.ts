import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY, HOUR } from '@seller-toolbox/tool-contract/durations';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { createFakeClock } from '../ports/clock.ts';
import { createLimitStore, unlimited, type LimitStore } from '../ports/limit-store.ts';
import { unreachableDatabase } from '../test-app.ts';
import { registerErrorHandler } from './error-handler.ts';
import {
  createNetworkHash,
  registerExactLimit,
  secondsUntil,
  windowOf,
  type ExactLimit,
} from './exact-limit.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T10:59:50.500Z');
const apps: FastifyInstance[] = [];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));
beforeEach(() => sql`truncate limit_counter`.execute(database.db));

const FEW: ExactLimit = { name: 'thing', max: 5, windowMs: HOUR, whenUnknown: 'closed' };
const shared = () => createLimitStore(database.db, { deadlineMs: 30_000 });

/** A service with one limited route. */
function service(limits: LimitStore, ...exactLimits: ExactLimit[]): FastifyInstance {
  const app = Fastify();
  apps.push(app);
  registerErrorHandler(app);
  registerExactLimit(app, { limits, clock, hashNetwork: createNetworkHash('a secret of the tests', clock) });
  app.get(
    '/thing',
    { config: { exactLimits: exactLimits.length > 0 ? exactLimits : [FEW] } },
    async () => 'done',
  );
  app.get('/free', async () => 'done');
  return app;
}
const call = (app: FastifyInstance, remoteAddress = '192.0.2.1', url = '/thing') =>
  app.inject({ url, remoteAddress });

describe('a route with an exact limit', () => {
  it('allows exactly N calls over two services on one database', async () => {
    const services = [service(shared()), service(shared())];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call(services[index % 2] ?? service(shared()), `192.0.2.${index}`),
      ),
    );
    const counted = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
    expect([counted(200), counted(429)]).toEqual([5, 45]);
    const [rejected] = answers.filter(({ statusCode }) => statusCode === 429);
    expect(rejected?.json().error.code).toBe('request.rate-limited');
    expect(rejected?.headers['retry-after']).toBe('10');
  });

  it('counts per window, network and route', async () => {
    const app = service(shared());
    for (let index = 0; index < 5; index++) await call(app);
    expect((await call(app)).statusCode).toBe(429);
    expect((await call(app, '198.51.100.1')).statusCode).toBe(200);
    expect((await call(app, '192.0.2.1', '/free')).statusCode).toBe(200);
    advance(9_500);
    expect((await call(app)).statusCode).toBe(200);
  });

  it.each([
    ['closed', 503],
    ['open', 200],
  ] as const)('answers while the store is unavailable, %s: %i', async (whenUnknown, status) => {
    const app = service(createLimitStore(unreachableDatabase()), { ...FEW, whenUnknown });
    const answer = await call(app);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  });

  it('counts in every limit, with the current maximum, and names the wait for the exhausted one', async () => {
    let max = 7;
    const ofDay = { ...FEW, name: 'thing of a day', max: () => max, windowMs: DAY };
    const app = service(shared(), FEW, ofDay);
    const statuses = async (calls: number) => {
      const codes: number[] = [];
      for (let at = 0; at < calls; at += 1) codes.push((await call(app)).statusCode);
      return codes;
    };
    expect(await statuses(6)).toEqual([200, 200, 200, 200, 200, 429]);
    advance(HOUR);
    expect(await statuses(3)).toEqual([200, 200, 429]);
    expect(Number((await call(app)).headers['retry-after'])).toBeGreaterThan(HOUR / 1000);
    max = 8;
    expect(await statuses(2)).toEqual([200, 429]);
  });

  it('is not limited with rate limits off', async () => {
    const app = service(unlimited);
    for (let index = 0; index < 7; index++) expect((await call(app)).statusCode).toBe(200);
  });

  it('stores no address', async () => {
    await call(service(shared()));
    const { rows } = await sql<{
      text: string;
    }>`select limit_counter::text as text from limit_counter`.execute(database.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toMatch(/192\.0\.2/);
  });

  it('rejects a window that does not divide a day', () => {
    const declare = () => service(unlimited, { ...FEW, windowMs: 7 * HOUR });
    expect(declare).toThrow('/thing has a limit with a window that does not divide a day');
  });
});

describe('windowOf and secondsUntil', () => {
  it('starts at full UTC hours and days', () => {
    const at = Date.parse('2026-11-21T23:59:59.999Z');
    expect(windowOf(FEW, 'x', at)).toEqual({
      key: 'thing 2026-11-21T23:00:00.000Z x',
      max: 5,
      endsAt: Date.parse('2026-11-22T00:00:00.000Z'),
    });
    expect(windowOf({ ...FEW, windowMs: DAY }, 'x', at).key).toBe('thing 2026-11-21T00:00:00.000Z x');
    expect(windowOf(FEW, 'x', at + 1).key).toBe('thing 2026-11-22T00:00:00.000Z x');
  });

  it.each([
    [1_000, 1],
    [1_001, 2],
    [0, 1],
    [-5, 1],
  ])('%i ms are rounded up to %i s', (left, seconds) => expect(secondsUntil(left, 0)).toBe(seconds));
});

describe('createNetworkHash', () => {
  it('is stable per network and day, and differs by day and secret', () => {
    const day = createFakeClock('2026-11-21T23:59:59.000Z');
    const hash = createNetworkHash('one', day.clock);
    const before = hash('192.0.2.1');
    expect(hash('192.0.2.200')).toBe(before);
    expect(hash('192.0.3.1')).not.toBe(before);
    expect(createNetworkHash('two', day.clock)('192.0.2.1')).not.toBe(before);
    day.advance(1_000);
    expect(hash('192.0.2.1')).not.toBe(before);
  });
});
