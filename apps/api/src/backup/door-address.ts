import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** Where a running service gives out backups of the database in a data folder: a socket in it, on Windows a pipe. */
export function doorOf(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'backup.sock');
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  return `\\\\.\\pipe\\seller-toolbox-${name}`;
}
