import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import { openTestDatabase } from '../db/test-database.ts';
import type { Database } from '../db/connection.ts';
import { MIGRATIONS } from '../db/migrations/index.ts';
import { BACKUP_SEQUENCES, BACKUP_TABLES, NOT_BACKED_UP } from './backup-tables.ts';
import { backupLines } from './backup-lines.ts';
import { checkBackup } from './check-backup.ts';
import { compareBackup } from './compare-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { fillEveryTable } from './test-rows.ts';
import { withChecksums, withoutTables, withoutColumn } from './test-sealing.ts';
import { writeBackup } from './write-backup.ts';

jest.setTimeout(120_000);

const OCCASION = { now: new Date('2026-11-22T10:00:00Z'), madeBy: '1.2.3' };
/** A database of the other kind if a server is available, else of the same kind. */
const embeddedDatabase = async () => {
  const url = process.env['TEST_DATABASE_URL'];
  delete process.env['TEST_DATABASE_URL'];
  try {
    return await openTestDatabase(createTestDatabase);
  } finally {
    if (url !== undefined) process.env['TEST_DATABASE_URL'] = url;
  }
};

let folder: string;
let source: Database;
let file: string;
let target: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stb-backup-'));
  source = await embeddedDatabase();
  await fillEveryTable(source.db);
  file = join(folder, 'whole.backup');
  await writeBackup(source, OCCASION, file);
  target = await openTestDatabase(createTestDatabase);
});
beforeEach(async () => {
  await sql`truncate ${sql.join(BACKUP_TABLES.map((name) => sql.table(name)))}`.execute(target.db);
  await sql`insert into analytics_roll_up_state (rolled_up_to) values ('epoch')`.execute(target.db);
});
afterAll(async () => {
  await target.close();
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

const linesOf = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(0, -1);
function fileOf(lines: readonly string[]): string {
  const path = join(folder, 'made.backup');
  writeFileSync(path, gzipSync(`${lines.join('\n')}\n`));
  return path;
}
const countEvents = async ({ db }: Database) =>
  (await sql<{ count: string }>`select count(*) from analytics_event`.execute(db)).rows[0]?.count;

describe('a backup', () => {
  it('holds every table and sequence of the newest schema', async () => {
    const tables = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = current_schema()::regnamespace
        and relkind in ('r', 'p') and not relispartition and relname not like 'kysely%'`.execute(source.db);
    expect(tables.rows.map(({ name }) => name).sort()).toEqual([...BACKUP_TABLES, ...NOT_BACKED_UP].sort());
    const sequences = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'S'`.execute(source.db);
    expect(sequences.rows.map(({ name }) => name)).toEqual([...BACKUP_SEQUENCES]);
    const { tables: kept, rows } = await checkBackup(file);
    expect(kept.filter((table) => table.rows === 0)).toEqual([]);
    expect(kept).toContainEqual({ name: 'analytics_event', rows: 3000 });
    expect(rows).toBe(kept.reduce((sum, table) => sum + table.rows, 0));
  });

  it('names its program version, and is readable for its owner alone', async () => {
    expect((await checkBackup(file)).header).toEqual({
      format: 'seller-toolbox-backup',
      format_version: 1,
      schema_version: Object.keys(MIGRATIONS).sort().at(-1),
      created_at: '2026-11-22T10:00:00.000Z',
      made_by: '1.2.3',
      database: 'embedded',
      event_days: ['2026-11-19', '2026-11-20'],
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('restores every row unchanged into another database', async () => {
    const restored: string[] = [];
    await restoreBackup(target.db, file, { replace: false, onTable: (name) => restored.push(name) });
    expect(restored).toEqual([...BACKUP_TABLES]);
    for (const row of await compareBackup(target.db, file))
      expect(row).toMatchObject({ onlyInBackup: 0, onlyInDatabase: 0 });

    const again = join(folder, 'again.backup');
    await writeBackup(target, OCCASION, again);
    const kept = (path: string) => linesOf(path).slice(1, -1).sort();
    expect(kept(again)).toEqual(kept(file));
    const partitions = await sql`
      select tableoid::regclass::text as name, count(*) from analytics_event group by name order by name`.execute(
      target.db,
    );
    expect(partitions.rows.map((row) => (row as { name: string }).name)).toEqual([
      'analytics_event_20261119',
      'analytics_event_20261120',
      'analytics_event_default',
    ]);
    const line = await sql<{ value: string }>`select last_value as value from analytics_line`.execute(
      target.db,
    );
    expect(line.rows[0]?.value).toBe('1795400000123');
    await expect(sql`delete from audit_entry`.execute(target.db)).rejects.toThrow('never changed');
  });

  it('is consistent during concurrent writes', async () => {
    await fillEveryTable(target.db);
    const path = join(folder, 'moment.backup');
    let text = '';
    const more = () =>
      sql`
        with feedback as (
          insert into feedback values (gen_random_uuid(), 'bug', 1, 'later', null, 'new', null, now(), now())
        )
        insert into audit_entry values (gen_random_uuid(), now(), null, 'later', 'later', null, null)`.execute(
        target.db,
      );
    for await (const part of backupLines(target, OCCASION)) {
      text += part;
      // The embedded database has one connection, which the snapshot now occupies.
      if (target.kind === 'server' || text.split('\n').length < 3) await more();
    }
    writeFileSync(path, gzipSync(text));
    const { tables } = await checkBackup(path);
    const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows;
    expect(rowsOf('feedback')).toBe(rowsOf('audit_entry'));
    await expect(more()).resolves.toBeDefined();
  });
});

describe('a restore', () => {
  /** Tables that already existed in schema version 7. */
  const LATER_COLUMNS = [
    ['analytics_event', 'referrer'],
    ['analytics_event', 'language'],
    ['analytics_event', 'device'],
    ['analytics_event', 'screen'],
    ['account_user', 'password_expires_at'],
    ['account_user', 'last_sign_in_at'],
    ['audit_entry', 'request_id'],
    ['feedback', 'submission_id'],
    ['feedback', 'page'],
    ['feedback', 'tool_id'],
    ['feedback', 'language'],
    ['announcement', 'language'],
    ['announcement', 'seen_count'],
    ['announcement_view', 'kind'],
  ] as const;

  it('rejects a database with rows, names the table, and changes nothing', async () => {
    await sql`insert into feedback values (gen_random_uuid(), 'bug', 1, 'mine', null, 'new', null, now(), now())`.execute(
      target.db,
    );
    await expect(restoreBackup(target.db, file, { replace: false })).rejects.toThrow(
      'The database is not empty (feedback).',
    );
    expect(await countEvents(target)).toBe('0');
    await restoreBackup(target.db, file, { replace: true });
    const kept = await target.db.selectFrom('feedback').select('status').execute();
    expect(kept).toHaveLength(1);
    for (const row of await compareBackup(target.db, file)) expect(row.onlyInDatabase).toBe(0);
  });

  it('changes nothing when a row is invalid', async () => {
    await fillEveryTable(target.db);
    const lines = linesOf(file).map((line) => line.replace('"bug"', '"bus"'));
    const before = await countEvents(target);
    // An attacker can recompute the checksums; the database still rejects the row.
    await expect(restoreBackup(target.db, fileOf(withChecksums(lines)), { replace: true })).rejects.toThrow(
      'feedback_feedback_type_check',
    );
    expect(await countEvents(target)).toBe(before);
  });

  it('rejects a database with a later schema, and so does a backup', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(target.db);
    const rejection =
      'The database has the schema "9999-later", which this version of the program does not know';
    await expect(restoreBackup(target.db, file, { replace: true })).rejects.toThrow(rejection);
    await expect(writeBackup(target, OCCASION, join(folder, 'later.backup'))).rejects.toThrow(rejection);
    await sql`delete from kysely_migration where name = '9999-later'`.execute(target.db);
  });

  it('migrates a backup of an older version to the newest', async () => {
    await fillEveryTable(target.db);
    const older = LATER_COLUMNS.reduce(
      (lines, [table, column]) => withoutColumn(lines, table, column),
      linesOf(file),
    );
    const lines = withChecksums(
      withoutTables(older, [
        'announcement_version',
        'announcement_template',
        'setting_version',
        'limit_counter',
        'ai_quota',
        'ai_reservation',
        'ai_reply',
        'ai_use_day',
        'ai_price',
        'tool_settings',
        'feedback_batch',
        'notice',
        'notice_delivery',
      ]).map((line, index) =>
        index === 0
          ? line.replace(/"schema_version":"[^"]*"/, '"schema_version":"0007-exchange-rates"')
          : line,
      ),
    );
    await restoreBackup(target.db, fileOf(lines), { replace: true });
    expect(await countEvents(target)).toBe('3000');
    expect(await target.db.selectFrom('ai_reply').selectAll().execute()).toEqual([]);
    const users = await target.db.selectFrom('account_user').select('password_expires_at').execute();
    expect(users).toEqual([{ password_expires_at: null }]);
    const entries = await target.db.selectFrom('audit_entry').select('request_id').execute();
    expect(entries).toEqual([{ request_id: null }]);
    const feedback = await target.db.selectFrom('feedback').select('submission_id').execute();
    const announcements = await target.db.selectFrom('announcement').select('language').execute();
    expect(announcements).toEqual([{ language: 'zh' }]);
    const versions = await target.db
      .selectFrom('announcement_version')
      .select(['version', 'fields'])
      .execute();
    expect(versions).toMatchObject([{ version: 1, fields: { title: expect.any(String), language: 'zh' } }]);
    const views = await target.db.selectFrom('announcement_view').select('kind').execute();
    expect(views).toEqual([{ kind: 'click' }]);
    expect(feedback).toEqual([{ submission_id: null }]);
    const names = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      target.db,
    );
    expect(names.rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS).sort());
    await expect(sql`delete from audit_entry`.execute(target.db)).rejects.toThrow('never changed');
  });
});

describe('a file that is not a whole backup', () => {
  const damaged: readonly [string, (lines: string[]) => string[], string][] = [
    ['lacks its end', (lines) => lines.slice(0, -1), 'it ends too early'],
    [
      'lacks a row',
      (lines) => lines.filter((line) => !line.includes('a@example.com')),
      'the rows of feedback',
    ],
    [
      'has a row twice',
      (lines) => lines.flatMap((line) => (line.includes('a@example.com') ? [line, line] : [line])),
      'the rows of feedback',
    ],
    [
      'has a changed row',
      (lines) => lines.map((line) => line.replace('a@example', 'b@example')),
      'the rows of feedback',
    ],
    [
      'has a changed head',
      (lines) => lines.map((line) => line.replace('1.2.3', '1.2.4')),
      'its lines are not those',
    ],
    ['has data after its end', (lines) => [...lines, '[]'], 'data follows its end'],
    [
      'has a row before its tables',
      ([head = '', ...rest]) => [head, '["x"]', ...rest],
      'a row is outside of any table',
    ],
    ['has a line of another form', ([head = '', ...rest]) => [head, '{"x":1}', ...rest], 'unknown form'],
    ['has a line that is no JSON', ([head = '', ...rest]) => [head, '{x', ...rest], 'unknown form'],
  ];
  it.each(damaged)('that %s is reported as damaged', async (_title, change, message) => {
    const path = fileOf(change(linesOf(file)));
    await expect(checkBackup(path)).rejects.toThrow(/is damaged: /);
    await expect(checkBackup(path)).rejects.toThrow(message);
  });

  const changedHead = (field: string, value: unknown) => {
    const [head = '', ...rest] = linesOf(file);
    return fileOf([JSON.stringify({ ...(JSON.parse(head) as object), [field]: value }), ...rest]);
  };
  it.each([
    [
      'a later format',
      'format_version',
      2,
      'has the format 2, and this version of the program reads format 1',
    ],
    ['a later schema', 'schema_version', '9999-later', 'has the schema "9999-later", and this version'],
    ['another program', 'format', 'dump', 'is no backup of this program'],
    ['a time that is none', 'created_at', 'today', 'its first line is wrong'],
  ])('of %s is rejected with a specific message', async (_title, field, value, message) => {
    await expect(checkBackup(changedHead(field, value))).rejects.toThrow(message);
  });

  it.each([
    ['is not there', () => join(folder, 'none'), 'There is no file'],
    ['is a folder', () => folder, 'cannot be read'],
    ['is a text', () => written('text'), 'cannot be unpacked'],
    ['is empty', () => written(''), 'is damaged'],
    ['is cut off', () => written(readFileSync(file).subarray(0, -100)), 'it ends too early'],
    [
      'has a wrong byte',
      () => written(readFileSync(file).map((byte, at) => (at === 2000 ? byte ^ 0xff : byte))),
      'damaged',
    ],
    ['has a line without end', () => written(gzipSync(Buffer.alloc(70_000_000, 91))), 'is too long'],
  ])('that %s is rejected', async (_title, path, message) => {
    await expect(checkBackup(path())).rejects.toThrow(message);
  });
  function written(content: string | Uint8Array): string {
    const path = join(folder, 'other.backup');
    writeFileSync(path, content);
    return path;
  }

  it('never reaches the database', async () => {
    await fillEveryTable(target.db);
    const path = fileOf(linesOf(file).slice(0, -1));
    await expect(restoreBackup(target.db, path, { replace: true })).rejects.toThrow('damaged');
    expect(await countEvents(target)).toBe('3000');
  });
});

describe('a comparison', () => {
  it('counts the rows on one side only', async () => {
    await restoreBackup(target.db, file, { replace: false });
    await sql`update feedback set rating = 5`.execute(target.db);
    await sql`delete from analytics_event where session_hash < -9223372036854775806`.execute(target.db);
    const different = (await compareBackup(target.db, file)).filter(
      ({ onlyInBackup, onlyInDatabase }) => onlyInBackup + onlyInDatabase > 0,
    );
    expect(different).toEqual([
      {
        name: 'analytics_event',
        rowsInBackup: 3000,
        rowsInDatabase: 2998,
        onlyInBackup: 2,
        onlyInDatabase: 0,
      },
      { name: 'feedback', rowsInBackup: 1, rowsInDatabase: 1, onlyInBackup: 1, onlyInDatabase: 1 },
    ]);
  });
});

describe('a backup that cannot be written', () => {
  it('leaves no file, and does not change an existing one', async () => {
    const existing = join(folder, 'existing');
    writeFileSync(existing, 'mine');
    await expect(writeBackup(source, OCCASION, existing)).rejects.toThrow('EEXIST');
    expect(readFileSync(existing, 'utf8')).toBe('mine');
    const before = readdirSync(folder);
    await expect(writeBackup(source, OCCASION, join(folder, 'no', 'folder'))).rejects.toThrow('ENOENT');
    await expect(
      writeBackup(source, OCCASION, join(folder, 'stopped'), AbortSignal.abort()),
    ).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(before);
    expect(await countEvents(source)).toBe('3000');
  });
});
