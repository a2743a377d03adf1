import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupLines, type BackupOccasion, type BackupSource } from './backup-lines.ts';

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
  // Opened before anything can stop it: a file that is opened by the way may come after it was removed.
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(
      Readable.from(backupLines(source, occasion)),
      createGzip({ level: GZIP_LEVEL }),
      file.createWriteStream({ flush: true }),
      { ...(signal ? { signal } : {}) },
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
