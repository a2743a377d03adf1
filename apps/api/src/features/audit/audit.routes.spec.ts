import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { createIds } from '../../ports/ids.ts';
import { systemRandom } from '../../ports/random.ts';
import { addUser, bearer, signIn } from '../../test-accounts.ts';
import { createTestApp } from '../../test-app.ts';
import { insertAuditEntry } from './audit.repository.ts';
import { newAuditEntry } from './audit.service.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
const newId = createIds(clock, systemRandom);
const CALL = newId();
let database: Database;
let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, clock, newId });
  await addUser(database.db, 'root', 'super_admin');
  headers = bearer((await signIn(app, 'root')).access);
  await sql`truncate audit_entry`.execute(database.db);
  for (const [actor, action, subject] of [
    ['command line', 'users.create', 'mei'],
    [{ id: newId(), username: 'mei', requestId: newId() }, 'announcements.update', 'a-1'],
    [{ id: newId(), username: 'jun', requestId: CALL }, 'announcements.update', 'a-2'],
  ] as const) {
    await insertAuditEntry(
      database.db,
      newAuditEntry({ clock, newId }, { actor, action, subject, details: { role: 'admin' } }),
    );
    advance(MINUTE);
  }
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const audit = async (query = '') => (await app.inject({ url: `/api/v1/audit${query}`, headers })).json();
const subjects = async (query: string) =>
  (await audit(query)).data.map(({ subject }: { subject: string }) => subject);

describe('GET /audit', () => {
  it('lists entries by page, the newest first', async () => {
    const first = await audit('?limit=2');
    expect(first.pagination).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2 });
    expect(first.data[0]).toEqual({
      id: expect.any(String),
      at: '2026-11-21T10:02:00.000Z',
      actor_id: expect.any(String),
      actor_name: 'jun',
      action: 'announcements.update',
      subject: 'a-2',
      details: { role: 'admin' },
      request_id: CALL,
    });
    expect((await audit('?actor=command%20line')).data[0].request_id).toBeNull();
    expect(await subjects('?limit=2&page=2')).toEqual(['mei']);
    expect(await subjects('?page=9')).toEqual([]);
  });

  it.each([
    ['?actor=mei', ['a-1']],
    ['?actor=command%20line', ['mei']],
    ['?action=announcements.update', ['a-2', 'a-1']],
    ['?action=announcements', []],
    ['?subject=a-1', ['a-1']],
    ['?subject=a-', []],
    ['?subject=a-1&actor=jun', []],
    ['?from=2026-11-21T10:01:00Z', ['a-2', 'a-1']],
    ['?from=2026-11-21T10:01:00Z&to=2026-11-21T10:02:00Z', ['a-1']],
    ['?actor=jun&action=users.create', []],
    ["?actor=' or 1=1 --", []],
  ])('filters %s to %j', async (query, expected) => {
    expect(await subjects(encodeURI(decodeURI(query)))).toEqual(expected);
  });

  it.each([
    ['?from=yesterday', 'from', 'invalid-date'],
    ['?from=2026-11-21T10:01:00Z&to=2026-11-21T10:01:00Z', 'to', 'end-before-start'],
    ['?limit=101', 'limit', 'too-large'],
  ])('rejects %s', async (query, path, code) => {
    expect((await audit(query)).error).toEqual({ code: 'request.invalid', fields: [{ path, code }] });
  });
});

describe('GET /audit/export', () => {
  const file = (query = '') => app.inject({ url: `/api/v1/audit/export${query}`, headers });

  it('exports the filtered list, the newest first', async () => {
    const { body, headers: sent } = await file('?action=announcements.update');
    expect(sent['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = body.trimEnd().split('\r\n');
    expect(head).toBe('\ufeffid,at,actor_id,actor_name,action,subject,details,request_id');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /2026-11-21T10:02:00\.000Z,[\w-]+,jun,announcements\.update,a-2,"\{""role"":""admin""\}",[\w-]{36}$/,
    );
  });

  it('contains every entry over several parts', async () => {
    // With the entry of this export.
    const before = (await audit()).pagination.total + 1;
    for (let count = 0; count < 1100; count++) {
      const fact = { actor: 'command line', action: 'users.enable', subject: `user ${count}` } as const;
      await insertAuditEntry(database.db, newAuditEntry({ clock, newId }, fact));
    }
    const lines = (await file()).body.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(before + 1100);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe('an export of personal data', () => {
  const exportEntries = async () =>
    (await audit('?limit=100&actor=root')).data.filter(({ action }: { action: string }) =>
      action.endsWith('export'),
    );

  it.each([
    ['/audit/export?actor=mei', 'audit.export', { actor: 'mei' }],
    ['/feedback/export?status=new&rating=5', 'feedback.export', { status: 'new', rating: 5 }],
    ['/announcements/export', 'announcements.export', {}],
  ])('%s is audited with its filter, once it is allowed', async (path, action, details) => {
    const before = (await exportEntries()).length;
    const url = `/api/v1${path}`;
    advance(1000);
    expect((await app.inject({ url })).statusCode).toBe(401);
    expect(await exportEntries()).toHaveLength(before);
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    expect(await exportEntries()).toHaveLength(before + 1);
    expect((await exportEntries())[0]).toMatchObject({
      action,
      details,
      subject: null,
      request_id: answer.headers['x-request-id'],
    });
  });
});
