import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { socketPath } from '../backup/socket-path.ts';
import { FolderInUseError, lockDataFolder } from './data-folder-lock.ts';

const STARTED = '2026-11-21T10:00:00.000Z';
let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stb-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = () => join(folder, 'owner.lock');

describe.each([
  ['by flock', {}],
  ['by a socket, without flock', { flock: 'a-program-that-is-missing' }],
])('lockDataFolder %s', (_title, options) => {
  const lock = () => lockDataFolder(folder, STARTED, options);

  it('locks a folder again after it was released', async () => {
    (await lock()).release();
    const { release } = await lock();
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toEqual({ pid: process.pid, startedAt: STARTED });
    release();
  });

  it('rejects a held folder with an error that names the owner', async () => {
    const { release } = await lock();
    const second = lock();
    await expect(second).rejects.toThrow(FolderInUseError);
    await expect(second).rejects.toThrow(`process ${process.pid}, started at ${STARTED}`);
    release();
  });

  it('gives the folder to exactly one of many concurrent processes', async () => {
    const starts = await Promise.allSettled(Array.from({ length: 8 }, lock));
    const winners = starts.filter((start) => start.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    winners[0]?.value.release();
  });

  it('ignores a lock file of an earlier version with the id of a running process', async () => {
    const owner = { pid: process.pid, startedAt: STARTED, boot: null, startTicks: null };
    writeFileSync(lockFile(), JSON.stringify(owner));
    (await lock()).release();
    writeFileSync(lockFile(), '{"pid":');
    (await lock()).release();
  });

  it('rejects a folder with a running service of an earlier version', async () => {
    const service = createServer().listen(socketPath(folder, 'backup'));
    await once(service, 'listening');
    await expect(lock()).rejects.toThrow(FolderInUseError);
    service.close();
    await once(service, 'close');
    (await lock()).release();
  });
});

describe('lockDataFolder without flock', () => {
  it('removes sockets that dead processes left', async () => {
    const dead = join(folder, 'owner-00000000.sock');
    const program = `require('node:net').createServer().listen(${JSON.stringify(dead)}, () => process.kill(process.pid, 'SIGKILL'))`;
    const child = spawn(process.execPath, ['-e', program]);
    await once(child, 'exit');
    expect(readdirSync(folder)).toEqual(['owner-00000000.sock']);
    const { kind, release } = await lockDataFolder(folder, STARTED, { flock: 'a-program-that-is-missing' });
    expect(kind).toBe('socket');
    expect(readdirSync(folder)).not.toContain('owner-00000000.sock');
    release();
  });
});

/** A second container on the same volume: every process there has an id of its own numbering. */
const NAMESPACE = ['--pid', '--fork', '--kill-child', '--mount-proc'];
const HOLDER = `
  const { lockDataFolder } = await import(process.argv[1]);
  await lockDataFolder(process.argv[2], 'then', { flock: process.argv[3] });
  process.stdout.write('held ' + process.pid);
  setInterval(() => {}, 1000);`;

async function canUnshare(): Promise<boolean> {
  const child = spawn('unshare', [...NAMESPACE, 'true'], { stdio: 'ignore' });
  const [code] = await once(child, 'exit').catch(() => [1]);
  return code === 0;
}

describe('lockDataFolder between process id namespaces', () => {
  it.each(['flock', 'a-program-that-is-missing'])(
    'rejects the folder that the other holds, with %s',
    async (flock) => {
      const command = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', HOLDER];
      const module = join(__dirname, 'data-folder-lock.ts');
      // Where namespaces are not permitted, a process that has another id in the file is as good.
      const [program = '', ...args] = (await canUnshare()) ? ['unshare', ...NAMESPACE, ...command] : command;
      const child = spawn(program, [...args, module, folder, flock], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      await once(child.stdout, 'data');
      writeFileSync(
        lockFile(),
        JSON.stringify({ pid: 1, startedAt: STARTED, boot: 'another', startTicks: '1' }),
      );
      await expect(lockDataFolder(folder, STARTED, { flock })).rejects.toThrow(FolderInUseError);

      child.kill('SIGKILL');
      await once(child, 'close');
      (await lockDataFolder(folder, STARTED, { flock })).release();
    },
  );
});
