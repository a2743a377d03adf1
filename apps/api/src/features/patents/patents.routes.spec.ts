import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createTestApp, TEST_NOW } from '../../test-app.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { upsertFileProgress, storeSlice } from './patents.repository.ts';
import type { StoredDesign } from './read-design.ts';

jest.setTimeout(120_000);

const DESIGN: StoredDesign = {
  number: 'D1',
  title: 'Bottle',
  owners: 'Sample Home Goods Co., Ltd.',
  filed_on: '2025-03-14',
  granted_on: '2026-11-17',
  term_years: 15,
  expires_on: '2041-11-17',
  locarno_class: '07-01',
  us_class: 'D7/523',
  claims: 1,
};
const DESIGNS: readonly StoredDesign[] = [
  { ...DESIGN, number: 'D987654', title: 'Insulated water bottle' },
  { ...DESIGN, number: 'D987655', title: 'Water bottles with straw', granted_on: '2026-11-10' },
  {
    ...DESIGN,
    number: 'D600001',
    title: 'Table lamp',
    owners: 'Example Household GmbH; Sample Trading K.K.',
    filed_on: '2010-01-04',
    granted_on: '2012-11-20',
    term_years: 14,
    expires_on: '2026-11-20',
    locarno_class: '26-05',
    us_class: 'D26/93',
  },
  {
    ...DESIGN,
    number: 'D600002',
    title: 'Desk lamp',
    granted_on: '2012-11-27',
    expires_on: '2026-11-21',
    locarno_class: '26-05',
    us_class: 'D26/9',
    claims: null,
    filed_on: null,
  },
];

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  // Its day is 2026-11-21.
  app = await createTestApp({ db: database.db, clock: createFakeClock(TEST_NOW).clock });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

async function search(query: Readonly<Record<string, string>> = {}) {
  const answer = await app.inject({ url: '/api/v1/design-patents', query });
  return { status: answer.statusCode, body: answer.json() };
}
const numbers = async (query: Readonly<Record<string, string>>) =>
  ((await search(query)).body.data.rows as { number: string }[]).map(({ number }) => number);

describe('GET /design-patents', () => {
  it('says that nothing is loaded', async () => {
    expect(await search({ q: 'bottle' })).toEqual({
      status: 200,
      body: {
        success: true,
        data: {
          rows: [],
          matched_by: 'words',
          has_more: false,
          coverage: { designs: 0, first_week: null, last_week: null, weeks: 0, missing_weeks: 0 },
        },
        pagination: { page: 1, limit: 20, total: 0, totalPages: 0 },
      },
    });
  });

  describe('with designs', () => {
    beforeAll(async () => {
      await upsertFileProgress(database.db, { id: 'a', name: 'a.xml' });
      await storeSlice(database.db, { file: 'a', documents: 4, designs: DESIGNS, unreadable: 0 });
      await sql`update design_patent_file set finished_at = now()`.execute(database.db);
    });

    it('finds words in any form, the newest first', async () => {
      const { body } = await search({ q: 'Bottle WATER' });
      expect(body.data.rows).toEqual([
        { ...DESIGN, number: 'D987654', title: 'Insulated water bottle', status: 'granted' },
        {
          ...DESIGN,
          number: 'D987655',
          title: 'Water bottles with straw',
          granted_on: '2026-11-10',
          status: 'granted',
        },
      ]);
      expect(body.data).toMatchObject({
        matched_by: 'words',
        coverage: { designs: 4, first_week: '2026-11-17', last_week: '2026-11-17', weeks: 1 },
      });
      expect(body.pagination).toMatchObject({ total: 2, totalPages: 1 });
    });

    it('finds similar words only where none are found as written', async () => {
      const { body } = await search({ q: 'watter botle' });
      expect(body.data.matched_by).toBe('similar');
      expect(body.data.rows.map(({ number }: { number: string }) => number)).toContain('D987654');
      expect((await search({ q: 'zebra' })).body.data).toMatchObject({ matched_by: 'words', rows: [] });
    });

    it.each([
      ['an excluded word', 'botle -straw', ['D987654']],
      ['an excluded phrase', 'botle -"insulated water"', ['D987655']],
      ['a phrase', '"desk lampp"', ['D600002']],
      ['either of two words', 'lampp or botle', ['D987654', 'D987655', 'D600002', 'D600001']],
      ['a word that is too short to be similar', 'botle of', ['D987654', 'D987655']],
    ])('keeps %s among similar words', async (_what, q, found) => {
      expect(await numbers({ q })).toEqual(found);
    });

    it.each([
      ['D987654', ['D987654']],
      ['US D0,987,654 S1', ['D987654']],
      ['usd600001s1', ['D600001']],
      ['D123', []],
    ])('finds the number %s', async (q, found) => expect(await numbers({ q })).toEqual(found));

    it.each([
      ['the class 26', { class: '26' }, ['D600002', 'D600001']],
      ['the class 26-05', { class: '26-05' }, ['D600002', 'D600001']],
      ['the class 26-06', { class: '26-06' }, []],
      ['the US class D26', { class: 'D26' }, ['D600002', 'D600001']],
      ['the US class D26/9', { class: 'D26/9' }, ['D600002']],
      ['the US class D2', { class: 'D2' }, []],
      ['an owner', { assignee: 'sample trading' }, ['D600001']],
      ['what has expired, not on its last day', { status: 'expired' }, ['D600001']],
      ['what is in force', { status: 'granted', class: '26' }, ['D600002']],
      ['from and to, both included', { from: '2012-11-20', to: '2012-11-27' }, ['D600002', 'D600001']],
      ['a phrase', { q: '"desk lamp"' }, ['D600002']],
      ['without a word', { q: 'lamp -desk' }, ['D600001']],
      ['everything', {}, ['D987654', 'D987655', 'D600002', 'D600001']],
      ['a page after the last', { page: '2' }, []],
    ])('restricts to %s', async (_what, query, found) => {
      expect(await numbers(query as Record<string, string>)).toEqual(found);
    });

    it.each(["'; drop table design_patent; --", '%', '_', '!!!', '\\', ':*', '"', '<->', '👩‍👩‍👧', 'the'])(
      'answers %j',
      async (q) => {
        expect((await search({ q, assignee: q })).status).toBe(200);
      },
    );

    describe('with more than are counted', () => {
      beforeAll(async () => {
        // 1,100 fans older than 20,100 newer shoes.
        await sql`
          insert into design_patent
          select 'D' || (100000 + at), title, '', null, granted, 15, (granted + interval '15 years')::date, '07-01',
            null, null, to_tsvector('english', title), to_tsvector('simple', '')
          from (
            select at, case when at <= 1100 then 'Folding fan' else 'Shoe' end as title,
              date '2013-01-01' + at / 100 as granted
            from generate_series(1, 21200) as at
          ) as made`.execute(database.db);
      });
      afterAll(() =>
        sql`delete from design_patent where locarno_class = '07-01' and owners = ''`.execute(database.db),
      );

      it.each([
        ['the newest', 'shoe', 21_200],
        ['rare among the newest', 'fan', 1100],
      ])('pages through designs that are %s', async (_what, q, newest) => {
        const { body } = await search({ q });
        expect(body.data.has_more).toBe(true);
        expect(body.pagination).toEqual({ page: 1, limit: 20, total: 1000, totalPages: 50 });
        const page = (from: number) => Array.from({ length: 20 }, (_, at) => `D${100_000 + from - at}`);
        expect(await numbers({ q })).toEqual(page(newest));
        expect(await numbers({ q, page: '50' })).toEqual(page(newest - 980));
      });

      it('counts up to a limit', async () => {
        const { body } = await search({ q: 'fan', to: '2013-01-11' });
        expect(body.data.has_more).toBe(true);
        const { body: exact } = await search({ q: 'fan', from: '2013-01-03' });
        expect([exact.pagination.total, exact.data.has_more]).toEqual([901, false]);
      });
    });

    it('finds by words alone where the server has no similarity', async () => {
      await sql`drop index design_patent_similar`.execute(database.db);
      expect((await search({ q: 'botle' })).body.data).toMatchObject({ matched_by: 'words', rows: [] });
      expect(await numbers({ q: 'bottle' })).toHaveLength(2);
    });
  });

  it.each([
    ['q', { q: 'x'.repeat(201) }, 'too-long'],
    ['class', { class: '7' }, 'invalid-value'],
    ['class', { class: "26' or true" }, 'invalid-value'],
    ['status', { status: 'pending' }, 'invalid-value'],
    ['from', { from: '2026-02-30' }, 'invalid-date'],
    ['to', { from: '2026-02-02', to: '2026-02-01' }, 'end-before-start'],
    ['page', { page: '0' }, 'too-small'],
    ['page', { page: '51' }, 'too-large'],
  ])('rejects %s in %j', async (path, query, code) => {
    const { status, body } = await search(query);
    expect([status, body.error]).toEqual([422, { code: 'request.invalid', fields: [{ path, code }] }]);
  });
});
