import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';

/** A socket of this name in a data folder, or the pipe on Windows. At the others than `owner` a running service serves the command line. */
export function socketPath(dataDir: string, name: 'backup' | 'owner' | 'admin' | 'patents'): string {
  if (process.platform !== 'win32') return join(dataDir, `${name}.sock`);
  const folder = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16);
  return `\\\\.\\pipe\\seller-toolbox-${folder}${name === 'backup' ? '' : `-${name}`}`;
}
