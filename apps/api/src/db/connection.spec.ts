import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import { openDatabase } from './connection.ts';
import { migrate } from './migrate.ts';

jest.setTimeout(60_000);

const STARTED = '2026-11-21T10:00:00.000Z';
const fail = (error: Error) => {
  throw error;
};

describe('the embedded database', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'stb-data-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const open = () => openDatabase({ dataDir, startedAt: STARTED, onConnectionError: fail });

  it('persists data, has one owner, and renames an incomplete folder', async () => {
    mkdirSync(join(dataDir, 'pglite'));
    writeFileSync(join(dataDir, 'pglite', 'base'), 'half');

    const first = await open();
    expect(first.kind).toBe('embedded');
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true });
    const modes = files.map((file) => statSync(join(file.parentPath, file.name)).mode & 0o077);
    expect(modes.length).toBeGreaterThan(900);
    expect(new Set(modes)).toEqual(new Set([0]));
    expect(readdirSync(dataDir)).toContain('pglite.incomplete-2026-11-21T100000.000Z');
    await migrate(first.db);
    await migrate(first.db);
    await sql`insert into analytics_batch values ('\\x01', now())`.execute(first.db);
    await expect(open()).rejects.toThrow(`in use by process ${process.pid}`);
    await first.close();

    const second = await open();
    const kept = await second.db.selectFrom('analytics_batch').selectAll().execute();
    expect(kept).toHaveLength(1);
    await second.close();

    writeFileSync(join(dataDir, 'pglite', 'global', 'pg_control'), 'damaged');
    const rejection: unknown = await open().catch((error: unknown) => error);
    expect(rejection).toMatchObject({
      message: expect.stringMatching(/^DATA_DIR holds a database that cannot be opened: .+ \([^\n]+\)$/),
      cause: expect.any(Error),
    });
  });
});

const onServer = process.env['TEST_DATABASE_URL'] ? describe : describe.skip;
onServer('an empty database on a server', () => {
  let empty: TestDatabase;
  beforeAll(async () => {
    empty = await createTestDatabase({ fingerprint: 'nothing', prepare: async () => {} });
  });
  afterAll(() => empty.close());

  it('is migrated by one of eight processes that start together, and all of them continue', async () => {
    const open = () =>
      openDatabase({ url: empty.url, dataDir: 'none', startedAt: STARTED, onConnectionError: fail });
    const eight = await Promise.all(Array.from({ length: 8 }, open));
    await Promise.all(eight.map(({ db }) => migrate(db)));
    for (const { db } of eight) {
      expect(await db.selectFrom('analytics_event').selectAll().execute()).toEqual([]);
    }
    await Promise.all(eight.map(({ close }) => close()));
  });

  it('of a newer version stays unchanged, so that an older service can run beside it', async () => {
    const open = () =>
      openDatabase({ url: empty.url, dataDir: 'none', startedAt: STARTED, onConnectionError: fail });
    const { db, close } = await open();
    await migrate(db);
    const names = async () =>
      (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows;
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-future', '')`.execute(db);
    const before = await names();
    await migrate(db);
    expect(await names()).toEqual(before);
    await sql`delete from kysely_migration where name = '9999-of-the-future'`.execute(db);
    await close();
  });

  it('is reconnected after it broke its connections', async () => {
    const { db, close } = await openDatabase({
      url: empty.url,
      dataDir: 'none',
      startedAt: STARTED,
      onConnectionError: () => {},
    });
    await sql`select 1`.execute(db);
    await empty.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'seller-toolbox' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    const again = async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows;
    // Each broken connection of the pool may fail one query before it is removed.
    let found: unknown;
    for (let tries = 0; found === undefined && tries < 20; tries += 1) {
      found = await again().catch(() => undefined);
    }
    expect(found).toEqual([{ one: 1 }]);
    await close();
  });
});
