import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackupDoor, type BackupDoor } from './backup/backup-door.ts';
import { doorOf } from './backup/door-address.ts';
import { compareWithDatabase, isBackupMistake, makeBackup } from './backups.ts';
import { openDatabase, type Database } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { addUser } from './test-accounts.ts';

jest.setTimeout(120_000);

const OCCASION = () => ({ now: new Date('2026-11-22T10:00:00Z'), madeBy: '1.2.3' });

let folder: string;
let environment: { DATA_DIR: string };
let database: Database;
let door: BackupDoor;
const failures: unknown[] = [];
const openDoor = () =>
  openBackupDoor(database, {
    dataDir: environment.DATA_DIR,
    occasion: OCCASION,
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
  writeFileSync(doorOf(environment.DATA_DIR), 'left by a crash');
  writeFileSync(join(environment.DATA_DIR, 'backup.spool'), 'left by a crash');
  door = await openDoor();
});
afterAll(async () => {
  await door.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
const at = (name: string) => join(folder, name);

describe('the embedded database of a running service', () => {
  it('is backed up by the service, one backup at a time, while it is in use', async () => {
    const results = await Promise.allSettled([
      makeBackup(environment, at('a')),
      makeBackup(environment, at('b')),
    ]);
    await addUser(database.db, 'jun');
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(String(refusal[0])).toContain('is making a backup already');
    expect(isBackupMistake(refusal[0])).toBe(true);

    const { tables, header } = await makeBackup(environment, at('c'));
    expect(tables).toContainEqual({ name: 'account_user', rows: 2 });
    expect(header).toMatchObject({ database: 'embedded', made_by: '1.2.3' });
    expect(readdirSync(environment.DATA_DIR).sort()).toEqual(['backup.sock', 'owner.lock', 'pglite']);
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('is compared with nothing while the service holds it', async () => {
    await makeBackup(environment, at('d'));
    await expect(compareWithDatabase(environment, at('d'))).rejects.toThrow(
      `in use by process ${process.pid}`,
    );
  });

  it('is not backed up by a service that stops', async () => {
    const making = makeBackup(environment, at('e'));
    await door.stop();
    await expect(making).rejects.toThrow('gives no backups: stop it, or try again');
    expect(existsSync(at('e'))).toBe(false);
    door = await openDoor();
    await makeBackup(environment, at('e'));
    expect(existsSync(at('e'))).toBe(true);
  });
});

describe('a service whose answer breaks off', () => {
  let broken: Server;
  afterEach(async () => {
    await new Promise((resolve) => broken.close(resolve));
    door = await openDoor();
  });

  it.each([
    ['in the middle', (send: (text: string) => void) => send('\u001f\u008b')],
    ['before it begins', () => {}],
  ])('%s leaves no file behind', async (_title, begin) => {
    await door.stop();
    broken = createServer((_request, response) => {
      begin((text) => response.write(Buffer.from(text, 'latin1')));
      setImmediate(() => response.destroy());
    });
    await new Promise<void>((resolve) => broken.listen(doorOf(environment.DATA_DIR), resolve));
    const reason: unknown = await makeBackup(environment, at('f')).catch((error: unknown) => error);
    expect(isBackupMistake(reason)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('f'))).toEqual([]);
  });
});
