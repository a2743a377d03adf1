import { MAX_FEEDBACK_BATCH, type Feedback } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { asRole, identifyByHeader } from '../../test-callers.ts';
import { createTestApp } from '../../test-app.ts';
import { purgeExpiredUndo } from './feedback-batches.service.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, clock, identify: identifyByHeader });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  advance(60 * MINUTE);
  await sql`truncate feedback, feedback_batch`.execute(database.db);
});

const API = '/api/v1/feedback';
const UNKNOWN = '01939000-0000-7000-8000-00000000ffff';
const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  app.inject({
    method,
    url: `${API}${url}`,
    headers: asRole('admin'),
    ...(payload ? { payload } : {}),
  } as InjectOptions);
const rows = async (query = ''): Promise<Feedback[]> =>
  (await call('GET', `${query}${query ? '&' : '?'}sort=created_at`)).json().data;
const undo = (id: string) => call('POST', `/batches/${id}/undo`, {});
const undoable = async () => (await call('GET', '/batches')).json().data;
const audited = async () =>
  (await database.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').execute()).map(
    ({ action, subject, details }) => ({ action, subject, details }),
  );

async function submit(...messages: readonly object[]) {
  for (const message of messages) {
    const payload = { message: 'ten characters', ...message };
    expect((await app.inject({ method: 'POST', url: API, payload })).statusCode).toBe(201);
    advance(1);
  }
  return rows();
}
const idsOf = (all: readonly Feedback[]) => all.map(({ id }) => id);

describe('a batch of statuses', () => {
  it('changes the rows that have another status, and gives it back', async () => {
    const [first, second, third] = await submit({}, {}, {});
    await call('PATCH', `/${second?.id}/status`, { status: 'closed' });
    const ids = [...idsOf(await rows()), UNKNOWN];
    const part = { ids, status: 'closed', operation_id: 'of the page' };
    const { batch } = (await call('POST', '/batch/status', part)).json().data;
    const now = new Date(clock());
    expect(batch).toEqual({
      id: expect.any(String),
      action: 'set-status',
      status: 'closed',
      count: 2,
      operation_id: 'of the page',
      created_at: now.toISOString(),
      undo_until: new Date(clock() + 10 * MINUTE).toISOString(),
    });
    expect((await rows()).map(({ status }) => status)).toEqual(['closed', 'closed', 'closed']);
    const details = { status: { before: 'new', after: 'closed' } };
    const entries = (await audited()).slice(0, 2);
    expect(entries).toEqual(
      expect.arrayContaining(
        [first, third].map((row) => ({ action: 'feedback.set-status', subject: row?.id, details })),
      ),
    );
    expect((await undo(batch.id)).json().data).toEqual({ restored: 2, skipped: 0 });
    expect((await rows()).map(({ status }) => status)).toEqual(['new', 'closed', 'new']);
    expect((await audited())[0]?.details).toEqual({ status: { before: 'closed', after: 'new' } });
  });

  it('leaves a row alone that was changed since', async () => {
    const ids = idsOf(await submit({}, {}));
    const { batch } = (await call('POST', '/batch/status', { ids, status: 'closed' })).json().data;
    await call('PATCH', `/${ids[0]}/status`, { status: 'in_progress' });
    expect((await undo(batch.id)).json().data).toEqual({ restored: 1, skipped: 1 });
    expect((await rows()).map(({ status }) => status)).toEqual(['in_progress', 'new']);
  });

  it('is none where nothing is to change', async () => {
    const ids = idsOf(await submit({}));
    for (const status of ['new', 'new'])
      expect((await call('POST', '/batch/status', { ids, status })).json().data).toEqual({ batch: null });
    expect(await undoable()).toEqual([]);
  });
});

describe('a deleted batch', () => {
  it('is in no list and no figure, and comes back whole', async () => {
    const sent_from = { consent: true, page: '/tools/square-calculator', language: 'ja' };
    const before = await submit({ rating: 4, email: 'a@example.com', sent_from }, { submission_id: 'one' });
    const ids = idsOf(before);
    const { batch } = (await call('POST', '/batch/delete', { ids })).json().data;
    expect(await rows()).toEqual([]);
    expect((await call('GET', '/stats/overview')).json().data.overall.total_feedback).toBe(0);
    expect((await call('GET', `/${ids[0]}`)).statusCode).toBe(404);
    expect((await audited())[0]).toMatchObject({
      action: 'feedback.delete',
      details: { status: { before: 'new', after: null } },
    });
    expect(await undoable()).toEqual([batch]);
    expect((await undo(batch.id)).json().data).toEqual({ restored: 2, skipped: 0 });
    expect(await rows()).toEqual(before);
    expect((await audited())[0]).toMatchObject({
      action: 'feedback.restore',
      details: { status: { before: null, after: 'new' } },
    });
    const stored = await database.db.selectFrom('feedback').select('submission_id').execute();
    expect(stored.map(({ submission_id: id }) => id)).toContain('one');
  });

  it('is undone once, also by two calls at the same time', async () => {
    const ids = idsOf(await submit({}));
    const { batch } = (await call('POST', '/batch/delete', { ids })).json().data;
    const answers = await Promise.all([undo(batch.id), undo(batch.id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await rows()).toHaveLength(1);
  });

  it('can be undone until ten minutes have passed, then it is erased', async () => {
    const [one, two] = idsOf(await submit({}, {}));
    const kept = (await call('POST', '/batch/delete', { ids: [one] })).json().data.batch;
    advance(1);
    const lost = (await call('POST', '/batch/delete', { ids: [two] })).json().data.batch;
    advance(10 * MINUTE - 2);
    await purgeExpiredUndo({ db: database.db, clock });
    expect((await undo(kept.id)).statusCode).toBe(200);
    advance(2);
    const refused = await undo(lost.id);
    expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'feedback.undo-expired']);
    expect(await undoable()).toEqual([]);
    await purgeExpiredUndo({ db: database.db, clock });
    expect(await database.db.selectFrom('feedback_batch').select('id').execute()).toEqual([]);
  });

  it('of another admin cannot be undone', async () => {
    const ids = idsOf(await submit({}));
    const { batch } = (await call('POST', '/batch/delete', { ids })).json().data;
    const url = `${API}/batches/${batch.id}/undo`;
    const other = await app.inject({ method: 'POST', url, payload: {}, headers: asRole('super_admin') });
    expect(other.statusCode).toBe(404);
  });
});

describe('a batch is rejected', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => UNKNOWN.slice(0, -4) + String(index).padStart(4, '0'));

  it.each<[string, unknown, number]>([
    ['no rows', [], 422],
    ['no id', ['x'], 422],
    ['as many as allowed', many(MAX_FEEDBACK_BATCH), 200],
    ['one more', many(MAX_FEEDBACK_BATCH + 1), 422],
  ])('or accepted: %s', async (_title, ids, status) => {
    expect((await call('POST', '/batch/delete', { ids })).statusCode).toBe(status);
    expect((await call('POST', '/batch/status', { ids, status: 'new' })).statusCode).toBe(status);
  });
});

describe('a search', () => {
  it.each<[string, readonly number[]]>([
    ['OFF by', [0]],
    ['example.com', [1]],
    ['call back', [2]],
    ['100%', [2]],
    ['0_0', []],
    ['\\', []],
    ["'; --", []],
    ['   ', [0, 1, 2]],
  ])('for %j finds message, address and notes', async (q, found) => {
    const all = await submit(
      { message: 'The fee is off by one' },
      { email: 'a@example.com' },
      { message: '100% wrong, always' },
    );
    await call('PATCH', `/${all[2]?.id}/status`, { status: 'new', admin_notes: 'Call back' });
    expect(idsOf(await rows(`?q=${encodeURIComponent(q)}`))).toEqual(found.map((index) => all[index]?.id));
  });

  it('is limited to a time, from its start until before its end, and to a tool', async () => {
    const sent_from = { consent: true, page: '/tools/square-calculator', language: 'en' };
    const [first, second] = await submit({}, { sent_from });
    const [from, to] = [first?.created_at ?? '', second?.created_at ?? ''];
    expect(idsOf(await rows(`?from=${from}&to=${to}`))).toEqual([first?.id]);
    expect(idsOf(await rows(`?from=${to}`))).toEqual([second?.id]);
    expect(idsOf(await rows('?tool_id=square-calculator'))).toEqual([second?.id]);
    expect((await call('GET', `?from=${to}&to=${from}`)).json().error.fields).toEqual([
      { path: 'to', code: 'end-before-start' },
    ]);
    const file = await call('GET', `/export?from=${to}`);
    expect(file.body).toContain(second?.id);
    expect(file.body).not.toContain(first?.id);
    expect(file.body).toContain('/tools/square-calculator,square-calculator,en');
  });
});

describe('where feedback was written', () => {
  it.each<[object | undefined, object]>([
    [undefined, { page: null, tool_id: null, language: null }],
    [
      { consent: true, language: 'vi' },
      { page: null, tool_id: null, language: 'vi' },
    ],
    [
      { consent: true, page: '/tools', language: 'vi' },
      { page: '/tools', tool_id: null },
    ],
    [
      { consent: true, page: '/spam', language: 'vi' },
      { page: null, tool_id: null, language: 'vi' },
    ],
    [
      { consent: true, page: '/tools/no-such-tool', language: 'vi' },
      { page: null, tool_id: null },
    ],
  ])('is stored from %j', async (sent_from, stored) => {
    const [row] = await submit({ sent_from });
    expect(row).toMatchObject(stored);
  });

  it.each([
    { consent: false, language: 'vi' },
    { language: 'vi' },
    { consent: true },
    { consent: true, language: 'de' },
    { consent: true, page: '/tools?x=1', language: 'vi' },
    { consent: true, page: 'tools', language: 'vi' },
  ])('is rejected without consent, or with an invalid page or language: %j', async (sent_from) => {
    const payload = { message: 'ten characters', sent_from };
    expect((await app.inject({ method: 'POST', url: API, payload })).statusCode).toBe(422);
  });
});
