import { statfs } from 'node:fs/promises';

/** A disk, in bytes. */
export interface DiskSpace {
  /** Available to the service. */
  readonly free: number;
  readonly total: number;
}

/** Space of the disk of a folder; null if unknown. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | null> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
