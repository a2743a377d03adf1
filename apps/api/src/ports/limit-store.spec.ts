import { createTestDatabase } from '@seller-toolbox/testing/database';
import { HOUR } from '@seller-toolbox/tool-contract/durations';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { unreachableDatabase } from '../test-app.ts';
import {
  createLimitStore,
  purgeExpiredLimits,
  takeLimitsQuery,
  unlimited,
  type Limit,
  type LimitStore,
  type LimitVerdict,
} from './limit-store.ts';

jest.setTimeout(60_000);

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
/** The speed of a store depends on the machine; its correctness must not. */
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
const usedOf = async (key: string) => {
  const counter = database.db.selectFrom('limit_counter').where('key', '=', key).select('used');
  return (await counter.executeTakeFirst())?.used;
};
const verdicts = async (takes: Promise<LimitVerdict>[]) => {
  const all = await Promise.all(takes);
  return {
    taken: all.filter((it) => it === 'taken').length,
    rejected: all.filter((it) => it === 'refused').length,
  };
};

describe('a limit', () => {
  it('accepts the Nth call and rejects the next one', async () => {
    const three = limit('hour', 3);
    const verdicts = [];
    for (let call = 1; call <= 4; call++) verdicts.push(await store().take([three]));
    expect(verdicts).toEqual(['taken', 'taken', 'taken', 'refused']);
    expect(await usedOf('hour')).toBe(3);
    expect(await usedOf('other')).toBeUndefined();
  });

  it.each([1, 20, 49, 50])('of %i is exact with 50 concurrent calls on two replicas', async (max) => {
    const calls = Array.from({ length: 50 }, (_, call) => stores[call % 2]?.take([limit('hour', max)]));
    expect(await verdicts(calls.flatMap((call) => call ?? []))).toEqual({ taken: max, rejected: 50 - max });
    expect(await store().take([limit('hour', max)])).toBe('refused');
    expect(await usedOf('hour')).toBe(max);
  });

  it('of 0 rejects every call', async () => {
    expect(await store().take([limit('hour', 0)])).toBe('refused');
  });

  it('is counted per key', async () => {
    await store().take([limit('a', 1)]);
    expect(await store().take([limit('b', 1)])).toBe('taken');
  });
});

describe('several limits', () => {
  it('are counted together or not at all, in any order', async () => {
    const hour = limit('hour', 10);
    const day = limit('day', 30);
    const network = limit('network', 7);
    const orders = [
      [hour, day, network],
      [network, day, hour],
      [day, network, hour],
    ];
    const calls = Array.from({ length: 48 }, (_, call) => stores[call % 2]?.take(orders[call % 3] ?? []));
    expect(await verdicts(calls.flatMap((call) => call ?? []))).toEqual({ taken: 7, rejected: 41 });
    expect(await Promise.all(['hour', 'day', 'network'].map(usedOf))).toEqual([7, 7, 7]);
  });

  it('are counted with one statement', () => {
    expect(
      takeLimitsQuery([limit('hour', 1)])
        .compile(database.db)
        .sql.replace(/\s+/g, ' ')
        .trim(),
    ).toBe('select is_taken from take_limits($1::text[], $2::integer[], $3::timestamptz[])');
  });
});

describe('a store without an answer', () => {
  it('gives unknown when it fails', async () => {
    const failures: unknown[] = [];
    const away = createLimitStore(unreachableDatabase(), {
      ...PATIENT,
      onFailure: (error) => failures.push(error),
    });
    expect(await away.take([limit('hour', 1)])).toBe('unknown');
    expect(failures).toHaveLength(1);
  });

  it('gives unknown after a timeout', async () => {
    let letGo: () => void = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const silent = database.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => held.then(() => result),
    });
    expect(await createLimitStore(silent).take([limit('hour', 1)])).toBe('unknown');
    letGo();
  });
});

describe('counters', () => {
  it('are deleted when their window has ended', async () => {
    await store().take([limit('hour', 1)]);
    await purgeExpiredLimits(database.db, new Date(NOW + HOUR - 1));
    expect(await usedOf('hour')).toBe(1);
    await purgeExpiredLimits(database.db, new Date(NOW + HOUR));
    expect(await usedOf('hour')).toBeUndefined();
  });

  it('are not stored when limits are off', async () => {
    const calls = Array.from({ length: 5 }, () => unlimited.take([limit('hour', 1)]));
    expect(await verdicts(calls)).toEqual({ taken: 5, rejected: 0 });
    expect(await usedOf('hour')).toBeUndefined();
  });
});
