import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { OTHER_TOOL, type NewAnalyticsEvent } from './analytics.mapper.ts';
import {
  deleteExpiredBatches,
  advanceWatermark,
  advanceWatermarkQuery,
  insertBatches,
  insertBatchesQuery,
  type NewBatch,
} from './ingestion.repository.ts';
import { createPartition, dropPartition } from './partitions.repository.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate analytics_event, analytics_batch`.execute(database.db);
  await sql`select setval('analytics_line', 0)`.execute(database.db);
});

const NOW = new Date('2026-11-21T10:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE);

function use(toolId: string, more: Partial<NewAnalyticsEvent> = {}): NewAnalyticsEvent {
  return {
    received_at: NOW,
    occurred_at: NOW,
    session_hash: '1',
    type: 'tool_usage',
    usage_type: 'calculate',
    tool_id: toolId,
    path: null,
    page_views: null,
    tool_uses: null,
    usage_data: null,
    ...{ referrer: null, language: null, device: null, screen: null },
    ...more,
  };
}

let keys = 0;
function batch(events: NewAnalyticsEvent[], more: Partial<NewBatch> = {}): NewBatch {
  const key = String(++keys).padStart(32, '0');
  return { key, receivedAt: NOW, expiresAt: at(10), events, ...more };
}

const insertBatch = async (db: Kysely<Schema>, one: NewBatch) => (await insertBatches(db, [one]))[0];

describe('storing a batch', () => {
  it('stores every kind of event unchanged', async () => {
    const events: NewAnalyticsEvent[] = [
      use('unit-converter', {
        session_hash: '-9223372036854775808',
        usage_data: '{"fields":4,"name":"厘米"}',
      }),
      { ...use(OTHER_TOOL), type: 'page_view', usage_type: null, tool_id: null, path: '/tools/"x",{}\\' },
      { ...use(OTHER_TOOL), type: 'session', usage_type: null, tool_id: null, page_views: 3, tool_uses: 0 },
    ];
    expect(await insertBatch(database.db, batch(events))).toBe(3);
    const stored = await database.db.selectFrom('analytics_event').selectAll().orderBy('type').execute();
    expect(stored).toEqual([events[1], events[2], { ...events[0], usage_data: { fields: 4, name: '厘米' } }]);
  });

  it('stores the same key once until it expires, counted from the first time', async () => {
    const key = '07'.repeat(16);
    const again = (minutes: number) =>
      insertBatch(
        database.db,
        batch([use('a')], { key, receivedAt: at(minutes), expiresAt: at(minutes + 10) }),
      );
    expect(await again(0)).toBe(1);
    expect(await again(9.99)).toBe(0);
    expect(await again(10)).toBe(1);
    expect(await again(11)).toBe(0);
  });

  it('stores the same key once, also concurrently', async () => {
    const key = '08'.repeat(16);
    const stored = await Promise.all(
      Array.from({ length: 20 }, () => insertBatch(database.db, batch([use('a'), use('b')], { key }))),
    );
    expect(stored.sort()).toEqual([...Array<number>(19).fill(0), 2]);
  });

  it('stores all or nothing', async () => {
    const key = '09'.repeat(16);
    const broken = { ...use('a'), path: '/', type: 'page_view' as const };
    await expect(insertBatch(database.db, batch([use('a'), broken], { key }))).rejects.toThrow();
    expect(await insertBatch(database.db, batch([use('a')], { key }))).toBe(1);
  });

  it('deletes only expired keys', async () => {
    const key = '05'.repeat(16);
    await insertBatch(database.db, batch([use('a')], { key }));
    const known = async () => (await database.db.selectFrom('analytics_batch').selectAll().execute()).length;
    await deleteExpiredBatches(database.db, at(9.99));
    expect(await known()).toBe(1);
    await deleteExpiredBatches(database.db, at(10));
    expect(await known()).toBe(0);
  });

  it('takes at most 200 bytes per event with its index', async () => {
    const events = Array.from({ length: 100 }, (_, index) =>
      use('fba-calculator', {
        session_hash: String(index * 1e15),
        usage_data: '{"fields":6,"ruleSet":"standard"}',
      }),
    );
    for (let round = 0; round < 50; round++) await insertBatch(database.db, batch(events));
    const { rows } = await sql<{
      bytes: string;
    }>`select pg_total_relation_size('analytics_event') as bytes`.execute(database.db);
    expect(Number(rows[0]?.bytes) / 5000).toBeLessThanOrEqual(200);
  });
});

describe('storing several batches together', () => {
  it('returns the number of stored events of each', async () => {
    const known = batch([use('a')]);
    await insertBatch(database.db, known);
    const stored = await insertBatches(database.db, [batch([use('b'), use('c')]), known, batch([use('d')])]);
    expect(stored).toEqual([2, 0, 1]);
    const tools = await database.db
      .selectFrom('analytics_event')
      .select('tool_id')
      .orderBy('tool_id')
      .execute();
    expect(tools.map((row) => row.tool_id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stores none when one is invalid', async () => {
    const broken = { ...use('a'), path: '/', type: 'page_view' as const };
    await expect(insertBatches(database.db, [batch([use('a')]), batch([broken])])).rejects.toThrow();
    expect(await database.db.selectFrom('analytics_event').selectAll().execute()).toEqual([]);
    expect(await database.db.selectFrom('analytics_batch').selectAll().execute()).toEqual([]);
  });
});

describe('the watermark', () => {
  it('only moves forward, and no event is received before it', async () => {
    expect(await advanceWatermark(database.db, at(5))).toEqual(at(5));
    expect(await advanceWatermark(database.db, at(3))).toEqual(at(5));
    await insertBatch(database.db, batch([use('late')]));
    await insertBatch(database.db, batch([use('timely')], { receivedAt: at(6), expiresAt: at(16) }));
    const stored = await database.db.selectFrom('analytics_event').selectAll().orderBy('tool_id').execute();
    expect(stored.map((row) => [row.tool_id, row.received_at])).toEqual([
      ['late', at(5)],
      ['timely', at(6)],
    ]);
  });
});

describe('SQL of the ingestion', () => {
  const oneLine = (statement: string) => statement.replace(/\s+/g, ' ').trim();

  it('insertBatchesQuery stores any number of batches with one statement', () => {
    const { sql: statement, parameters } = insertBatchesQuery([batch([use('a')]), batch([use('b')])]).compile(
      database.db,
    );
    expect(oneLine(statement)).toMatchInlineSnapshot(
      `"/* prepared: store-batches */ with gate as materialized (select true as held from (select pg_advisory_xact_lock_shared($1)) as lock), watermark as materialized ( select greatest($2::timestamptz, ( select 'epoch'::timestamptz + last_value * interval '1 millisecond' from analytics_line where gate.held )) as at from gate ), batch as materialized ( select decode(key, 'hex') as key, 'epoch'::timestamptz + expires_at * interval '1 millisecond' as expires_at, (number - 1)::integer as number from unnest($3::text[], $4::bigint[]) with ordinality as given (key, expires_at, number) ), fresh as ( insert into analytics_batch (key, expires_at) select key, expires_at from batch order by key on conflict (key) do update set expires_at = excluded.expires_at where analytics_batch.expires_at <= $5 returning key ), taken as materialized (select number from batch join fresh using (key)), stored as ( insert into analytics_event (received_at, occurred_at, session_hash, type, usage_type, tool_id, path, page_views, tool_uses, usage_data, referrer, language, device, screen) select watermark.at, 'epoch'::timestamptz + event.occurred_at * interval '1 millisecond', session_hash, type, usage_type, tool_id, path, page_views, tool_uses, usage_data, referrer, language, device, screen from unnest($6::integer[], $7::bigint[], $8::bigint[], $9::bigint[]) as event (number, occurred_at, session_hash, payload) join taken using (number) join unnest($10::text[], $11::text[], $12::text[], $13::text[], $14::integer[], $15::integer[], $16::jsonb[], $17::text[], $18::text[], $19::text[], $20::text[]) with ordinality as details (type, usage_type, tool_id, path, page_views, tool_uses, usage_data, referrer, language, device, screen, payload) using (payload) cross join watermark ) select number from taken"`,
    );
    expect(parameters).toHaveLength(20);
  });

  it('advanceWatermarkQuery is one statement', () => {
    expect(oneLine(advanceWatermarkQuery(NOW).compile(database.db).sql)).toMatchInlineSnapshot(
      `"with gate as materialized (select true as held from (select pg_advisory_xact_lock($1)) as lock) select setval('analytics_line', greatest($2::bigint, ( select last_value from analytics_line where gate.held ))) as watermark from gate"`,
    );
  });
});

const onServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;
onServer('storing a batch while its partition is created', () => {
  const day = new Date('2026-11-21T00:00:00.000Z');
  afterEach(() => database.db.transaction().execute((trx) => dropPartition(trx, day)));

  async function untilInsertWaits() {
    for (;;) {
      const { rows } = await sql<{ waiting: boolean }>`
        select exists (select from pg_locks where relation = 'analytics_event_default'::regclass and not granted)
          as waiting`.execute(database.db);
      if (rows[0]?.waiting) return;
    }
  }

  it('stores it once, in that partition', async () => {
    let storing: Promise<number | undefined> | undefined;
    await database.db.transaction().execute(async (trx) => {
      await createPartition(trx, day);
      storing = insertBatch(database.db, batch([use('unit-converter')]));
      await untilInsertWaits();
    });
    expect(await storing).toBe(1);
    const { rows } = await sql<{ place: string }>`
      select tableoid::regclass::text as place from analytics_event`.execute(database.db);
    expect(rows).toEqual([{ place: 'analytics_event_20261121' }]);
  });
});
