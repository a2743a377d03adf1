import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** The process that holds the folder. Start time and boot id detect a reused process id. */
interface Owner {
  readonly pid: number;
  readonly startedAt: string;
  readonly boot: string | null;
  /** Clock ticks between boot and the start of the process; null if the system does not report them. */
  readonly startTicks: string | null;
}

export class FolderInUseError extends Error {
  constructor(folder: string, owner: Owner | null) {
    const who = owner ? `process ${owner.pid}, started at ${owner.startedAt}` : 'another process';
    super(`the data folder "${folder}" is in use by ${who}`);
    this.name = 'FolderInUseError';
  }
}

/** Longer than a takeover lasts. An older guard file was left by a process that died during one. */
const TAKEOVER_MS = 10_000;
const ATTEMPTS = 40;
const ATTEMPT_PAUSE_MS = 50;

/**
 * Takes the lock file of the data folder, or throws FolderInUseError. The embedded database has no lock of its own: two
 * processes on one folder lose acknowledged rows. A lock is taken over only from a dead owner.
 */
export async function lockDataFolder(folder: string, startedAt: string): Promise<() => void> {
  const path = `${folder}/owner.lock`;
  const me: Owner = { pid: process.pid, startedAt, boot: bootId(), startTicks: startTicks(process.pid) };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (createExclusively(path, JSON.stringify(me))) return releaser(path, me);
    const owner = readOwner(path);
    if (owner && isAlive(owner)) throw new FolderInUseError(folder, owner);
    if (owner && takeOver(path, me)) return releaser(path, me);
    await pause(ATTEMPT_PAUSE_MS);
  }
  throw new FolderInUseError(folder, readOwner(path));
}

/** Replaces a dead owner, one process at a time; checks again under the guard file. */
function takeOver(path: string, me: Owner): boolean {
  const guard = `${path}.takeover`;
  if (!createExclusively(guard, String(me.pid))) {
    if (ageOf(guard) > TAKEOVER_MS) rmSync(guard, { force: true });
    return false;
  }
  const draft = `${path}.${me.pid}`;
  try {
    const owner = readOwner(path);
    if (!owner || isAlive(owner)) return false;
    writeFileSync(draft, JSON.stringify(me));
    renameSync(draft, path);
    return true;
  } finally {
    rmSync(draft, { force: true });
    rmSync(guard, { force: true });
  }
}

function releaser(path: string, me: Owner): () => void {
  const release = () => {
    process.off('exit', release);
    const owner = readOwner(path);
    if (owner && owner.pid === me.pid && owner.startTicks === me.startTicks) rmSync(path, { force: true });
  };
  process.on('exit', release);
  return release;
}

function isAlive({ pid, boot, startTicks: ticks }: Owner): boolean {
  const currentBoot = bootId();
  if (boot !== null && currentBoot !== null && boot !== currentBoot) return false;
  if (!isRunning(pid)) return false;
  const currentTicks = startTicks(pid);
  return ticks === null || currentTicks === null || ticks === currentTicks;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Null if the file is missing or incomplete. */
function readOwner(path: string): Owner | null {
  const text = readIfPresent(path);
  if (text === null) return null;
  try {
    const owner: unknown = JSON.parse(text);
    const isOwner =
      typeof owner === 'object' && owner !== null && 'pid' in owner && typeof owner.pid === 'number';
    // Only this module writes the file.
    return isOwner ? (owner as Owner) : null;
  } catch {
    // The creator fills the file immediately; one that stays unreadable has no owner.
    return ageOf(path) > TAKEOVER_MS
      ? { pid: 0, startedAt: 'unknown', boot: 'unreadable', startTicks: null }
      : null;
  }
}

function createExclusively(path: string, content: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    writeFileSync(file, content);
  } catch (error) {
    // On a full disk: an empty lock file would block later processes.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

function ageOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}

function bootId(): string | null {
  return readIfPresent('/proc/sys/kernel/random/boot_id')?.trim() ?? null;
}

/** Field 22 of /proc/<pid>/stat, counted after the command, which may contain spaces and brackets. */
function startTicks(pid: number): string | null {
  const stat = readIfPresent(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
