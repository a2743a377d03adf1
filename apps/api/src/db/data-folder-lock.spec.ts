import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError, lockDataFolder } from './data-folder-lock.ts';

const STARTED = '2026-11-21T10:00:00.000Z';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stb-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'owner.lock');
const writeOwner = (owner: object) =>
  writeFileSync(lockFile(), JSON.stringify({ startedAt: STARTED, boot: null, startTicks: null, ...owner }));

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('the lock of the data folder', () => {
  it('is taken in an empty folder and given back without a trace', async () => {
    const release = await lockDataFolder(folder, STARTED);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused while its owner lives, and the refusal names the owner', async () => {
    const release = await lockDataFolder(folder, STARTED);
    const second = lockDataFolder(folder, STARTED);
    await expect(second).rejects.toThrow(FolderInUseError);
    await expect(second).rejects.toThrow(`process ${process.pid}, started at ${STARTED}`);
    release();
  });

  it('is taken over from a dead owner', async () => {
    writeOwner({ pid: await deadPid() });
    const release = await lockDataFolder(folder, STARTED);
    expect(readdirSync(folder)).toEqual(['owner.lock']);
    release();
  });

  it('is taken over when the number of the owner belongs to a later process', async () => {
    writeOwner({ pid: process.pid, startTicks: '1' });
    const release = await lockDataFolder(folder, STARTED);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8')).startTicks).not.toBe('1');
    release();
  });

  it('is taken over after a reboot', async () => {
    writeOwner({ pid: process.pid, boot: 'an earlier boot' });
    const release = await lockDataFolder(folder, STARTED);
    release();
  });

  it('goes to exactly one of many who find a dead owner', async () => {
    writeOwner({ pid: await deadPid() });
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder, STARTED)));
    const winners = starts.filter((start) => start.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    winners[0]?.value();
  });

  it('is taken over when it was left unreadable long ago', async () => {
    writeFileSync(lockFile(), '{"pid":');
    utimesSync(lockFile(), new Date(0), new Date(0));
    const release = await lockDataFolder(folder, STARTED);
    release();
  });

  it('is not given back by a process that has lost it', async () => {
    const release = await lockDataFolder(folder, STARTED);
    writeOwner({ pid: 1 });
    release();
    expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(1);
  });
});
