import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataFolder } from './data-folder.ts';
import type { RandomBytes } from './ports/random.ts';

const SECRET_BYTES = 32;

/** The secret that the data folder keeps; made at the first start, readable by its owner only. */
export function keptSecret(dataDir: string, random: RandomBytes): string {
  ensureDataFolder(dataDir);
  const path = join(dataDir, 'jwt-secret');
  if (!existsSync(path)) create(path, Buffer.from(random(SECRET_BYTES)).toString('base64url'));
  return readFileSync(path, 'utf8').trim();
}

/** Appears whole or not at all; of several processes the first one's stays. */
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
