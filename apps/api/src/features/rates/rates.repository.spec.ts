import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import type { SourceRates } from '../../ports/rate-shapes.ts';
import {
  deleteOldRates,
  findLastSeen,
  listDays,
  listSnapshots,
  listSnapshotsQuery,
  storeDays,
  storeSnapshot,
  takeLease,
  takeLeaseQuery,
} from './rates.repository.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(() =>
  sql`truncate exchange_rate_lease, exchange_rate_snapshot, exchange_rate_day`.execute(database.db),
);

const TEN_MINUTES = 10 * MINUTE;
const NOW = new Date('2026-11-21T10:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

const ratesOf = (yuan: number, asOf = '2026-11-20'): SourceRates => ({
  source: 'frankfurter',
  asOf,
  rates: { USD: 1, CNY: yuan },
});

describe('takeLease', () => {
  const take = (milliseconds: number) => takeLease(database.db, at(milliseconds), TEN_MINUTES);

  it('succeeds once in ten minutes', async () => {
    expect([await take(0), await take(TEN_MINUTES - 1), await take(TEN_MINUTES)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('succeeds for one of many concurrent replicas', async () => {
    const given = await Promise.all(Array.from({ length: 20 }, () => take(0)));
    expect(given.filter(Boolean)).toHaveLength(1);
  });

  it('recovers from a skewed clock', async () => {
    await take(365 * DAY);
    expect(await take(0)).toBe(true);
  });

  it('is one statement', () => {
    const statement = takeLeaseQuery(NOW, TEN_MINUTES).compile(database.db).sql;
    expect(statement.replace(/\s+/g, ' ').trim()).toBe(
      'insert into exchange_rate_lease (asked_at) values ($1) on conflict (id) do update set asked_at = ' +
        'excluded.asked_at where exchange_rate_lease.asked_at <= $2 or exchange_rate_lease.asked_at > $3 returning id',
    );
  });
});

describe('snapshots', () => {
  const all = (now = at(TEN_MINUTES)) => listSnapshots(database.db, { after: new Date(0), now });

  it('store rates exactly, with times', async () => {
    expect(await findLastSeen(database.db, NOW)).toBeNull();
    await storeSnapshot(database.db, ratesOf(7.123456789012345), NOW);
    expect(await all()).toEqual([{ ...ratesOf(7.123456789012345), firstSeenAt: NOW, lastSeenAt: NOW }]);
    expect(await findLastSeen(database.db, at(-1))).toBeNull();
    expect(await findLastSeen(database.db, NOW)).toEqual(NOW);
  });

  it('get a new row only for different rates', async () => {
    await storeSnapshot(database.db, ratesOf(7.1), NOW);
    await storeSnapshot(database.db, ratesOf(7.1), at(1000));
    await storeSnapshot(database.db, ratesOf(7.2), at(2000));
    await storeSnapshot(database.db, ratesOf(7.2, '2026-11-21'), at(3000));
    await storeSnapshot(database.db, ratesOf(7.1, '2026-11-21'), at(4000));
    const rows = (await all()).map(({ rates, firstSeenAt, lastSeenAt }) => [
      rates['CNY'],
      firstSeenAt.getTime() - NOW.getTime(),
      lastSeenAt.getTime() - NOW.getTime(),
    ]);
    expect(rows).toEqual([
      [7.1, 0, 1000],
      [7.2, 2000, 2000],
      [7.2, 3000, 3000],
      [7.1, 4000, 4000],
    ]);
  });

  const yuans = async (now: Date) => (await all(now)).map(({ rates }) => rates['CNY']);

  it('from a fast clock are ignored until their time', async () => {
    await storeSnapshot(database.db, ratesOf(7.1), NOW);
    await storeSnapshot(database.db, ratesOf(7.1), at(DAY));
    await storeSnapshot(database.db, ratesOf(7.2), at(86_400_001));
    await storeSnapshot(database.db, ratesOf(7.3), at(1000));
    expect(await findLastSeen(database.db, at(1000))).toEqual(at(1000));
    expect(await yuans(at(1000))).toEqual([7.1, 7.3]);
    await storeSnapshot(database.db, ratesOf(7.3), at(DAY));
    await storeSnapshot(database.db, ratesOf(7.3), at(2000));
    expect(await findLastSeen(database.db, at(2000))).toEqual(at(2000));
    expect(await yuans(at(86_400_001))).toEqual([7.1, 7.3, 7.2]);
  });

  it('are correct with a slow clock', async () => {
    await storeSnapshot(database.db, ratesOf(7.1), NOW);
    await storeSnapshot(database.db, ratesOf(7.2), at(1000));
    await storeSnapshot(database.db, ratesOf(7.3), at(-DAY));
    expect(await findLastSeen(database.db, at(1000))).toEqual(at(1000));
    expect(await yuans(at(1000))).toEqual([7.3, 7.1, 7.2]);
  });

  it('of two replicas in one millisecond are stored once', async () => {
    await storeSnapshot(database.db, ratesOf(7.1), NOW);
    await storeSnapshot(database.db, ratesOf(7.2), NOW);
    expect(await yuans(NOW)).toEqual([7.1]);
  });

  it('after an instant include the one before', async () => {
    for (const step of [0, 1, 2, 3])
      await storeSnapshot(database.db, ratesOf(7 + step / 10), at(step * 1000));
    const after = async (milliseconds: number) =>
      (await listSnapshots(database.db, { after: at(milliseconds), now: at(9000) })).map(
        ({ rates }) => rates['CNY'],
      );
    expect(await after(-1)).toEqual([7, 7.1, 7.2, 7.3]);
    expect(await after(1000)).toEqual([7.1, 7.2, 7.3]);
    expect(await after(1500)).toEqual([7.1, 7.2, 7.3]);
    expect(await after(9000)).toEqual([7.3]);
    expect(listSnapshotsQuery(database.db, { after: NOW, now: NOW }).compile().sql).toBe(
      'select "first_seen_at", "last_seen_at", "source", "rates", as_of::text as "day" from "exchange_rate_snapshot" ' +
        'where "first_seen_at" <= $1 and ("first_seen_at" > $2 or "first_seen_at" = (select max("first_seen_at") as "first_seen_at" ' +
        'from "exchange_rate_snapshot" where "first_seen_at" <= $3)) order by "first_seen_at" desc',
    );
  });
});

describe('days', () => {
  it('have the last rates of each day, oldest first, from the given day', async () => {
    const day = (of: string, yuan: number) => ({ day: of, rates: { USD: 1, CNY: yuan } });
    await storeDays(database.db, 'frankfurter', []);
    await storeDays(database.db, 'frankfurter', [day('2026-11-20', 7.2), day('2026-11-19', 7.1)]);
    await storeDays(database.db, 'frankfurter', [day('2026-11-20', 7.3)]);
    expect(await listDays(database.db, '2026-11-19')).toEqual([
      day('2026-11-19', 7.1),
      day('2026-11-20', 7.3),
    ]);
    expect(await listDays(database.db, '2026-11-20')).toEqual([day('2026-11-20', 7.3)]);
  });
});

describe('deleteOldRates', () => {
  it('keeps the newest snapshot', async () => {
    await storeSnapshot(database.db, ratesOf(7), at(0));
    await storeSnapshot(database.db, ratesOf(7.1), at(1000));
    await storeDays(database.db, 'frankfurter', [
      { day: '2026-08-01', rates: { USD: 1, CNY: 7 } },
      { day: '2026-08-02', rates: { USD: 1, CNY: 7 } },
    ]);
    await storeSnapshot(database.db, ratesOf(7.2), at(DAY));
    await deleteOldRates(database.db, at(6000), { snapshots: at(5000), days: '2026-08-02' });
    const stored = await listSnapshots(database.db, { after: new Date(0), now: at(6000) });
    expect(stored.map(({ rates }) => rates['CNY'])).toEqual([7.1]);
    expect((await listDays(database.db, '2000-01-01')).map(({ day }) => day)).toEqual(['2026-08-02']);
  });
});
