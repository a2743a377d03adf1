import { statfs } from 'node:fs/promises';

/** A disk, in bytes. */
export interface DiskSpace {
  /** What the service itself may still write. */
  readonly free: number;
  readonly total: number;
}

/** Of the disk that holds a folder; null where the system does not tell. */
export async function readDiskSpace(folder: string): Promise<DiskSpace | null> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
