import { open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { recordBackup } from '../features/system/site-state.ts';
import { backupLines, type BackupStamp, type BackupSource } from './backup-lines.ts';

/** 75 % of the best compression in a third of the time; the embedded database waits for it. */
const GZIP_LEVEL = 3;

/**
 * Writes a backup into a new file that only its owner can read, because it contains password hashes and email
 * addresses. A failed backup leaves no file.
 */
export async function writeBackup(
  source: BackupSource,
  stamp: BackupStamp,
  path: string,
  signal?: AbortSignal,
): Promise<void> {
  // Opened before the pipeline: a stream that opens the file itself could create it after the cleanup.
  const file = await open(path, 'wx', 0o600);
  try {
    await pipeline(
      Readable.from(backupLines(source, stamp)),
      createGzip({ level: GZIP_LEVEL }),
      file.createWriteStream({ flush: true }),
      { ...(signal ? { signal } : {}) },
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  // The file is whole, also where a read-only role cannot record it.
  await recordBackup(source.db, stamp.now).catch(() => undefined);
}
