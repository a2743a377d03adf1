import { spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../backup/error-code.ts';
import { socketPath } from '../backup/socket-path.ts';
import { ConfigError } from '../config.ts';

/** The process that holds the folder, as a message names it. The lock does not depend on it. */
interface Owner {
  readonly pid: number;
  readonly startedAt: string;
}

export class FolderInUseError extends Error {
  constructor(folder: string, owner: Owner | null) {
    const who = owner ? `process ${owner.pid}, started at ${owner.startedAt}` : 'another process';
    super(`the data folder "${folder}" is in use by ${who}`);
    this.name = 'FolderInUseError';
  }
}

export interface LockOptions {
  /** The program `flock` of util-linux. Without it, a socket in the folder is the lock. */
  readonly flock?: string;
}

export interface FolderLock {
  readonly kind: 'flock' | 'socket';
  readonly release: () => void;
}

/** Exit code of `flock -n` if another process holds the lock. */
const HELD = 1;
const SOCKET_ATTEMPTS = 8;
const SOCKET_PAUSE_MS = [20, 300] as const;
const LOCK_SOCKET = /^owner-[0-9a-f]{8}\.sock$/;

/**
 * Locks the data folder until it is released or the process ends; throws FolderInUseError. The embedded
 * database has no lock of its own: two processes on one folder lose acknowledged rows. The operating system holds the
 * lock, so it is valid between containers, where process ids mean nothing, and ends with its process.
 */
export async function lockDataFolder(
  folder: string,
  startedAt: string,
  { flock = 'flock' }: LockOptions = {},
): Promise<FolderLock> {
  const path = join(folder, 'owner.lock');
  // A service of a version that does not hold this lock, or one that runs without flock.
  const isServed = process.platform !== 'win32' && (await isAnswered(socketPath(folder, 'backup')));
  const held = isServed ? null : await lock(folder, path, flock);
  if (!held) throw new FolderInUseError(folder, readOwner(path));
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, startedAt } satisfies Owner), { mode: 0o600 });
  } catch (error) {
    held.release();
    throw error;
  }
  return held;
}

async function lock(folder: string, path: string, flock: string): Promise<FolderLock | null> {
  const file = openSync(path, 'a', 0o600);
  // The lock belongs to the open file, which the child inherits, so it outlives the child. The file is never removed:
  // otherwise two processes could lock two files of this name.
  const { status } = spawnSync(flock, ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  if (status === 0) return { kind: 'flock', release: () => closeSync(file) };
  closeSync(file);
  if (status === HELD) return null;
  const release = await lockBySocket(folder);
  return release && { kind: 'socket', release };
}

/** Several processes that start together may all see each other, so each tries again after a random pause. */
async function lockBySocket(folder: string): Promise<FolderLock['release'] | null> {
  for (let attempt = 0; attempt < SOCKET_ATTEMPTS; attempt++) {
    const release = await holdSocket(folder).catch((error: unknown) => {
      throw new ConfigError(
        'DATA_DIR',
        'cannot be locked: install flock (util-linux), or choose a shorter path on a local disk',
        { cause: error },
      );
    });
    if (release) return release;
    await pause(randomInt(...SOCKET_PAUSE_MS));
  }
  return null;
}

/**
 * Listens at a socket of its own name, then looks for others that are listened to: the later of two processes sees the
 * earlier one. A socket without a listener was left by a process that died.
 */
async function holdSocket(folder: string): Promise<FolderLock['release'] | null> {
  const name = `owner-${randomBytes(4).toString('hex')}.sock`;
  const path = join(folder, name);
  const server = createServer((socket) => socket.destroy()).unref();
  if (process.platform === 'win32') {
    // Only one process can create a pipe, and it ends with the process.
    server.listen(socketPath(folder, 'owner'));
    return once(server, 'listening').then(
      () => () => void server.close(),
      () => null,
    );
  }
  // Renamed when it is listened to: others would remove it before.
  server.listen(`${path}.new`);
  await once(server, 'listening');
  renameSync(`${path}.new`, path);
  const release = () => {
    server.close();
    rmSync(path, { force: true });
  };
  for (const other of readdirSync(folder)) {
    if (other === name || !LOCK_SOCKET.test(other)) continue;
    if (await isAnswered(join(folder, other))) {
      release();
      return null;
    }
    rmSync(join(folder, other), { force: true });
  }
  return release;
}

/** Whether a process listens at the socket. */
async function isAnswered(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch (error) {
    // The queue of the listener is full, or it belongs to another user.
    return ['EAGAIN', 'EACCES'].includes(errorCode(error));
  } finally {
    socket.destroy();
  }
}

/** Null if the file is missing or incomplete. */
function readOwner(path: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(path, 'utf8'));
    // Only this module writes the file.
    return typeof owner === 'object' && owner !== null && 'pid' in owner ? (owner as Owner) : null;
  } catch {
    return null;
  }
}
