import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { catalogue } from '../catalogue.ts';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { systemClock } from '../ports/clock.ts';
import { createIds } from '../ports/ids.ts';
import { systemRandom } from '../ports/random.ts';
import { addUser, bearer, signIn } from '../test-accounts.ts';
import { createTestApp } from '../test-app.ts';
import { methodOf, nameOf, routesOfApi, VALID_WRITES } from '../test-writes.ts';

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
  app = await createTestApp({ db: database.db, clock: systemClock, newId, catalogue });
  await addUser(database.db, 'mei', 'admin');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const call = async (name: string, payload: string, token?: string, id = 'unit-converter') => {
  const route = routesOfApi(app.routeTable).writes.find((row) => nameOf(row) === name);
  if (!route) throw new Error(`there is no ${name}`);
  const headers = { 'content-type': 'application/json', ...(token ? bearer(token) : {}) };
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
    const tokens = async () => (await signIn(app, 'mei')).access;
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

    const { refresh } = await signIn(app, 'mei');
    const own: Record<string, { body?: object; id?: string }> = {
      'PUT /api/v1/announcements/:id': { body: { updated_at }, id: announcement },
      'POST /api/v1/announcements/:id/view': { id: announcement },
      'PATCH /api/v1/feedback/:id/status': { body: { admin_notes: 'own note' }, id: given.id },
      'POST /api/v1/auth/refresh': { body: { refresh_token: refresh } },
    };
    // Last, because these end the sessions.
    const last = 'POST /api/v1/auth/change-password';
    for (const name of [...Object.keys(VALID_WRITES).filter((one) => one !== last), last]) {
      const payload = planted({ ...VALID_WRITES[name], ...own[name]?.body });
      const answer = await call(name, payload, await tokens(), own[name]?.id);
      expect({ name, isDone: answer.statusCode < 300, ...answer.json() }).toMatchObject({
        name,
        isDone: true,
      });
      for (const text of PLANTED) expect(answer.body).not.toContain(text);
    }

    const stored = await dump();
    for (const text of PLANTED) expect(stored).not.toContain(text);
    const users = await database.db.selectFrom('account_user').select(['username', 'role']).execute();
    expect(users).toEqual([{ username: 'mei', role: 'admin' }]);
    expect({}).not.toHaveProperty('role');
  });
});
