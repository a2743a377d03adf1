import { createTestDatabase } from '@seller-toolbox/testing/database';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { insertBatches } from './ingestion.repository.ts';
import { listDaysWithoutPartition, listPartitionDays } from './partitions.repository.ts';
import { insertRollUps } from './roll-up.repository.ts';
import { preparePartitions, removeOld } from './retention.service.ts';
import { EMPTY_SKETCH } from './session-sketch.ts';

jest.setTimeout(60_000);

const START = '2026-11-21T10:00:00.000Z';
let database: Database;
let { clock, advance } = createFakeClock(START);
beforeEach(async () => {
  ({ clock, advance } = createFakeClock(START));
  database = await openTestDatabase(createTestDatabase);
});
afterEach(() => database.close());

let keys = 0;
function store(receivedAt: Date) {
  const details = { usage_type: null, tool_id: null, page_views: null, tool_uses: null, usage_data: null };
  const event = { ...details, type: 'page_view' as const, path: '/', session_hash: '1' };
  const key = String(++keys).padStart(32, '0');
  const events = [{ ...event, received_at: receivedAt, occurred_at: receivedAt }];
  return insertBatches(database.db, [{ key, receivedAt, expiresAt: receivedAt, events }]);
}
const days = async () => (await listPartitionDays(database.db)).map((day) => day.toISOString().slice(0, 10));
const events = async () =>
  (
    await database.db.selectFrom('analytics_event').select('received_at').orderBy('received_at').execute()
  ).map((row) => row.received_at);
const prepare = () => preparePartitions({ db: database.db, clock });
const remove = () => removeOld({ db: database.db, clock }, { eventDays: 90, rollUpMonths: 25 });

describe('the partitions of raw events', () => {
  it('are created for today and seven days ahead, once, also by concurrent replicas', async () => {
    await Promise.all([prepare(), prepare(), prepare()]);
    await prepare();
    expect(await days()).toEqual(Array.from({ length: 8 }, (_, ahead) => `2026-11-${21 + ahead}`));
  });

  it('take their events from the default partition', async () => {
    const found = [new Date('2026-11-20T23:59:59.999Z'), new Date('2026-11-21T00:00:00.000Z')];
    for (const receivedAt of found) await store(receivedAt);
    expect(await listDaysWithoutPartition(database.db)).toHaveLength(2);
    await prepare();
    expect(await listDaysWithoutPartition(database.db)).toEqual([]);
    expect(await days()).toContain('2026-11-20');
    expect(await events()).toEqual(found);
    const { rows } = await sql`select * from only analytics_event_20261120`.execute(database.db);
    expect(rows).toHaveLength(1);
  });

  it('and the default partition accept new events of any day', async () => {
    await prepare();
    advance(30 * DAY);
    await store(new Date(clock()));
    expect(await events()).toEqual([new Date(clock())]);
    expect(await listDaysWithoutPartition(database.db)).toHaveLength(1);
  });
});

describe('retention', () => {
  it('counts and deletes nothing once it is stopped', async () => {
    await prepare();
    await store(new Date(clock()));
    advance(200 * DAY);
    const stopped = { db: database.db, clock, signal: AbortSignal.abort() };
    await removeOld(stopped, { eventDays: 90, rollUpMonths: 25 });
    expect(await events()).toHaveLength(1);
    expect(await database.db.selectFrom('analytics_roll_up').selectAll().execute()).toEqual([]);
    await remove();
    expect(await events()).toEqual([]);
  });

  it('drops a day after all of it is older than 90 days and counted', async () => {
    await prepare();
    await store(new Date(clock()));
    advance(Date.parse('2027-02-19T23:59:59.999Z') - Date.parse(START));
    await remove();
    expect(await events()).toHaveLength(1);
    advance(1);
    await remove();
    expect(await events()).toEqual([]);
    expect(await days()).not.toContain('2026-11-21');
    const total = await database.db
      .selectFrom('analytics_roll_up')
      .select('views')
      .where('kind', '=', 'site')
      .where('grain', '=', 'total')
      .executeTakeFirst();
    expect(total?.views).toBe('1');
  });

  it('deletes events of the default partition after 90 days', async () => {
    await store(new Date(clock()));
    advance(90 * DAY);
    await remove();
    expect(await events()).toHaveLength(1);
    advance(1);
    await remove();
    expect(await events()).toEqual([]);
  });

  type Kept = readonly [grain: 'minute' | 'hour' | 'day' | 'total', startsAt: string];
  const keep = (rollUps: readonly Kept[]) =>
    database.db.transaction().execute((trx) =>
      insertRollUps(
        trx,
        rollUps.map(([grain, startsAt]) => ({
          kind: 'site',
          grain,
          startsAt: new Date(startsAt),
          key: '',
          uses: 1,
          views: 1,
          sessions: EMPTY_SKETCH,
        })),
      ),
    );
  async function leftAfterRemoval() {
    await remove();
    const kept = await database.db.selectFrom('analytics_roll_up').selectAll().execute();
    return kept.map((row) => `${row.grain} ${row.starts_at.toISOString().slice(0, 16)}`).sort();
  }

  it('keeps roll-ups by hour and day for 25 months, minutes for two hours and totals for ever', async () => {
    await keep([
      ['total', '1970-01-01T00:00:00Z'],
      ['day', '2024-10-20T00:00:00Z'],
      ['day', '2024-10-21T00:00:00Z'],
      ['hour', '2024-10-20T23:00:00Z'],
      ['hour', '2024-10-21T00:00:00Z'],
      ['minute', '2026-11-21T07:59:00Z'],
      ['minute', '2026-11-21T08:00:00Z'],
    ]);
    expect(await leftAfterRemoval()).toEqual([
      'day 2024-10-21T00:00',
      'hour 2024-10-21T00:00',
      'minute 2026-11-21T08:00',
      'total 1970-01-01T00:00',
    ]);
  });

  it.each([
    ['2027-03-31T23:59:59.999Z', '2025-02-27', '2025-02-28'],
    ['2026-03-31T10:00:00.000Z', '2024-02-28', '2024-02-29'],
    ['2028-02-29T10:00:00.000Z', '2026-01-28', '2026-01-29'],
  ])('at %s deletes %s and keeps %s', async (now, removed, kept) => {
    advance(Date.parse(now) - Date.parse(START));
    await keep([
      ['day', `${removed}T00:00:00Z`],
      ['day', `${kept}T00:00:00Z`],
    ]);
    expect(await leftAfterRemoval()).toEqual([`day ${kept}T00:00`]);
  });
});
