import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { OTHER_TOOL, type NewAnalyticsEvent } from './analytics.mapper.ts';
import {
  deleteExpiredBatches,
  insertBatch,
  insertBatchQuery,
  listTopTools,
  topToolsQuery,
  type NewBatch,
} from './analytics.repository.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(() => sql`truncate analytics_event, analytics_batch`.execute(database.db));

const NOW = new Date('2026-11-21T10:00:00.000Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

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
    ...more,
  };
}

let keys = 0;
function batch(events: NewAnalyticsEvent[], more: Partial<NewBatch> = {}): NewBatch {
  const key = Buffer.from(String(++keys).padStart(16, '0'));
  return { key, receivedAt: NOW, expiresAt: at(10), events, ...more };
}

const week = {
  limit: 10,
  dayStart: new Date('2026-11-21T00:00:00Z'),
  weekStart: new Date('2026-11-15T00:00:00Z'),
};

describe('storing a batch', () => {
  it('keeps every kind of event as it is', async () => {
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
    const key = Buffer.alloc(16, 7);
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

  it('stores the same key once however many come at the same time', async () => {
    const key = Buffer.alloc(16, 8);
    const stored = await Promise.all(
      Array.from({ length: 20 }, () => insertBatch(database.db, batch([use('a'), use('b')], { key }))),
    );
    expect(stored.sort()).toEqual([...Array<number>(19).fill(0), 2]);
  });

  it('stores all or nothing', async () => {
    const key = Buffer.alloc(16, 9);
    const broken = { ...use('a'), path: '/', type: 'page_view' as const };
    await expect(insertBatch(database.db, batch([use('a'), broken], { key }))).rejects.toThrow();
    expect(await insertBatch(database.db, batch([use('a')], { key }))).toBe(1);
  });

  it('forgets keys that have expired, and only those', async () => {
    const key = Buffer.alloc(16, 5);
    await insertBatch(database.db, batch([use('a')], { key }));
    const known = async () => (await database.db.selectFrom('analytics_batch').selectAll().execute()).length;
    await deleteExpiredBatches(database.db, at(9.99));
    expect(await known()).toBe(1);
    await deleteExpiredBatches(database.db, at(10));
    expect(await known()).toBe(0);
  });

  it('takes at most 200 bytes an event with its index', async () => {
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

describe('the most used tools', () => {
  const insert = (events: NewAnalyticsEvent[], receivedAt = NOW) =>
    insertBatch(database.db, batch(events, { receivedAt }));

  it('count calculations, with views, sessions, the day and the week beside them', async () => {
    await insert([
      use('a'),
      use('a', { session_hash: '2' }),
      use('a', { usage_type: 'view', session_hash: '3' }),
    ]);
    await insert([use('a')], new Date('2026-11-21T00:00:00.000Z'));
    await insert([use('a')], new Date('2026-11-20T23:59:59.999Z'));
    await insert([use('a')], new Date('2026-11-15T00:00:00.000Z'));
    await insert([use('a')], new Date('2026-11-14T23:59:59.999Z'));
    expect(await listTopTools(database.db, week)).toEqual([
      { toolId: 'a', totalUses: 6, views: 1, uniqueSessions: 3, dailyUses: 3, weeklyUses: 5 },
    ]);
  });

  it('come most used first, then most viewed, then by id, and no more than asked for', async () => {
    const seen = (id: string) => use(id, { usage_type: 'view' });
    await insert([use('d'), use('c'), use('b'), use('b'), seen('c'), seen('e'), use('a')]);
    const ids = async (limit: number) =>
      (await listTopTools(database.db, { ...week, limit })).map(({ toolId }) => toolId);
    expect(await ids(10)).toEqual(['b', 'c', 'a', 'd', 'e']);
    expect(await ids(2)).toEqual(['b', 'c']);
  });

  it('leave out views of pages and ends of visits', async () => {
    const other = { usage_type: null, tool_id: null };
    await insert([
      use('a', { ...other, type: 'page_view', path: '/' }),
      use('a', { ...other, type: 'session', page_views: 1, tool_uses: 1 }),
    ]);
    expect(await listTopTools(database.db, week)).toEqual([]);
  });
});

describe('the statements', () => {
  const oneLine = (statement: string) => statement.replace(/\s+/g, ' ').trim();

  it('for a batch are one', () => {
    const { sql: statement, parameters } = insertBatchQuery(batch([use('a')])).compile(database.db);
    expect(oneLine(statement)).toBe(
      'with fresh as ( insert into analytics_batch (key, expires_at) values ($1, $2) ' +
        'on conflict (key) do update set expires_at = excluded.expires_at where analytics_batch.expires_at <= $3 ' +
        'returning 1 ) insert into analytics_event (received_at, occurred_at, session_hash, type, usage_type, tool_id, ' +
        'path, page_views, tool_uses, usage_data) select $4::timestamptz, event.* from unnest($5::timestamptz[], ' +
        '$6::bigint[], $7::text[], $8::text[], $9::text[], $10::text[], $11::integer[], $12::integer[], ' +
        '$13::jsonb[]) as event where exists (select from fresh)',
    );
    expect(parameters).toHaveLength(13);
  });

  it('for the most used tools are one', () => {
    expect(topToolsQuery(database.db, week).compile().sql).toBe(
      'select "tool_id", count(*) filter(where "usage_type" = $1) as "total_uses", ' +
        'count(*) filter(where "usage_type" = $2) as "views", count(distinct "session_hash") as "unique_sessions", ' +
        'count(*) filter(where "usage_type" = $3 and "received_at" >= $4) as "daily_uses", ' +
        'count(*) filter(where "usage_type" = $5 and "received_at" >= $6) as "weekly_uses" ' +
        'from "analytics_event" where "type" = $7 group by "tool_id" ' +
        'order by "total_uses" desc, "views" desc, "tool_id" limit $8',
    );
  });
});
