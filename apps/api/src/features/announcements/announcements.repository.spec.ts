import type { AnnouncementStatus } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Schema } from '../../db/schema.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeIds } from '../../ports/ids.ts';
import {
  announcementsQuery,
  countAnnouncements,
  countView,
  countViewQuery,
  deleteAnnouncement,
  deleteViewsBefore,
  insertAnnouncement,
  listAllAnnouncements,
  listAnnouncements,
  listShowable,
  showableQuery,
  updateAnnouncement,
  updateQuery,
} from './announcements.repository.ts';
import type { NewAnnouncement, ViewKind } from './announcements.table.ts';
import { effectiveStatus } from './effective-status.ts';
import { ANNOUNCEMENT_FIELDS, announcementRow } from './test-announcements.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(() => sql`truncate announcement cascade`.execute(database.db));

const NOW = new Date('2026-11-21T10:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const newId = createFakeIds();
const MADE = { created_at: NOW, updated_at: NOW };
const UNKNOWN = '01939000-0000-7000-8000-00000000ffff';

function insert(more: Partial<NewAnnouncement> = {}) {
  const { view_count: _counted, ...row } = announcementRow({ id: newId(), ...MADE });
  return insertAnnouncement(database.db, { ...row, ...ANNOUNCEMENT_FIELDS, ...more });
}
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title);
const page = { now: NOW, page: 1, limit: 10, sort: '-created_at' } as const;

describe('an announcement', () => {
  it('is stored unchanged', async () => {
    const id = newId();
    const times = { start_time: at(0), end_time: at(1) };
    expect(await insert({ id, ...times })).toEqual(announcementRow({ id, ...MADE, ...times }));
  });

  it.each<Partial<NewAnnouncement>>([
    { priority: 101 },
    { priority: -1 },
    { start_time: at(0), end_time: at(0) },
    { status: 'scheduled' as AnnouncementStatus },
  ])('is rejected by a constraint of the database: %j', async (more) => {
    await expect(insert(more)).rejects.toThrow(/violates check constraint/);
  });

  it('is deleted with its views', async () => {
    const { id } = await insert();
    await countView(database.db, {
      announcementId: id,
      kind: 'view',
      sessionHash: Buffer.alloc(16, 1),
      viewedAt: NOW,
    });
    expect((await deleteAnnouncement(database.db, id))?.id).toBe(id);
    expect(await database.db.selectFrom('announcement_view').selectAll().execute()).toEqual([]);
    expect(await deleteAnnouncement(database.db, id)).toBeUndefined();
  });
});

describe('listShowable', () => {
  it('returns active and later announcements by priority, then newest first', async () => {
    await insert({ title: 'old', created_at: at(-2) });
    await insert({ title: 'new', created_at: at(-1) });
    await insert({ title: 'important', priority: 5, created_at: at(-9) });
    await insert({ title: 'later', start_time: at(1), created_at: at(-3) });
    await insert({ title: 'ends', end_time: at(1), created_at: at(-4) });
    await insert({ title: 'ended', end_time: NOW });
    for (const status of ['draft', 'inactive', 'expired'] as const) await insert({ title: status, status });
    expect(titles(await listShowable(database.db, NOW))).toEqual([
      'important',
      'new',
      'old',
      'later',
      'ends',
    ]);
  });
});

describe('the list', () => {
  it('is filtered, counted and paged', async () => {
    await insert({ title: 'a', type: 'warning', created_at: at(1) });
    await insert({ title: 'b', type: 'warning', target_audience: 'admin', created_at: at(2) });
    await insert({ title: 'c', created_at: at(3) });
    const list = async (more: object) => titles(await listAnnouncements(database.db, { ...page, ...more }));
    expect(await list({})).toEqual(['c', 'b', 'a']);
    expect(await list({ type: 'warning' })).toEqual(['b', 'a']);
    expect(await list({ type: 'warning', target_audience: 'all' })).toEqual(['a']);
    expect(await list({ limit: 2, page: 2 })).toEqual(['a']);
    expect(await list({ page: 1_000_000, limit: 100 })).toEqual([]);
    expect(await countAnnouncements(database.db, { now: NOW, type: 'warning' })).toBe(2);
    expect(titles(await listAllAnnouncements(database.db, { now: NOW }))).toEqual(['c', 'b', 'a']);
  });

  it('is sorted in both directions, null times last', async () => {
    await insert({ title: 'never', priority: 3 });
    await insert({ title: 'soon', end_time: at(1), priority: 1 });
    await insert({ title: 'late', end_time: at(2), priority: 2 });
    const sorted = async (sort: 'end_time' | '-end_time' | 'priority') =>
      titles(await listAnnouncements(database.db, { ...page, sort }));
    expect(await sorted('end_time')).toEqual(['soon', 'late', 'never']);
    expect(await sorted('-end_time')).toEqual(['late', 'soon', 'never']);
    expect(await sorted('priority')).toEqual(['soon', 'late', 'never']);
  });

  it('filters by effectiveStatus', async () => {
    const times = [null, -1, 0, 1, 2];
    for (const status of ['draft', 'active', 'inactive', 'expired'] as const) {
      for (const start of times) {
        for (const end of times) {
          if (start !== null && end !== null && end <= start) continue;
          await insert({
            status,
            start_time: start === null ? null : at(start),
            end_time: end === null ? null : at(end),
          });
        }
      }
    }
    const rows = await database.db.selectFrom('announcement').selectAll().execute();
    const statuses = fc.constantFrom('draft', 'scheduled', 'active', 'inactive', 'expired');
    await fc.assert(
      fc.asyncProperty(statuses, fc.integer({ min: -3, max: 3 }), async (status, offset) => {
        const now = at(offset);
        const named = rows.filter((row) => effectiveStatus(row, now) === status).map(({ id }) => id);
        const filtered = await listAllAnnouncements(database.db, { status, now });
        expect(filtered.map(({ id }) => id).sort()).toEqual(named.sort());
      }),
      { numRuns: 60 },
    );
  });
});

describe('a change', () => {
  const change = (id: string, expected: Date | null, title = 'changed') =>
    updateAnnouncement(database.db, { id, fields: { ...ANNOUNCEMENT_FIELDS, title }, now: NOW, expected });

  it('gets a later version, also within a millisecond', async () => {
    const { id } = await insert();
    expect((await change(id, null))?.updated_at).toEqual(at(1));
    expect((await change(id, null))?.updated_at).toEqual(at(2));
  });

  it('with another version changes nothing', async () => {
    const { id } = await insert();
    expect(await change(id, at(-1))).toBeUndefined();
    expect(await change(id, NOW)).toMatchObject({ title: 'changed' });
    expect(await change(id, NOW, 'late')).toBeUndefined();
    expect(titles(await listShowable(database.db, NOW))).toEqual(['changed']);
  });

  it('succeeds once for concurrent changes of one version', async () => {
    const { id } = await insert();
    const done = await Promise.all(Array.from({ length: 10 }, (_, index) => change(id, NOW, `by ${index}`)));
    expect(done.filter((row) => row !== undefined)).toHaveLength(1);
  });
});

describe('a view', () => {
  const view = (announcementId: string, session: number, viewedAt = NOW, kind: ViewKind = 'click') =>
    countView(database.db, { announcementId, kind, sessionHash: Buffer.alloc(16, session), viewedAt });

  it('counts once per session under concurrency, without a new version', async () => {
    const { id } = await insert();
    await Promise.all(Array.from({ length: 20 }, (_, index) => view(id, index % 3)));
    expect(await view(id, 0)).toBe(true);
    expect(await listShowable(database.db, NOW)).toMatchObject([{ view_count: 3, updated_at: NOW }]);
  });

  it('is counted apart from a click of the same session', async () => {
    const { id } = await insert();
    for (const kind of ['view', 'view', 'click'] as const) await view(id, 1, NOW, kind);
    await view(id, 2, NOW, 'view');
    expect(await listShowable(database.db, NOW)).toMatchObject([{ view_count: 1, seen_count: 2 }]);
  });

  // The embedded database has one connection and no concurrency.
  (process.env['TEST_DATABASE_URL'] ? it : it.skip)('of what is being removed counts nothing', async () => {
    const { id } = await insert();
    const late = await database.db.transaction().execute(async (trx) => {
      await deleteAnnouncement(trx, id);
      const counted = view(id, 1);
      while (!(await isQueryWaiting(trx)));
      // Wrapped in an object, so that the end of the transaction does not await it.
      return { counted };
    });
    expect(await late.counted).toBe(false);
  });

  it('of an unknown announcement is not counted', async () => {
    expect(await view(UNKNOWN, 1)).toBe(false);
  });

  it('loses its hash after the retention and stays counted', async () => {
    const { id } = await insert();
    await view(id, 1, at(-1));
    await view(id, 2, NOW);
    await view(id, 1, at(-1), 'view');
    await deleteViewsBefore(database.db, 'click', NOW);
    expect(
      await database.db.selectFrom('announcement_view').select('kind').orderBy('kind').execute(),
    ).toEqual([{ kind: 'click' }, { kind: 'view' }]);
    expect(await listShowable(database.db, NOW)).toMatchObject([{ view_count: 2, seen_count: 1 }]);
  });
});

/** For the transaction of the query. */
async function isQueryWaiting(trx: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx);
  return rows.length > 0;
}

describe('the statements', () => {
  const oneLine = (statement: string) => statement.replace(/\s+/g, ' ').trim();

  it('read showable announcements', () => {
    expect(showableQuery(database.db, NOW).compile().sql).toBe(
      'select * from "announcement" where "status" = $1 and ("end_time" is null or "end_time" > $2) ' +
        'order by "priority" desc, "created_at" desc, "id" desc',
    );
  });

  it('read a page of the list', () => {
    const query = { ...page, page: 3, status: 'scheduled', type: 'info', target_audience: 'all' } as const;
    const { sql: statement, parameters } = announcementsQuery(database.db, query).compile();
    expect(oneLine(statement)).toBe(
      `select * from "announcement" where case when end_time <= $1 then 'expired' ` +
        `when status = 'active' and start_time > $2 then 'scheduled' else status end = $3 and "type" = $4 ` +
        'and "target_audience" = $5 order by "created_at" desc nulls last, "id" desc limit $6 offset $7',
    );
    expect(parameters.slice(-2)).toEqual([10, 20]);
  });

  it('change an announcement with one statement', () => {
    const change = { id: UNKNOWN, fields: { ...ANNOUNCEMENT_FIELDS, title: 'x' }, now: NOW, expected: NOW };
    expect(updateQuery(database.db, change).compile().sql).toMatch(
      /^update "announcement" set .* where "id" = \$\d+ and "updated_at" = \$\d+ returning \*$/,
    );
  });

  it('count a view with one statement', () => {
    const view = {
      announcementId: UNKNOWN,
      kind: 'view' as const,
      sessionHash: Buffer.alloc(16),
      viewedAt: NOW,
    };
    expect(oneLine(countViewQuery(view).compile(database.db).sql)).toBe(
      'with target as ( select id from announcement where id = $1 for key share ), fresh as ( insert into announcement_view ' +
        '(announcement_id, kind, session_hash, viewed_at) select id, $2, $3::bytea, $4::timestamptz from target ' +
        'on conflict do nothing returning announcement_id ), counted as ( update announcement ' +
        'set "seen_count" = "seen_count" + 1 where id in (select announcement_id from fresh) ) ' +
        'select exists (select from target) as known',
    );
  });
});
