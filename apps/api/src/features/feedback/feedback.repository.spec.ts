import { FEEDBACK_STATUSES, FEEDBACK_TYPES, type FeedbackListQuery } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeIds } from '../../ports/ids.ts';
import {
  countFeedback,
  countQuery,
  deleteFeedback,
  eraseEmailsClosedBefore,
  feedbackQuery,
  insertFeedback,
  listFeedback,
  listFeedbackAfter,
  readTypeStats,
  typeStatsQuery,
  updateFeedback,
} from './feedback.repository.ts';
import type { NewFeedback } from './feedback.table.ts';

jest.setTimeout(120_000);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());
beforeEach(() => sql`truncate feedback`.execute(database.db));

const NOW = new Date('2026-11-21T10:00:00.000Z');
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const newId = createFakeIds();
const UNKNOWN = '01939000-0000-7000-8000-00000000ffff';

async function insert(more: Partial<NewFeedback> = {}): Promise<string> {
  const id = more.id ?? newId();
  await insertFeedback(database.db, {
    id,
    feedback_type: 'general',
    rating: null,
    message: '换算单位很好用，谢谢你们',
    email: null,
    status: 'new',
    admin_notes: null,
    created_at: NOW,
    updated_at: NOW,
    ...more,
  });
  return id;
}

const page = (more: Partial<FeedbackListQuery> = {}): FeedbackListQuery => ({
  page: 1,
  limit: 10,
  sort: '-created_at',
  ...more,
});
const messages = async (more: Partial<FeedbackListQuery> = {}) =>
  (await listFeedback(database.db, page(more))).map(({ message }) => message);

describe('the list of feedback', () => {
  it('combines filters', async () => {
    await insert({ message: 'a', feedback_type: 'bug', status: 'new', rating: 1 });
    await insert({ message: 'b', feedback_type: 'bug', status: 'closed', rating: 1 });
    await insert({ message: 'c', feedback_type: 'feature', status: 'closed', rating: 5 });
    expect(await messages()).toEqual(['c', 'b', 'a']);
    expect(await messages({ feedback_type: 'bug' })).toEqual(['b', 'a']);
    expect(await messages({ status: 'closed' })).toEqual(['c', 'b']);
    expect(await messages({ rating: 1 })).toEqual(['b', 'a']);
    expect(await messages({ feedback_type: 'bug', status: 'closed', rating: 1 })).toEqual(['b']);
    expect(await countFeedback(database.db, { rating: 1 })).toBe(2);
  });

  it('is sorted and paged', async () => {
    await insert({ message: 'old', created_at: at(-2), updated_at: at(9), rating: 2 });
    await insert({ message: 'mid', created_at: at(-1), updated_at: at(7) });
    await insert({ message: 'new', created_at: at(0), updated_at: at(8), rating: 4 });
    expect(await messages({ sort: 'created_at' })).toEqual(['old', 'mid', 'new']);
    expect(await messages({ sort: '-updated_at' })).toEqual(['old', 'new', 'mid']);
    expect(await messages({ sort: '-rating' })).toEqual(['new', 'old', 'mid']);
    expect(await messages({ sort: 'rating' })).toEqual(['old', 'new', 'mid']);
    expect(await messages({ limit: 2, page: 2 })).toEqual(['old']);
    expect(await messages({ limit: 100, page: 1_000_000 })).toEqual([]);
  });

  it('is exported without gaps or repetitions during inserts', async () => {
    for (let index = 0; index < 5; index++) await insert({ created_at: at(index >> 1) });
    const filter = {};
    const first = await listFeedbackAfter(database.db, { filter, after: undefined, limit: 3 });
    await insert({ created_at: at(10) });
    const rest = await listFeedbackAfter(database.db, { filter, after: first.at(-1), limit: 3 });
    const ids = [...first, ...rest].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(new Set(ids).size).toBe(5);
  });
});

describe('the figures per type', () => {
  it('have counts, sums, and counts of a week and a month', async () => {
    await insert({ feedback_type: 'bug', rating: 1, status: 'resolved', created_at: at(0) });
    await insert({ feedback_type: 'bug', rating: 4, status: 'closed', created_at: at(-1) });
    await insert({ feedback_type: 'bug', created_at: at(-2) });
    await insert({ feedback_type: 'general', created_at: at(-3) });
    expect(await readTypeStats(database.db, { weekStart: at(0), monthStart: at(-1) })).toEqual([
      { type: 'bug', count: 3, rated: 2, ratingSum: 5, resolved: 1, lastWeek: 1, lastMonth: 2 },
      { type: 'general', count: 1, rated: 0, ratingSum: 0, resolved: 0, lastWeek: 0, lastMonth: 0 },
    ]);
  });

  it('are empty without feedback', async () => {
    expect(await readTypeStats(database.db, { weekStart: NOW, monthStart: NOW })).toEqual([]);
  });
});

describe('one piece of feedback', () => {
  it('keeps its notes unless new ones are given', async () => {
    const id = await insert();
    const update = (adminNotes: string | null | undefined) =>
      updateFeedback(database.db, { id, status: 'resolved', adminNotes, now: at(1), expected: null });
    expect(await update('done')).toMatchObject({
      status: 'resolved',
      admin_notes: 'done',
      updated_at: at(1),
    });
    expect(await update(undefined)).toMatchObject({ admin_notes: 'done' });
    expect(await update(null)).toMatchObject({ admin_notes: null });
    const unknown = { id: UNKNOWN, status: 'new', adminNotes: null, now: NOW, expected: null } as const;
    expect(await updateFeedback(database.db, unknown)).toBeUndefined();
  });

  it('is changed only with the stored version', async () => {
    const id = await insert();
    const change = (expected: Date | null) =>
      updateFeedback(database.db, { id, status: 'closed', adminNotes: undefined, now: at(1), expected });
    const first = await change(null);
    const second = await change(first?.updated_at ?? null);
    expect(second?.updated_at).toEqual(new Date(at(1).getTime() + 1));
    expect(await change(first?.updated_at ?? null)).toBeUndefined();
  });

  it('is deleted once', async () => {
    const id = await insert();
    expect((await deleteFeedback(database.db, id))?.id).toBe(id);
    expect(await deleteFeedback(database.db, id)).toBeUndefined();
  });

  it.each<Partial<NewFeedback>>([{ rating: 0 }, { rating: 6 }, { status: 'done' as 'new' }])(
    'is rejected by the database itself: %j',
    async (more) => {
      await expect(insert(more)).rejects.toThrow(/violates check constraint/);
    },
  );

  it('loses its email address only a year after closing', async () => {
    const email = 'seller@example.com';
    await insert({ message: 'closed long ago', email, status: 'closed', updated_at: at(-1) });
    await insert({ message: 'closed lately', email, status: 'closed', updated_at: NOW });
    await insert({ message: 'open', email, updated_at: at(-1) });
    await eraseEmailsClosedBefore(database.db, NOW);
    const rows = await database.db.selectFrom('feedback').select(['message', 'email']).execute();
    expect(rows.filter((row) => row.email === null)).toEqual([{ message: 'closed long ago', email: null }]);
  });
});

describe('SQL of the feedback list', () => {
  it('feedbackQuery reads a filtered page', () => {
    const query = page({ page: 2, feedback_type: 'bug', status: 'new', rating: 3 });
    const { sql: statement, parameters } = feedbackQuery(database.db, query).compile();
    expect(statement).toBe(
      'select * from "feedback" where "feedback_type" = $1 and "status" = $2 and "rating" = $3 ' +
        'order by "created_at" desc, "id" desc limit $4 offset $5',
    );
    expect(parameters).toEqual(['bug', 'new', 3, 10, 10]);
  });

  it('typeStatsQuery counts by type with one statement', () => {
    expect(typeStatsQuery(database.db, { weekStart: NOW, monthStart: NOW }).compile().sql).toBe(
      'select "feedback_type", count(*) as "count", count("rating") as "rated", sum("rating") as "rating_sum", ' +
        'count(*) filter(where "status" = $1) as "resolved", count(*) filter(where "created_at" >= $2) as "last_week", ' +
        'count(*) filter(where "created_at" >= $3) as "last_month" from "feedback" ' +
        'group by "feedback_type" order by "count" desc, "feedback_type"',
    );
  });
});

describe('over 100,000 rows', () => {
  const fill = () =>
    sql`
      insert into feedback (id, feedback_type, rating, message, status, created_at, updated_at)
      select gen_random_uuid(), (${[...FEEDBACK_TYPES]}::text[])[1 + n % 6], nullif(n % 7, 6) % 5 + 1,
        repeat('message ', 10), (${[...FEEDBACK_STATUSES]}::text[])[1 + n % 4],
        ${NOW}::timestamptz - n * interval '1 minute', ${NOW}::timestamptz - n * interval '1 second'
      from generate_series(1, 100000) as n`.execute(database.db);
  const planOf = async (query: { explain: () => Promise<Record<string, unknown>[]> }) =>
    (await query.explain()).map((line) => line['QUERY PLAN']).join('\n');

  it('reads a page and the count of a filter from an index, without sorting', async () => {
    await fill();
    await sql`vacuum analyze feedback`.execute(database.db);
    const filters = [{}, { status: 'new' }, { feedback_type: 'bug' }, { rating: 5 }] as const;
    for (const filter of filters) {
      const plan = await planOf(feedbackQuery(database.db, page(filter)));
      expect(plan).toMatch(/Index Scan using feedback_/);
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
    for (const filter of filters.slice(1)) {
      expect(await planOf(countQuery(database.db, filter))).not.toMatch(/Seq Scan/);
    }
    for (const sort of ['created_at', 'updated_at', '-updated_at'] as const) {
      const plan = await planOf(feedbackQuery(database.db, page({ sort })));
      expect(plan).not.toMatch(/Sort|Seq Scan/);
    }
  });
});
