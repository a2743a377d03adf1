import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { unreachableDatabase } from '../test-app.ts';
import {
  createLimitStore,
  forgetOldLimits,
  takeLimitsQuery,
  unlimited,
  type Limit,
  type LimitStore,
} from './limit-store.ts';

jest.setTimeout(60_000);

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const HOUR = 60 * 60_000;
/** How long a store takes depends on the machine; whether it counts right must not. */
const PATIENT = { deadlineMs: 30_000 };

let database: Database;
let stores: readonly LimitStore[];
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  stores = [createLimitStore(database.db, PATIENT), createLimitStore(database.db, PATIENT)];
});
afterAll(() => database.close());
beforeEach(() => sql`truncate limit_counter`.execute(database.db));

const limit = (key: string, max: number): Limit => ({ key, max, endsAt: NOW + HOUR });
const store = () => createLimitStore(database.db, PATIENT);
const statuses = async (takes: Promise<{ status: string }>[]) => {
  const all = (await Promise.all(takes)).map(({ status }) => status);
  return {
    taken: all.filter((it) => it === 'taken').length,
    refused: all.filter((it) => it === 'refused').length,
  };
};

describe('a limit', () => {
  it('lets the Nth call through and not the next one', async () => {
    const three = limit('hour', 3);
    const told = [];
    for (let call = 1; call <= 4; call++) told.push(await store().take([three]));
    expect(told).toEqual([
      { status: 'taken', remaining: [2] },
      { status: 'taken', remaining: [1] },
      { status: 'taken', remaining: [0] },
      { status: 'refused', exhausted: [three] },
    ]);
    expect(await store().used([three, limit('other', 1)])).toEqual([3, 0]);
  });

  it.each([1, 20, 49, 50])('of %i is exact with 50 calls at the same time on two replicas', async (max) => {
    const calls = Array.from({ length: 50 }, (_, call) => stores[call % 2]?.take([limit('hour', max)]));
    expect(await statuses(calls.flatMap((call) => call ?? []))).toEqual({ taken: max, refused: 50 - max });
    expect((await store().take([limit('hour', max)])).status).toBe('refused');
    expect(await store().used([limit('hour', max)])).toEqual([max]);
  });

  it('of nothing lets nobody through', async () => {
    expect((await store().take([limit('hour', 0)])).status).toBe('refused');
  });

  it('is counted for each key alone', async () => {
    await store().take([limit('a', 1)]);
    expect((await store().take([limit('b', 1)])).status).toBe('taken');
  });
});

describe('several limits', () => {
  it('are counted together or not at all, however they are named and whoever calls', async () => {
    const hour = limit('hour', 10);
    const day = limit('day', 30);
    const network = limit('network', 7);
    const orders = [
      [hour, day, network],
      [network, day, hour],
      [day, network, hour],
    ];
    const calls = Array.from({ length: 48 }, (_, call) => stores[call % 2]?.take(orders[call % 3] ?? []));
    expect(await statuses(calls.flatMap((call) => call ?? []))).toEqual({ taken: 7, refused: 41 });
    expect(await store().used([hour, day, network])).toEqual([7, 7, 7]);
    expect(await store().take([hour, day, network])).toEqual({ status: 'refused', exhausted: [network] });
  });

  it('can be given back: a failed call consumes nothing, and never less than nothing', async () => {
    const both = [limit('hour', 1), limit('day', 1)];
    await store().take(both);
    await store().giveBack(both);
    expect(await store().used(both)).toEqual([0, 0]);
    await store().giveBack(both);
    expect((await store().take(both)).status).toBe('taken');
    expect((await store().take(both)).status).toBe('refused');
  });

  it('are one statement', () => {
    expect(
      takeLimitsQuery([limit('hour', 1)])
        .compile(database.db)
        .sql.replace(/\s+/g, ' ')
        .trim(),
    ).toBe('select counter, used, is_taken from take_limits($1::text[], $2::integer[], $3::timestamptz[])');
  });
});

describe('a store that does not answer', () => {
  it('is known not to, when it fails', async () => {
    const failures: unknown[] = [];
    const away = createLimitStore(unreachableDatabase(), {
      ...PATIENT,
      onFailure: (error) => failures.push(error),
    });
    expect(await away.take([limit('hour', 1)])).toEqual({ status: 'unknown' });
    expect(await away.used([limit('hour', 1)])).toBeNull();
    await away.giveBack([limit('hour', 1)]);
    expect(failures).toHaveLength(3);
  });

  it('is known not to, when it takes too long', async () => {
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const silent = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => held.then(() => result),
    });
    expect(await createLimitStore(silent).take([limit('hour', 1)])).toEqual({ status: 'unknown' });
    letGo();
  });
});

describe('counters', () => {
  it('are forgotten when their window has ended', async () => {
    await store().take([limit('hour', 1)]);
    await forgetOldLimits(database.db, new Date(NOW + HOUR - 1));
    expect(await store().used([limit('hour', 1)])).toEqual([1]);
    await forgetOldLimits(database.db, new Date(NOW + HOUR));
    expect(await store().used([limit('hour', 1)])).toEqual([0]);
  });

  it('are not kept at all where limits are off', async () => {
    const calls = Array.from({ length: 5 }, () => unlimited.take([limit('hour', 1)]));
    expect(await statuses(calls)).toEqual({ taken: 5, refused: 0 });
    expect(await unlimited.used([limit('hour', 1)])).toEqual([0]);
  });
});
