// @ts-check
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = 4096;

/**
 * Disk usage of a folder with its content: files fill whole blocks.
 * @param {string} folder
 * @returns {number}
 */
export function folderBytes(folder) {
  return readdirSync(folder, { recursive: true }).reduce((sum, name) => {
    const { size } = lstatSync(join(folder, String(name)));
    return sum + Math.ceil(size / BLOCK) * BLOCK;
  }, 0);
}
