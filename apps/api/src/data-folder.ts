import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from './config.ts';

/** Creates the data folder if it is missing, and checks by writing that it is writable. */
export function ensureDataFolder(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
    rmdirSync(mkdtempSync(join(dataDir, '.trial-')));
  } catch {
    throw new ConfigError('DATA_DIR', 'must be a folder that can be written');
  }
}

/** Not `recursive: true`, which never returns on some file systems (`/proc`). */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it.
    if (!statSync(path, { throwIfNoEntry: false })) throw error;
  }
}
