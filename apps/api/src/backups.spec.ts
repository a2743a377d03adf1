import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackupSocket } from './backup/backup-socket.ts';
import { socketPath } from './backup/socket-path.ts';
import { compareWithDatabase, isBackupUserError, makeBackup } from './backups.ts';
import { openDatabase, type Database } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { addUser } from './test-accounts.ts';
import type { LocalSocket } from './local-socket.ts';

jest.setTimeout(120_000);

const OCCASION = () => ({ now: new Date('2026-11-22T10:00:00Z'), madeBy: '1.2.3' });

let folder: string;
let environment: { DATA_DIR: string };
let database: Database;
let socket: LocalSocket;
const failures: unknown[] = [];
const openSocket = () =>
  openBackupSocket(database, {
    dataDir: environment.DATA_DIR,
    stamp: OCCASION,
    onFailure: (error) => failures.push(error),
  });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stb-backups-'));
  environment = { DATA_DIR: join(folder, 'data') };
  database = await openDatabase({
    dataDir: environment.DATA_DIR,
    startedAt: '2026-11-22T09:00:00Z',
    onConnectionError: () => {},
  });
  await migrate(database.db);
  await addUser(database.db, 'mei');
  writeFileSync(socketPath(environment.DATA_DIR, 'backup'), 'left by a crash');
  writeFileSync(join(environment.DATA_DIR, 'backup.spool'), 'left by a crash');
  socket = await openSocket();
});
afterAll(async () => {
  await socket.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
const at = (name: string) => join(folder, name);

describe('the embedded database of a running service', () => {
  it('is backed up by the service while in use, one backup at a time', async () => {
    const results = await Promise.allSettled([
      makeBackup(environment, at('a')),
      makeBackup(environment, at('b')),
    ]);
    await addUser(database.db, 'jun');
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rejection = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(String(rejection[0])).toContain('is making a backup already');
    expect(isBackupUserError(rejection[0])).toBe(true);

    const { tables, header } = await makeBackup(environment, at('c'));
    expect(tables).toContainEqual({ name: 'account_user', rows: 2 });
    expect(header).toMatchObject({ database: 'embedded', made_by: '1.2.3' });
    expect(readdirSync(environment.DATA_DIR).sort()).toEqual(['backup.sock', 'owner.lock', 'pglite']);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('cannot be compared while the service holds it', async () => {
    await makeBackup(environment, at('d'));
    await expect(compareWithDatabase(environment, at('d'))).rejects.toThrow(
      `in use by process ${process.pid}`,
    );
  });

  it('is not backed up during shutdown', async () => {
    const making = makeBackup(environment, at('e'));
    await socket.stop();
    await expect(making).rejects.toThrow('gives no backups: stop it, or try again');
    expect(existsSync(at('e'))).toBe(false);
    socket = await openSocket();
    await makeBackup(environment, at('e'));
    expect(existsSync(at('e'))).toBe(true);
  });
});

describe('a backup answer that breaks off', () => {
  let broken: Server;
  afterEach(async () => {
    await new Promise((resolve) => broken.close(resolve));
    socket = await openSocket();
  });

  it.each([
    ['in the middle', (send: (text: string) => void) => send('\u001f\u008b')],
    ['before it begins', () => {}],
  ])('%s leaves no file behind', async (_title, begin) => {
    await socket.stop();
    broken = createServer((_request, response) => {
      begin((text) => response.write(Buffer.from(text, 'latin1')));
      setImmediate(() => response.destroy());
    });
    await new Promise<void>((resolve) => broken.listen(socketPath(environment.DATA_DIR, 'backup'), resolve));
    const reason: unknown = await makeBackup(environment, at('f')).catch((error: unknown) => error);
    expect(isBackupUserError(reason)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('f'))).toEqual([]);
  });
});
