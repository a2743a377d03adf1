import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupLines, type BackupOccasion, type BackupSource } from './backup-lines.ts';
import { errorCode } from './error-code.ts';

/** Three quarters of the best in a third of the time: the embedded database waits for it. */
const GZIP_LEVEL = 3;

/**
 * Writes a backup into a new file that only its owner can read, because it holds password hashes and addresses. Nothing
 * stays behind of one that failed.
 */
export async function writeBackup(
  source: BackupSource,
  occasion: BackupOccasion,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await pipeline(
      Readable.from(backupLines(source, occasion)),
      createGzip({ level: GZIP_LEVEL }),
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
      { ...(signal ? { signal } : {}) },
    );
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') await rm(path, { force: true });
    throw error;
  }
}
