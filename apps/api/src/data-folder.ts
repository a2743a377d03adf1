import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { errorCode } from './backup/error-code.ts';
import { ConfigError } from './config.ts';

/** Permission bits of the group and of other users. */
const WIDE = 0o077;
/** A folder that all users share, such as /tmp. */
const STICKY = 0o1000;
/** What the service writes into the data folder; other files there belong to the operator. */
const SERVICE_FILES =
  /^(?:pglite(?:\.incomplete-.*)?|jwt-secret|published-tools\.json(?:\.[0-9a-f-]+\.new)?|owner[.-].*|backup\.(?:sock|spool))$/;

/** Creates the data folder if it is missing, and checks by writing that it is writable. */
export function ensureDataFolder(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir), 0o700);
    rmdirSync(mkdtempSync(join(dataDir, '.trial-')));
  } catch {
    throw new ConfigError('DATA_DIR', 'must be a folder that can be written');
  }
}

/** Not `recursive: true`, which never returns on some file systems (`/proc`). */
function makeFolder(path: string, mode?: number): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have created it.
    if (!statSync(path, { throwIfNoEntry: false })) throw error;
  }
}

/** Numbers of files and folders that were open to other users of the machine. */
export interface PermissionRepair {
  readonly repaired: number;
  /** Still open, because this user may not change them. */
  readonly failed: number;
}

/** Takes all rights of other users away from the data folder and from the files of the service in it. */
export function restrictDataFolder(dataDir: string): PermissionRepair {
  const seen = { repaired: 0, failed: 0 };
  if (process.platform === 'win32') return seen;
  restrict(realpathSync(dataDir), seen);
  for (const name of readdirSync(dataDir))
    if (SERVICE_FILES.test(name)) restrictRecursively(realpathSync(join(dataDir, name)), seen);
  return seen;
}

type Seen = { -readonly [Count in keyof PermissionRepair]: number };

function restrictRecursively(path: string, seen: Seen): void {
  if (!restrict(path, seen)) return;
  for (const name of readdirSync(path)) restrictRecursively(join(path, name), seen);
}

/** Returns whether the path is a folder. */
function restrict(path: string, seen: Seen): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink()) return false;
  const mode = stats.mode & 0o7777;
  if ((mode & WIDE) !== 0) {
    if ((mode & STICKY) === 0 && change(path, mode & ~WIDE)) seen.repaired++;
    else seen.failed++;
  }
  return stats.isDirectory();
}

function change(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode);
    return true;
  } catch (error) {
    // ENOENT: a file of the database that was removed in between.
    if (['EPERM', 'EROFS', 'ENOTSUP', 'ENOENT'].includes(errorCode(error))) return false;
    throw error;
  }
}
