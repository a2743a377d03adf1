import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataFolder } from './data-folder.ts';
import type { RandomBytes } from './ports/random.ts';

const SECRET_BYTES = 32;

/** Reads the secret of the data folder; creates it at the first start, readable only by its owner. */
export function loadOrCreateSecret(dataDir: string, random: RandomBytes): string {
  ensureDataFolder(dataDir);
  const path = join(dataDir, 'jwt-secret');
  if (!existsSync(path)) create(path, Buffer.from(random(SECRET_BYTES)).toString('base64url'));
  return readFileSync(path, 'utf8').trim();
}

/** Creates the file atomically; the first of several processes wins. */
function create(path: string, secret: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, secret, { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
