import type { AuditRow } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { createRateKeeper } from '../features/rates/rate-keeper.ts';
import { createFakeClock } from '../ports/clock.ts';
import { createFakeRateSource } from '../ports/rate-source.ts';
import { addUser, bearer, signIn } from '../test-accounts.ts';
import { createTestApp } from '../test-app.ts';
import { methodOf, nameOf, VALID_WRITES } from '../test-writes.ts';

jest.setTimeout(60_000);

/** Closed writes that change nothing stored, or only a secret. */
const WITHOUT_CHANGES = new Map([
  ['POST /api/v1/announcements/preview', 'stores nothing'],
  ['POST /api/v1/auth/change-password', 'changes a secret'],
  ['POST /api/v1/notices/test', 'sends a message and changes nothing'],
]);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  const source = createFakeRateSource({
    latest: { source: 'frankfurter', asOf: '2026-11-20', rates: { USD: 1, CNY: 7.1 } },
  });
  const rates = createRateKeeper({ db: database.db, clock, source, onSourceFailure: () => {} });
  app = await createTestApp({ db: database.db, clock, rates });
  await addUser(database.db, 'root', 'super_admin');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let headers: Record<string, string>;
async function newId(url: string, payload: object): Promise<string> {
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return answer.json<{ data: { id: string } }>().data.id;
}

const newAnnouncement = () =>
  newId('/api/v1/announcements', VALID_WRITES['POST /api/v1/announcements'] ?? {});

async function newFeedback(): Promise<string> {
  const url = '/api/v1/feedback';
  const payload = { ...VALID_WRITES[`POST ${url}`], submission_id: `submission ${clock()}` };
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(201);
  const list = await app.inject({ url, headers });
  return list.json<{ data: { id: string }[] }>().data[0]?.id ?? '';
}

async function newBatch(): Promise<string> {
  const url = '/api/v1/feedback/batch/status';
  const payload = { ids: [await newFeedback()], status: 'resolved' };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return answer.json<{ data: { batch: { id: string } } }>().data.batch.id;
}

let users = 0;
const newUser = () => addUser(database.db, `person-${++users}`, 'admin');

async function otherSession(): Promise<string> {
  await signIn(app, 'root');
  const list = await app.inject({ url: '/api/v1/auth/sessions', headers });
  const other = list.json<{ data: { id: string; current: boolean }[] }>().data.find((row) => !row.current);
  return other?.id ?? '';
}

/** The value of `:id`, and fields of the body that must fit what is stored. */
const TARGETS: Readonly<Record<string, () => Promise<{ id: string; body?: object }>>> = {
  'PUT /api/v1/announcements/:id': async () => ({
    id: await newAnnouncement(),
    body: { title: 'Another', updated_at: undefined },
  }),
  'DELETE /api/v1/announcements/:id': async () => ({ id: await newAnnouncement() }),
  'DELETE /api/v1/announcements/templates/:id': async () => {
    const url = '/api/v1/announcements/templates';
    return { id: await newId(url, { ...VALID_WRITES[`POST ${url}`], name: 'To delete' }) };
  },
  'POST /api/v1/feedback/batch/status': async () => ({ id: '', body: { ids: [await newFeedback()] } }),
  'POST /api/v1/feedback/batch/delete': async () => ({ id: '', body: { ids: [await newFeedback()] } }),
  'POST /api/v1/feedback/batches/:id/undo': async () => ({ id: await newBatch() }),
  'PATCH /api/v1/feedback/:id/status': async () => ({ id: await newFeedback() }),
  'DELETE /api/v1/feedback/:id': async () => ({ id: await newFeedback() }),
  'PUT /api/v1/settings/:id': async () => ({ id: 'companyName' }),
  'DELETE /api/v1/settings/:id': async () => {
    const payload = { value: 'Sample', version: 0 };
    await app.inject({ method: 'PUT', url: '/api/v1/settings/authorText', headers, payload });
    return { id: 'authorText?version=1' };
  },
  'PUT /api/v1/tool-settings': async () => ({
    id: '',
    body: { tools: { 'square-calculator': { state: 'off' } }, updated_at: null },
  }),
  'PATCH /api/v1/users/:id': async () => ({ id: await newUser() }),
  'POST /api/v1/users/:id/reset-password': async () => ({ id: await newUser() }),
  'DELETE /api/v1/users/:id/sessions': async () => {
    const id = await newUser();
    await signIn(app, `person-${users}`);
    return { id };
  },
  'DELETE /api/v1/users/sessions': async () => ({ id: await otherSession() }),
  'DELETE /api/v1/auth/sessions/:id': async () => ({ id: await otherSession() }),
};

async function lastEntry(): Promise<AuditRow | undefined> {
  const list = await app.inject({ url: '/api/v1/audit?limit=1', headers });
  return list.json<{ data: AuditRow[] }>().data[0];
}

const isChange = (fact: unknown) => typeof fact === 'object' && fact !== null && 'before' in fact;

describe('every closed write', () => {
  it('is in the audit log with what was before and after, in one call', async () => {
    const writes = app.routeTable.filter(
      ({ access, method, url }) =>
        access !== 'public' && !['GET', 'HEAD'].includes(method) && url.startsWith('/api/'),
    );
    expect(writes.length).toBeGreaterThan(15);
    for (const write of writes) {
      const name = nameOf(write);
      if (WITHOUT_CHANGES.has(name)) continue;
      advance(MINUTE);
      headers = bearer((await signIn(app, 'root')).access);
      const { id = '', body = {} } = (await TARGETS[name]?.()) ?? {};
      const payload = VALID_WRITES[name] && { ...VALID_WRITES[name], ...body };
      const answer = await app.inject({
        method: methodOf(write),
        url: write.url.replace(':id', id),
        headers,
        ...(payload && { payload }),
      });
      expect(`${name}: ${answer.body}`).toContain('"success":true');
      const entry = await lastEntry();
      expect({ name, request: entry?.request_id }).toEqual({
        name,
        request: answer.headers['x-request-id'],
      });
      expect({ name, changes: Object.values(entry?.details ?? {}).some(isChange) }).toEqual({
        name,
        changes: true,
      });
    }
  });
});
