import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { fillEveryTable } from '../backup/test-rows.ts';
import { compareWithDatabase, makeBackup, restoreIntoDatabase } from '../backups.ts';
import { createLiveSettings } from '../features/settings/live-settings.ts';
import { createFakeIds } from '../ports/ids.ts';
import { serviceJobs } from '../jobs/service-jobs.ts';
import { systemClock } from '../ports/clock.ts';
import { createTestApp } from '../test-app.ts';
import { VALID_WRITES } from '../test-writes.ts';
import { openDatabase, type Database } from './connection.ts';
import { migrate } from './migrate.ts';

jest.setTimeout(180_000);

const SCRIPT = readFileSync('docker/postgres/1-service-role.sql', 'utf8');
const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
/** Random: roles and databases are shared by a whole server. */
const ROLE = `stb_role_${randomUUID().slice(0, 8)}`;

/** The commands that psql sends. */
const sent = SCRIPT.replace(/^\\.*$/gm, '')
  .replace(":'password'", "'of-a-test'")
  .replaceAll('toolbox', ROLE);

async function asSuperuser(statement: string, database = new URL(SERVER).pathname.slice(1)): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function urlOf(database: string, user?: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${database}`;
  if (user) [url.username, url.password] = [user, 'of-a-test'];
  return url.href;
}

const onServer = SERVER ? describe : describe.skip;
onServer('the database role of the service', () => {
  let folder: string;
  let database: Database;
  let environment: { DATABASE_URL: string; DATA_DIR: string };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stb-role-'));
    await asSuperuser(`create database ${ROLE}`);
    await asSuperuser(sent, ROLE);
    environment = { DATABASE_URL: urlOf(ROLE, ROLE), DATA_DIR: folder };
    database = await openDatabase({
      url: environment.DATABASE_URL,
      dataDir: folder,
      startedAt: '2026-11-22T09:00:00Z',
      connectionName: 'a test',
      onConnectionError: () => {},
    });
  });
  afterAll(async () => {
    await database?.close();
    await asSuperuser(`drop database if exists ${ROLE} with (force)`);
    await asSuperuser(`drop role if exists ${ROLE}`);
    rmSync(folder, { recursive: true, force: true });
  });

  it('can migrate, store and count events, and run every job', async () => {
    await migrate(database.db);
    const app = await createTestApp({ db: database.db, clock: systemClock });
    const payload = VALID_WRITES['POST /api/v1/analytics/batch'] ?? {};
    const answer = await app.inject({ method: 'POST', url: '/api/v1/analytics/batch', payload });
    expect(answer.statusCode).toBe(202);
    const idle = { refresh: async () => {} };
    const live = createLiveSettings({ db: database.db, given: {} });
    const deps = {
      clock: systemClock,
      rates: idle,
      currentTools: idle,
      live,
      newId: createFakeIds(),
      senders: {},
      states: {},
    };
    for (const { run } of serviceJobs(database, deps)) await run(new AbortController().signal);
    const { rows } = await sql`select 1 from pg_inherits`.execute(database.db);
    expect(rows.length).toBeGreaterThan(1);
    await app.close();
  });

  it('can make backups and restore them over existing rows', async () => {
    await fillEveryTable(database.db);
    const file = join(folder, 'one.backup');
    await makeBackup(environment, file);
    await sql`truncate feedback`.execute(database.db);
    await restoreIntoDatabase(environment, file, { replace: true });
    for (const table of await compareWithDatabase(environment, file))
      expect(table).toMatchObject({ onlyInBackup: 0, onlyInDatabase: 0 });
  });

  it('has no server privileges and no membership in other roles', async () => {
    const { rows } = await sql`
      select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        (select count(*)::integer from pg_auth_members where member = role.oid) as roles
      from pg_roles role where rolname = current_user`.execute(database.db);
    expect(rows).toEqual([
      {
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolreplication: false,
        rolbypassrls: false,
        roles: 0,
      },
    ]);
  });

  it.each([
    ['read the passwords of roles', 'select * from pg_authid'],
    ['read a file of the server', `select pg_read_file('postgresql.conf')`],
    ['run a program', `copy (select 1) to program 'true'`],
    ['make a database', 'create database of_its_own'],
    ['make a role', 'create role of_its_own'],
    ['make a schema', 'create schema of_its_own'],
    ['change settings of the server', `alter system set log_statement = 'all'`],
  ])('cannot %s', async (_what, statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/permission denied|must be/);
  });

  it('is the only role with access to its database, except superusers', async () => {
    const { rows } = await sql<{ others: number }>`
      select count(*)::integer as others from pg_roles
      where not rolsuper and rolname <> current_user
        and has_database_privilege(oid, current_database(), 'connect')`.execute(database.db);
    expect(rows).toEqual([{ others: 0 }]);
  });
});

it('the password is in no file: psql reads it from the environment', () => {
  expect(SCRIPT.match(/^\\.*$/gm)).toEqual(['\\set ON_ERROR_STOP on', '\\getenv password POSTGRES_PASSWORD']);
  expect(SCRIPT).toContain("password :'password'");
});
