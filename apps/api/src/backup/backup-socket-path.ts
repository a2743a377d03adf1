import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** The socket in a data folder, or the pipe on Windows, where a running service serves backups. */
export function backupSocketPath(dataDir: string): string {
  if (process.platform !== 'win32') return join(dataDir, 'backup.sock');
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  return `\\\\.\\pipe\\seller-toolbox-${name}`;
}
