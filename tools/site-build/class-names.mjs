// @ts-check
import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** 30 bits, for some 300 files: the chance that two files share a hash is 1 in 20,000, and then they would need a name in common. */
const HASH_LENGTH = 5;

/**
 * The class of the site for a class of a style file: its name with a hash of the file's path, which all classes of the file
 * share. Pages name hundreds of classes; the line number that Vite adds by default does not compress, and is not needed.
 * @param {string} name @param {string} file absolute path, perhaps with a query
 */
export function classOfFile(name, file) {
  const [path = ''] = relative(ROOT, file).split(sep).join('/').split('?');
  const hash = createHash('sha256').update(path).digest('hex');
  return `_${name}_${BigInt(`0x${hash}`).toString(36).slice(0, HASH_LENGTH)}`;
}
