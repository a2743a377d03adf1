// @ts-check
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(64 * 1024);

/** @typedef {NonNullable<ReturnType<typeof mountSmallDisk>>} SmallDisk */

/**
 * A file system in memory with a few hundred megabytes. Returns null where this process may not mount one.
 * @param {number} megabytes
 */
export function mountSmallDisk(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), 'stb-disk-'));
  const options = `size=${megabytes}m,mode=1777`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  const unmount = () => {
    spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', unmount);
  return {
    folder,
    /** Leaves this many bytes free. */
    fill: (/** @type {number} */ left) => {
      const file = openSync(ballast, 'a');
      try {
        while (freeBytes(folder) > left) {
          const wanted = Math.min(CHUNK.length, freeBytes(folder) - left);
          writeSync(file, CHUNK, 0, wanted);
        }
      } catch (error) {
        // Another process may have written to it first.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount: () => {
      process.removeListener('exit', unmount);
      unmount();
    },
  };
}

/** @param {string} folder */
function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
