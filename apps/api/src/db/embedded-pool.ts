import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { ensureDataFolder } from '../data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';

/** PGlite in the data folder, through the pg driver. This process holds the folder until `afterClose`. */
export async function openEmbeddedPool(
  dataDir: string,
  startedAt: string,
): Promise<{ pool: pg.Pool; afterClose: () => Promise<void> }> {
  ensureDataFolder(dataDir);
  const release = await lockDataFolder(dataDir, startedAt);
  try {
    // Loaded lazily: a service on Postgres does not need it.
    const [{ PGlite }, { createPgConfig }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    const folder = usableFolder(join(dataDir, 'pglite'), startedAt);
    const client = await PGlite.create(folder).catch((error: unknown) => reject(error));
    // PGlite has one connection: a transaction blocks every other query.
    const pool = new pg.Pool({ ...createPgConfig(client), max: 1 });
    const afterClose = async () => {
      await client.close();
      release();
    };
    return { pool, afterClose };
  } catch (error) {
    release();
    throw error;
  }
}

/** Renames a folder left by a failed first start; never deletes it. */
function usableFolder(folder: string, startedAt: string): string {
  const isIncomplete =
    existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'PG_VERSION'));
  if (isIncomplete) renameSync(folder, `${folder}.incomplete-${startedAt.replaceAll(':', '')}`);
  return folder;
}

/** PGlite's own error (`PGlite failed to initialize properly`) has no code and no remedy. */
function reject(error: unknown): never {
  if (error instanceof Error && 'code' in error) throw error;
  throw new ConfigError(
    'DATA_DIR',
    'holds a database that cannot be opened: free some space if the disk is full, else restore a backup into a new folder',
    { cause: error },
  );
}
