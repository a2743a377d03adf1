import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPatents, openPatentsSocket } from '@seller-toolbox/api/patents';
import { createTestDatabase, type TestDatabase } from '@seller-toolbox/testing/database';
import { fakeGrantDocuments, packGrants } from '@seller-toolbox/testing/fake-grants';
import { runCli } from './run-cli.ts';

jest.setTimeout(120_000);

let folder: string;
let server: TestDatabase | undefined;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stb-patents-'));
  if (process.env['TEST_DATABASE_URL']) {
    server = await createTestDatabase({ fingerprint: 'nothing', prepare: async () => {} });
  }
  environment = { DATA_DIR: join(folder, 'data'), ...(server?.url ? { DATABASE_URL: server.url } : {}) };
  mkdirSync(join(folder, 'weeks'));
  for (const [name, week, firstNumber] of [
    ['ipgb20261117', '2026-11-17', 1_000_100],
    ['ipgb20261110', '2026-11-10', 1_000_000],
  ] as const)
    writeFileSync(
      join(folder, 'weeks', `${name}.zip`),
      packGrants(`${name}.xml`, fakeGrantDocuments({ firstNumber, designs: 30, othersPerDesign: 2, week })),
    );
  writeFileSync(join(folder, 'weeks', 'notes.txt'), 'no weekly file');
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function patents(argv: readonly string[], env = environment) {
  const written = { output: '', error: '' };
  const exitCode = await runCli(['patents', ...argv], {
    readFile: () => Promise.reject(new Error('nothing is read as text')),
    readBytes: async () => new Uint8Array(),
    writeFile: async () => {},
    readStandardInput: async () => '',
    write: (text) => (written.output += text),
    writeError: (text) => (written.error += text),
    now: () => 0,
    environment: env,
  });
  return { exitCode, ...written };
}
const week = (name: string) => join(folder, 'weeks', `${name}.zip`);

describe('patents', () => {
  it('imports files, then those of a folder that are new, and shows what is loaded', async () => {
    expect(await patents(['import', week('ipgb20261117')])).toEqual({
      exitCode: 0,
      error: '',
      output: 'ipgb20261117.xml: 30 designs of 90 grants, 30 of them new.\n',
    });
    expect(await patents(['update', '--from', join(folder, 'weeks')])).toEqual({
      exitCode: 0,
      error: '',
      output:
        'ipgb20261110.xml: 30 designs of 90 grants, 30 of them new.\nipgb20261117.xml: imported before, nothing changed.\n',
    });
    expect(JSON.parse((await patents(['status'])).output)).toEqual({
      designs: 60,
      first_week: '2026-11-10',
      last_week: '2026-11-17',
      weeks: 2,
      missing_weeks: 0,
      unfinished_files: [],
      similarity: true,
    });
  });

  it('works through the running service that holds the embedded database', async () => {
    const env = { DATA_DIR: join(folder, 'served') };
    const owner = await openPatents(env);
    const failures: unknown[] = [];
    const socket = await openPatentsSocket(owner.calls, {
      dataDir: env.DATA_DIR,
      onFailure: (error) => failures.push(error),
    });
    try {
      expect((await patents(['import', week('ipgb20261110'), week('ipgb20261117')], env)).exitCode).toBe(0);
      expect(JSON.parse((await patents(['status'], env)).output)).toMatchObject({ designs: 60, weeks: 2 });
      expect(await owner.state()).toMatchObject({ designs: 60 });
      expect(statSync(join(env.DATA_DIR, 'patents.sock')).mode & 0o077).toBe(0);
      expect(failures).toEqual([]);
    } finally {
      await socket.stop();
      await owner.close();
    }
  });

  it('rejects a damaged file in one line, and keeps the files before it', async () => {
    const bad = join(folder, 'bad.zip');
    writeFileSync(bad, 'no zip');
    const { exitCode, output, error } = await patents(['import', week('ipgb20261117'), bad]);
    expect([exitCode, output]).toEqual([2, 'ipgb20261117.xml: imported before, nothing changed.\n']);
    expect(error).toMatch(/^.*bad\.zip is no complete zip file .*\n$/);
    expect((await patents(['import', join(folder, 'none.zip')])).error).toContain('ENOENT');
    expect((await patents(['update', '--from', folder])).error).toContain('There is no weekly file');
  });

  it.each([
    [[], 'which of import, update, status'],
    [['remove'], 'which of import, update, status'],
    [['import'], 'Which files?'],
    [['update'], 'Which folder?'],
    [['update', 'x.zip'], '"x.zip" is unexpected'],
    [['import', 'x.zip', '--from', 'y'], 'takes no --from'],
  ])('rejects %j before the database is opened', async (argv, message) => {
    const { exitCode, output, error } = await patents(argv, { DATA_DIR: '/dev/null/none' });
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(error).toContain(message);
  });
});
