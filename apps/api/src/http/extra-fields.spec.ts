import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { catalogue } from '../catalogue.ts';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { createRatesService } from '../features/rates/rates.service.ts';
import { systemClock } from '../ports/clock.ts';
import { createIds } from '../ports/ids.ts';
import { systemRandom } from '../ports/random.ts';
import { createFakeRateSource } from '../ports/rate-source.ts';
import { addUser, bearer, signIn } from '../test-accounts.ts';
import { createTestApp } from '../test-app.ts';
import { bodyTypeOf, methodOf, nameOf, routesOfApi, VALID_WRITES } from '../test-writes.ts';

jest.setTimeout(120_000);

const PLANTED_ID = '0badbad0-0000-7000-8000-000000000bad';
const PLANTED_TEXT = 'planted by the caller';
const PLANTED_NUMBER = 424_242;

/** Fields that only the service may set. */
const EXTRA = {
  id: PLANTED_ID,
  user_id: PLANTED_ID,
  sub: PLANTED_ID,
  role: 'super_admin',
  status: 'resolved',
  stored_status: 'active',
  is_admin: true,
  created_by: PLANTED_ID,
  created_by_username: PLANTED_TEXT,
  created_at: '1999-01-01T00:00:00Z',
  view_count: PLANTED_NUMBER,
  admin_notes: PLANTED_TEXT,
  full_name: PLANTED_TEXT,
  password_hash: PLANTED_TEXT,
  disabled_at: '1999-01-01T00:00:00Z',
  source: PLANTED_TEXT,
  compliance_score: PLANTED_NUMBER,
};
const PLANTED = [PLANTED_ID, PLANTED_TEXT, String(PLANTED_NUMBER), '1999-01-01'];

/** The extra fields that the call lacks, and two that only raw JSON can express. */
function planted(valid: Readonly<Record<string, unknown>>): string {
  const body = JSON.stringify({ ...EXTRA, ...valid });
  const inherited = JSON.stringify(EXTRA);
  return `{"__proto__":${inherited},"constructor":{"prototype":${inherited}},${body.slice(1)}`;
}

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  const newId = createIds(systemClock, systemRandom);
  const { db } = database;
  const latest = { source: 'frankfurter' as const, asOf: '2026-11-20', rates: { USD: 1, CNY: 7.1 } };
  const source = createFakeRateSource({ latest });
  const rates = createRatesService({ db, clock: systemClock, source, onSourceFailure: () => undefined });
  const senders = { webhook: { target: 'hooks.example.com', send: async () => null } };
  app = await createTestApp({ db, clock: systemClock, newId, catalogue, rates, senders });
  await addUser(database.db, 'mei', 'admin');
  await addUser(database.db, 'root', 'super_admin');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const call = async (name: string, payload: string, token?: string, id = 'unit-converter') => {
  const route = routesOfApi(app.routeTable).writes.find((row) => nameOf(row) === name);
  if (!route) throw new Error(`there is no ${name}`);
  const headers = { 'content-type': bodyTypeOf(name), ...(token ? bearer(token) : {}) };
  return app.inject({ method: methodOf(route), url: route.url.replace(':id', id), headers, payload });
};

/** All stored data as text. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db);
  const rows = [];
  for (const { name } of tables.rows)
    rows.push((await sql`select * from ${sql.table(name)}`.execute(database.db)).rows);
  return JSON.stringify(rows);
}

describe('fields that only the service may set', () => {
  it('are ignored by every write', async () => {
    const jun = await addUser(database.db, 'jun', 'viewer');
    const tokens = async (username = 'mei') => (await signIn(app, username)).access;
    const made = await call(
      'POST /api/v1/announcements',
      planted(VALID_WRITES['POST /api/v1/announcements'] ?? {}),
      await tokens(),
    );
    expect(made.json().data).toMatchObject({ view_count: 0, created_by_username: 'mei' });
    const { id: announcement, updated_at } = made.json().data;
    await call('POST /api/v1/feedback', planted(VALID_WRITES['POST /api/v1/feedback'] ?? {}));
    const given = await database.db.selectFrom('feedback').selectAll().executeTakeFirstOrThrow();
    expect(given).toMatchObject({ status: 'new', admin_notes: null });

    const body = { ids: [given.id], status: 'in_progress' };
    const batch = await call('POST /api/v1/feedback/batch/status', JSON.stringify(body), await tokens());
    const { access, refresh } = await signIn(app, 'mei');
    const usage = await app.inject({ url: '/api/v1/ai/usage', headers: bearer(access) });
    const own: Record<string, { body?: object; id?: string }> = {
      'PUT /api/v1/ai/prices': { body: { version: usage.json().data.prices_version } },
      'PUT /api/v1/announcements/:id': { body: { updated_at }, id: announcement },
      'POST /api/v1/announcements/:id/seen': { id: announcement },
      'POST /api/v1/announcements/:id/view': { id: announcement },
      'POST /api/v1/feedback/batches/:id/undo': { id: batch.json().data.batch.id },
      'PATCH /api/v1/feedback/:id/status': { body: { admin_notes: 'own note' }, id: given.id },
      'PUT /api/v1/settings/:id': { id: 'companyName' },
      'PUT /api/v1/tool-settings': { body: { updated_at: null } },
      'PATCH /api/v1/users/:id': { id: jun },
      'POST /api/v1/users/:id/reset-password': { id: jun },
      'POST /api/v1/auth/refresh': { body: { refresh_token: refresh } },
    };
    // Last, because these end the sessions.
    const last = 'POST /api/v1/auth/change-password';
    for (const name of [...Object.keys(VALID_WRITES).filter((one) => one !== last), last]) {
      const payload = planted({ ...VALID_WRITES[name], ...own[name]?.body });
      const token = await tokens(/\/(users|settings|notices)/.test(name) ? 'root' : 'mei');
      const answer = await call(name, payload, token, own[name]?.id);
      expect({ name, isDone: answer.statusCode < 300, ...answer.json() }).toMatchObject({
        name,
        isDone: true,
      });
      for (const text of PLANTED) expect(answer.body).not.toContain(text);
    }

    const stored = await dump();
    for (const text of PLANTED) expect(stored).not.toContain(text);
    const users = await database.db
      .selectFrom('account_user')
      .select(['username', 'role'])
      .orderBy('username')
      .execute();
    expect(users).toEqual([
      { username: 'jun', role: 'viewer' },
      { username: 'mei', role: 'admin' },
      { username: 'root', role: 'super_admin' },
      { username: 'wei', role: 'viewer' },
    ]);
    expect({}).not.toHaveProperty('role');
  });
});
