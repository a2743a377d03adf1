import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from './config.ts';

/** Makes the data folder where it is missing and tries it out: only writing tells whether it can be written. */
export function ensureDataFolder(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir));
    rmdirSync(mkdtempSync(join(dataDir, '.trial-')));
  } catch {
    throw new ConfigError('DATA_DIR', 'must be a folder that can be written');
  }
}

/** One folder at a time: on some file systems (`/proc`) the recursive way of Node never ends. */
function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process that starts too may have been faster.
    if (!statSync(path, { throwIfNoEntry: false })) throw error;
  }
}
