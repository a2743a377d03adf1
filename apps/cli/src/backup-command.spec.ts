import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { openAdministration } from '@seller-toolbox/api/administration';
import { createTestDatabase, type TestDatabase } from '@seller-toolbox/testing/database';
import { runCli } from './run-cli.ts';

jest.setTimeout(240_000);

let folder: string;
let server: TestDatabase | undefined;
/** The source is the embedded database; the target is a server if one is available. */
let source: Record<string, string>;
let target: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stb-backups-'));
  if (process.env['TEST_DATABASE_URL']) {
    server = await createTestDatabase({ fingerprint: 'nothing', prepare: async () => {} });
  }
  source = { DATA_DIR: join(folder, 'source') };
  target = { DATA_DIR: join(folder, 'target'), ...(server?.url ? { DATABASE_URL: server.url } : {}) };
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function run(environment: Record<string, string>, ...argv: string[]) {
  const written = { output: '', error: '' };
  const exitCode = await runCli(argv, {
    readFile: () => Promise.reject(new Error('nothing is read as text')),
    readBytes: async () => new Uint8Array(),
    writeFile: async () => {},
    readStandardInput: async () => '',
    write: (text) => (written.output += text),
    writeError: (text) => (written.error += text),
    now: () => 0,
    environment,
  });
  return { exitCode, ...written };
}
const at = (name: string) => join(folder, name);
const rejected = (message: string) => ({
  exitCode: 2,
  output: '',
  error: expect.stringMatching(new RegExp(`^.*${message}.*\n$`)) as string,
});

describe('backup, restore and verify', () => {
  it('move a service from one database to another, row by row', async () => {
    const nothing = await run(source, 'backup', at('a.backup'));
    expect(nothing).toEqual(rejected('There is no database in the data folder'));
    expect(existsSync(at('source'))).toBe(false);
    expect((await run(source, 'admin', 'create', 'mei', '--role', 'super_admin')).exitCode).toBe(0);

    const made = await run(source, 'backup', at('a.backup'));
    expect(made).toMatchObject({ exitCode: 0, error: '' });
    expect(made.output).toMatch(/a\.backup: 3 rows of 30 tables in \d+ bytes, verified\.\n$/);
    expect(await run(source, 'backup', at('a.backup'))).toEqual(rejected('There is a file .* already'));
    expect((await run(source, 'verify', at('a.backup'))).output).toMatch(/: whole, 3 rows of 30 tables/);

    const restored = await run(target, 'restore', at('a.backup'));
    expect(restored).toMatchObject({ exitCode: 0, error: '' });
    expect(restored.output).toMatch(/^account_user 1$/m);
    const compared = await run(target, 'verify', at('a.backup'), '--database');
    expect(compared).toMatchObject({ exitCode: 0, error: '' });
    expect(compared.output).toMatch(/^account_user 1, equal$/m);
    expect(compared.output).toMatch(/All rows are equal\.\n$/);
    expect(JSON.parse((await run(target, 'admin', 'list')).output)).toMatchObject([{ username: 'mei' }]);

    expect(await run(target, 'restore', at('a.backup'))).toEqual(
      rejected('The database is not empty \\(account_user, audit_entry\\)'),
    );
    expect((await run(target, 'admin', 'create', 'jun', '--role', 'viewer')).exitCode).toBe(0);
    const different = await run(target, 'verify', at('a.backup'), '--database');
    expect(different.exitCode).toBe(2);
    expect(different.output).toMatch(
      /^account_user 1 in the backup, 2 in the database: 0 only in the backup, 1 only in the database$/m,
    );
    expect((await run(target, 'restore', at('a.backup'), '--replace')).exitCode).toBe(0);
    expect((await run(target, 'verify', at('a.backup'), '--database')).exitCode).toBe(0);
  });

  it('keep the newest backups of a folder, and all of them if the new one fails', async () => {
    const nights = at('nights');
    mkdirSync(nights);
    const old = ['20250101', '20250102', '20250103'].map((day) => `seller-toolbox-${day}T023000Z.backup`);
    for (const name of [...old, 'kept.backup']) writeFileSync(join(nights, name), '');
    const argv = ['backup', '--into', nights, '--keep', '2'];
    const absent = { DATA_DIR: at('absent') };
    expect(await run(absent, ...argv)).toEqual(rejected('There is no database'));
    expect(readdirSync(nights)).toHaveLength(4);

    const made = await run(source, ...argv);
    expect(made).toMatchObject({ exitCode: 0, error: '' });
    const [path] = made.output.split(': ');
    expect(path).toMatch(/nights\/seller-toolbox-\d{8}T\d{6}Z\.backup$/);
    expect(readdirSync(nights).sort()).toEqual(['kept.backup', old[2], basename(String(path))]);
    expect((await run(source, 'verify', String(path))).exitCode).toBe(0);
  });

  it('name the process that holds the embedded database', async () => {
    const owner = await openAdministration(source);
    expect(await run(source, 'backup', at('b.backup'))).toEqual(rejected('gives no backups: stop it'));
    expect(await run(source, 'restore', at('a.backup'))).toEqual(
      rejected(`in use by process ${process.pid}`),
    );
    await owner.close();
  });

  it.each([
    [['backup'], 'Which file\\? backup <file>'],
    [['backup', 'x', '--into', 'y'], 'Use either a file or --into <folder>'],
    [['backup', '--into', 'y', '--keep', '0'], '--keep takes a number from 1 to 9999'],
    [['backup', '--into', 'y', '--keep', '10000'], '--keep takes a number from 1 to 9999'],
    [['backup', 'x', '--keep', '7'], '--keep needs --into <folder>'],
    [['backup', '--into', '/no/such/folder'], 'ENOENT'],
    [['restore'], 'Which file\\? restore <file>'],
    [['verify'], 'Which file\\? verify <file>'],
    [['restore', 'x', 'y'], '"y" is unexpected'],
    [['verify', '/no/such/file'], 'There is no file /no/such/file'],
    [['restore', '/no/such/file'], 'There is no file /no/such/file'],
    [['backup', '/no/such/folder/file'], 'ENOENT'],
  ])('reject %j with one line', async (argv, message) => {
    expect(await run(source, ...argv)).toEqual(rejected(message));
  });

  it('reject a file that is no backup', async () => {
    writeFileSync(at('text'), 'text');
    expect(await run(source, 'verify', at('text'))).toEqual(rejected('is no backup'));
    expect(await run(target, 'restore', at('text'), '--replace')).toEqual(rejected('is no backup'));
  });

  const onServer = process.env['TEST_DATABASE_URL'] ? it : it.skip;
  onServer.each([
    ['away', 'postgres://postgres@127.0.0.1:1/postgres'],
    ['no standby', () => target['DATABASE_URL'] ?? ''],
  ])('read the database while the server of DATABASE_READ_URL is %s', async (title, url) => {
    const read = { DATABASE_READ_URL: typeof url === 'string' ? url : url(), DATABASE_READ_MAX_LAG: '2' };
    const file = at(`read ${title}.backup`);
    const { exitCode, output, error } = await run({ ...target, ...read }, 'backup', file);
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: '' });
    expect(output).toMatch(/\d bytes, verified\.\n$/);
  });

  onServer('do not restore while a service is connected', async () => {
    const service = await openAdministration(target);
    expect(await run(target, 'restore', at('a.backup'), '--replace')).toEqual(
      rejected('A service is connected to the database: stop every replica'),
    );
    await service.close();
    expect((await run(target, 'restore', at('a.backup'), '--replace')).exitCode).toBe(0);
  });
});
