import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import {
  deleteOldAi,
  findReply,
  listUsed,
  releaseExpired,
  releaseQuery,
  releaseReservation,
  saveReply,
  settleReservation,
  takeUnits,
  takeUnitsQuery,
  type Counter,
} from './ai.repository.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(() => sql`truncate ai_quota, ai_reservation, ai_reply`.execute(database.db));

const NOW = new Date('2026-11-21T10:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);
const counter = (fill: number, allowed: number): Counter => ({
  key: Buffer.alloc(16, fill),
  allowed,
  endsAt: at(60),
});
const reservation = (number: number, expiresAt = at(2)) => ({
  id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  expiresAt,
});
const used = async (...counters: Counter[]) => {
  const units = await listUsed(database.db, counters);
  return counters.map(({ key }) => units.get(key.toString('hex')) ?? 0);
};

describe('units of a limit', () => {
  it('are taken up to the limit', async () => {
    const hour = counter(1, 3);
    for (let unit = 1; unit <= 3; unit++) {
      const taken = await takeUnits(database.db, [hour], null);
      expect(taken?.get(hour.key.toString('hex'))).toBe(unit);
    }
    expect(await takeUnits(database.db, [hour], null)).toBeNull();
    expect(await used(hour)).toEqual([3]);
  });

  it('are taken from all counters or from none', async () => {
    const [wide, narrow] = [counter(1, 9), counter(2, 1)];
    await takeUnits(database.db, [narrow], null);
    expect(await takeUnits(database.db, [wide, narrow], reservation(1))).toBeNull();
    expect(await used(wide, narrow)).toEqual([0, 1]);
    expect(await database.db.selectFrom('ai_reservation').selectAll().execute()).toEqual([]);
  });

  it('are rejected with a limit of 0', async () => {
    expect(await takeUnits(database.db, [counter(1, 0)], null)).toBeNull();
  });

  it('respect a lowered limit', async () => {
    await takeUnits(database.db, [counter(1, 9)], null);
    await takeUnits(database.db, [counter(1, 9)], null);
    expect(await takeUnits(database.db, [counter(1, 2)], null)).toBeNull();
    expect(await takeUnits(database.db, [counter(1, 3)], null)).not.toBeNull();
  });

  it('are exact under concurrency, in any order of counters', async () => {
    const [one, two] = [counter(1, 10), counter(2, 12)];
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        takeUnits(database.db, index % 2 ? [one, two] : [two, one], reservation(index)),
      ),
    );
    expect(taken.filter((units) => units !== null)).toHaveLength(10);
    expect(await used(one, two)).toEqual([10, 10]);
  });

  it('without counters are granted', async () => {
    expect(await takeUnits(database.db, [], null)).toEqual(new Map());
    expect(await listUsed(database.db, [])).toEqual(new Map());
  });
});

describe('reserved units', () => {
  const [one, two] = [counter(1, 3), counter(2, 3)];

  it('are released once after a failed call', async () => {
    await takeUnits(database.db, [one, two], reservation(1));
    await takeUnits(database.db, [one], reservation(2));
    await Promise.all([1, 1, 1].map((number) => releaseReservation(database.db, reservation(number).id)));
    expect(await used(one, two)).toEqual([1, 0]);
  });

  it('of costs stay taken after a failed or unended call, and are released for a call that was not sent', async () => {
    const cost = { ...two, isCost: true };
    for (const number of [1, 2, 3]) await takeUnits(database.db, [one, cost], reservation(number));
    await releaseReservation(database.db, reservation(1).id);
    expect(await used(one, cost)).toEqual([2, 3]);
    await releaseReservation(database.db, reservation(2).id, [cost]);
    expect(await used(one, cost)).toEqual([1, 2]);
    expect(await releaseExpired(database.db, at(2))).toBe(true);
    expect(await used(one, cost)).toEqual([0, 2]);
  });

  it('stay taken after an answered call', async () => {
    await takeUnits(database.db, [one], reservation(1));
    await settleReservation(database.db, reservation(1).id);
    await releaseReservation(database.db, reservation(1).id);
    expect(await releaseExpired(database.db, at(99))).toBe(false);
    expect(await used(one)).toEqual([1]);
  });

  it('expire if the call never ended', async () => {
    await takeUnits(database.db, [one, two], reservation(1));
    await takeUnits(database.db, [one, two], reservation(2));
    await takeUnits(database.db, [one], reservation(3, at(5)));
    expect(await releaseExpired(database.db, at(1.99))).toBe(false);
    expect(await used(one, two)).toEqual([3, 2]);
    expect(await releaseExpired(database.db, at(2))).toBe(true);
    expect(await used(one, two)).toEqual([1, 0]);
  });

  it('can be released while others are taken', async () => {
    const wide = [counter(3, 100), counter(4, 100)];
    for (let number = 0; number < 20; number++) await takeUnits(database.db, wide, reservation(number));
    await Promise.all([
      ...Array.from({ length: 20 }, (_, number) => releaseReservation(database.db, reservation(number).id)),
      ...Array.from({ length: 20 }, () => takeUnits(database.db, wide, null)),
    ]);
    expect(await used(...wide)).toEqual([20, 20]);
  });
});

describe('a cached reply', () => {
  const key = Buffer.alloc(32, 1);

  it('is found until it expires', async () => {
    await saveReply(database.db, { key, reply: { titles: ['水筒'] }, expiresAt: at(1) });
    expect(await findReply(database.db, key, at(0.99))).toEqual({ titles: ['水筒'] });
    expect(await findReply(database.db, key, at(1))).toBeUndefined();
    expect(await findReply(database.db, Buffer.alloc(32, 2), NOW)).toBeUndefined();
  });

  it('is replaced by a newer one', async () => {
    await saveReply(database.db, { key, reply: { titles: ['old'] }, expiresAt: at(1) });
    await saveReply(database.db, { key, reply: { titles: ['new'] }, expiresAt: at(5) });
    expect(await findReply(database.db, key, at(2))).toEqual({ titles: ['new'] });
  });
});

describe('housekeeping', () => {
  const keyOf = (number: number) => Buffer.alloc(32, number);

  it('deletes ended windows and releases expired reservations', async () => {
    const ending = { ...counter(1, 5), endsAt: at(60) };
    const lasting = { ...counter(2, 5), endsAt: at(120) };
    await takeUnits(database.db, [ending, lasting], reservation(1));
    await deleteOldAi(database.db, at(60), 10);
    const rows = await database.db.selectFrom('ai_quota').select(['key', 'used']).execute();
    expect(rows).toEqual([{ key: lasting.key, used: 0 }]);
  });

  it('deletes expired replies, and the oldest beyond the maximum', async () => {
    for (const number of [1, 2, 3, 4]) {
      await saveReply(database.db, { key: keyOf(number), reply: {}, expiresAt: at(number) });
    }
    await deleteOldAi(database.db, at(1), 2);
    const kept = await database.db.selectFrom('ai_reply').select('key').orderBy('expires_at').execute();
    expect(kept.map((row) => row.key[0])).toEqual([3, 4]);
  });
});

describe('SQL of AI quotas', () => {
  const oneLine = (statement: string) => statement.replace(/\s+/g, ' ').trim();

  it('takeUnitsQuery reserves units with one statement', () => {
    expect(oneLine(takeUnitsQuery([counter(1, 3)], reservation(1)).compile(database.db).sql)).toBe(
      'with reserved as ( insert into ai_reservation (id, keys, expires_at) ' +
        'select $1::uuid, $2::bytea[], $3::timestamptz where $4::boolean ) ' +
        'insert into ai_quota (key, used, allowed, ends_at) ' +
        'select counter.key, 1, counter.allowed, counter.ends_at from unnest($5::bytea[], $6::integer[], ' +
        '$7::timestamptz[]) as counter (key, allowed, ends_at) order by counter.key ' +
        'on conflict (key) do update set used = ai_quota.used + 1, allowed = excluded.allowed ' +
        'returning key, used',
    );
  });

  it('releaseQuery releases units with one statement, in the lock order of taking', () => {
    expect(oneLine(releaseQuery(sql`id = ${'x'}`).compile(database.db).sql)).toBe(
      'with gone as (delete from ai_reservation where id = $1 returning keys), ' +
        'returned as (select unnest(keys) as key from gone union all select unnest($2::bytea[])), ' +
        'back as (select key, count(*)::integer as units from returned group by key), ' +
        'held as ( select quota.key, back.units from ai_quota as quota join back on back.key = quota.key ' +
        'order by quota.key for update of quota ) ' +
        'update ai_quota set used = greatest(0, ai_quota.used - held.units) from held ' +
        'where ai_quota.key = held.key',
    );
  });
});
