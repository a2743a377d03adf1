import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@seller-toolbox/testing/database';
import { openAdministration, openAdminSocket } from '@seller-toolbox/api/administration';
import { runCli } from './run-cli.ts';

jest.setTimeout(120_000);

/** The maximum length: a line end that is not removed would make it too long. */
const MAX_PASSWORD = `Aa1${'x'.repeat(253)}`;

let dataDir: string;
let server: TestDatabase | undefined;
let environment: Record<string, string>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'stb-admin-'));
  if (process.env['TEST_DATABASE_URL']) {
    server = await createTestDatabase({ fingerprint: 'nothing', prepare: async () => {} });
  }
  environment = { DATA_DIR: dataDir, ...(server?.url ? { DATABASE_URL: server.url } : {}) };
});
afterAll(async () => {
  await server?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function admin(argv: string[], { standardInput = '', env = environment } = {}) {
  const written = { output: '', error: '' };
  const exitCode = await runCli(['admin', ...argv], {
    readFile: () => Promise.reject(new Error('admin reads no file')),
    readBytes: async () => new Uint8Array(),
    writeFile: async () => {},
    readStandardInput: async () => standardInput,
    write: (text) => (written.output += text),
    writeError: (text) => (written.error += text),
    now: () => 0,
    environment: env,
  });
  return { exitCode, ...written };
}
const list = async () => JSON.parse((await admin(['list'])).output) as { username: string }[];

describe('admin', () => {
  it('creates, changes and lists users in a new database', async () => {
    const created = await admin([
      'create',
      'mei',
      '--role',
      'super_admin',
      '--full-name',
      '美',
      '--email',
      'mei@example.com',
    ]);
    expect(created).toMatchObject({ exitCode: 0, error: '' });
    expect(created.output).toMatch(
      /^User "mei" was created as super_admin\.\nPassword, shown only this once: \S{29} \(change it before [-\d]{10} [:\d]{5} UTC, when it ends\)\n$/,
    );

    const typed = await admin(['create', 'jun', '--role', 'viewer', '--password-stdin'], {
      standardInput: `${MAX_PASSWORD}\n`,
    });
    expect(typed).toEqual({ exitCode: 0, error: '', output: 'User "jun" was created as viewer.\n' });

    expect(await admin(['set-role', 'jun', '--role', 'admin'])).toMatchObject({
      output: 'User "jun" is admin now.\n',
    });
    expect((await admin(['reset-password', 'jun'])).output).toMatch(/shown only this once: \S{29} \(/);
    expect((await admin(['disable', 'jun'])).exitCode).toBe(0);
    const signInUntil = expect.stringMatching(/Z$/);
    expect(await list()).toMatchObject([
      { username: 'jun', role: 'admin', disabled: true, signInUntil },
      {
        username: 'mei',
        signInUntil,
        fullName: '美',
        email: 'mei@example.com',
        role: 'super_admin',
        disabled: false,
      },
    ]);
    expect(JSON.stringify(await list())).not.toMatch(/argon2|password/i);
    expect((await admin(['enable', 'jun'])).exitCode).toBe(0);
    expect(await list()).toMatchObject([{ disabled: false }, {}]);
    await admin(['reset-password', 'jun', '--password-stdin'], { standardInput: `${MAX_PASSWORD}\r\n` });
    expect(await list()).toMatchObject([{ signInUntil: null }, { signInUntil }]);
  });

  it.each([
    ['the last super administrator', ['disable', 'mei'], 'last super_admin'],
    ['an unknown user', ['set-role', 'unknown', '--role', 'admin'], 'There is no user "unknown".'],
    ['a name that is taken', ['create', 'MEI', '--role', 'viewer'], 'There is a user "mei" already.'],
    [
      'what is no address',
      ['create', 'lan', '--role', 'viewer', '--email', 'lan@'],
      '"lan@" is not an email address.',
    ],
    ['a weak password', ['reset-password', 'mei', '--password-stdin'], 'A password has 8 to 256 characters'],
  ])('rejects %s with one line and exit code 2', async (_title, argv, message) => {
    const { exitCode, output, error } = await admin(argv, { standardInput: 'Short1x\r\n' });
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(error).toContain(message);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
  });

  it('works through the running service that holds the embedded database', async () => {
    const env = { DATA_DIR: join(dataDir, 'served') };
    const owner = await openAdministration(env);
    const failures: unknown[] = [];
    const socket = await openAdminSocket(owner, {
      dataDir: env.DATA_DIR,
      onFailure: (error) => failures.push(error),
    });
    try {
      const created = await admin(['create', 'mei', '--role', 'super_admin'], { env });
      expect(created.output).toMatch(
        /^User "mei" was created as super_admin\.\nPassword, shown only this once: /,
      );
      expect((await admin(['reset-password', 'mei'], { env })).exitCode).toBe(0);
      await admin(['create', 'jun', '--role', 'admin', '--email', 'jun@example.com'], { env });
      expect((await admin(['set-role', 'jun', '--role', 'viewer'], { env })).exitCode).toBe(0);
      expect((await admin(['disable', 'jun'], { env })).exitCode).toBe(0);
      expect(await admin(['disable', 'mei'], { env })).toMatchObject({
        exitCode: 2,
        error: '"mei" is the last super_admin who can sign in.\n',
      });
      const signInUntil = expect.stringMatching(/Z$/);
      const listed = await admin(['list'], { env });
      expect(JSON.parse(listed.output)).toMatchObject([
        { username: 'jun', role: 'viewer', disabled: true, email: 'jun@example.com' },
        { username: 'mei', role: 'super_admin', signInUntil },
      ]);
      expect((await admin(['enable', 'jun'], { env })).exitCode).toBe(0);
      expect(statSync(join(env.DATA_DIR, 'admin.sock')).mode & 0o077).toBe(0);
      expect(failures).toEqual([]);
    } finally {
      await socket.stop();
      await owner.close();
    }
  });

  it('names folder and owner while a process holds the embedded database', async () => {
    const env = { DATA_DIR: join(dataDir, 'held') };
    const owner = await openAdministration(env);
    const rejected = await admin(['list'], { env });
    await owner.close();
    expect(rejected).toMatchObject({ exitCode: 2, output: '' });
    expect(rejected.error).toContain(`in use by process ${process.pid}`);
    expect((await admin(['list'], { env })).exitCode).toBe(0);
  });

  it.each([
    [['remove', 'mei'], 'which of create, list'],
    [[], 'which of create, list'],
    [['create'], 'Which user?'],
    [['create', 'x1'], 'Which role?'],
    [['create', 'x1', '--role', 'owner'], 'Which role?'],
    [['create', 'x1', '--role', 'viewer', '--password', 'Secret-1'], "Unknown option '--password'"],
    [['disable', 'x1', 'x2'], '"x2" is unexpected'],
  ])('rejects %j before the database is opened', async (argv, message) => {
    const { exitCode, output, error } = await admin(argv, { env: { DATA_DIR: '/dev/null/none' } });
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(error).toContain(message);
  });

  it('names the invalid variable', async () => {
    const { exitCode, error } = await admin(['list'], { env: { DATA_DIR: '/dev/null/none' } });
    expect({ exitCode, error }).toEqual({
      exitCode: 2,
      error: 'DATA_DIR must be a folder that can be written\n',
    });
  });
});
