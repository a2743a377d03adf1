import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createTestApp } from '../../test-app.ts';
import { createDatabaseCheck } from './health.service.ts';

/** A database that answers with `answer`, and counts its queries. */
function countedDatabase(answer: () => Promise<void>) {
  let queries = 0;
  const connection = {
    executeQuery: async () => {
      queries += 1;
      await answer();
      return { rows: [] };
    },
    async *streamQuery() {},
  };
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => Object.assign(new DummyDriver(), { acquireConnection: async () => connection }),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, queries: () => queries };
}

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');

describe('health checks of the database', () => {
  it('share one query and its result for half a second', async () => {
    const { db, queries } = countedDatabase(async () => {});
    const app = await createTestApp({ db, clock });
    const callAll = async () => {
      const paths = ['/health', '/health/ready', '/api/v1/health', '/api/v1/health/ready'];
      const answers = await Promise.all([...paths, ...paths].map((path) => app.inject(path)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    };
    await callAll();
    advance(499);
    await callAll();
    expect(queries()).toBe(1);
    advance(1);
    await callAll();
    expect(queries()).toBe(2);
    await app.close();
  });
});

describe('createDatabaseCheck', () => {
  afterEach(() => jest.useRealTimers());

  it('is false after half a second without an answer, and runs no second query beside a hanging one', async () => {
    jest.useFakeTimers();
    let end = () => {};
    const { db, queries } = countedDatabase(() => new Promise((resolve) => (end = resolve)));
    const isReady = createDatabaseCheck(db, clock);
    for (let check = 0; check < 3; check++) {
      advance(500);
      const result = isReady();
      await jest.advanceTimersByTimeAsync(500);
      expect(await result).toBe(false);
    }
    expect(queries()).toBe(1);
    advance(500);
    const last = isReady();
    end();
    expect(await last).toBe(true);
  });
});

describe('GET /health/live', () => {
  it('answers without a database, and 503 once the embedded database hangs', async () => {
    let hangs = false;
    const app = await createTestApp({ isStalled: () => hangs });
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    hangs = true;
    const stalled = await app.inject('/health/live');
    expect(stalled.statusCode).toBe(503);
    expect(stalled.json().error.code).toBe('service.unavailable');
    await app.close();
  });
});
