import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { ensureDataFolder } from '../data-folder.ts';
import { lockDataFolder } from './data-folder-lock.ts';

/** PGlite in the data folder, behind the ordinary driver. The folder belongs to this process until `afterClose`. */
export async function openEmbeddedPool(
  dataDir: string,
  startedAt: string,
): Promise<{ pool: pg.Pool; afterClose: () => Promise<void> }> {
  ensureDataFolder(dataDir);
  const release = await lockDataFolder(dataDir, startedAt);
  try {
    // Loaded only where it is used: with a Postgres it would cost memory and time for nothing.
    const [{ PGlite }, { createPgConfig }] = await Promise.all([
      import('@electric-sql/pglite'),
      import('@electric-sql/pglite/node-postgres'),
    ]);
    const folder = usableFolder(join(dataDir, 'pglite'), startedAt);
    const client = await PGlite.create(folder).catch((error: unknown) => refuse(error));
    // One connection is all there is: a transaction holds back every other query.
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

/** A folder in which the first start died halfway is put aside, never deleted. */
function usableFolder(folder: string, startedAt: string): string {
  const isIncomplete =
    existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, 'PG_VERSION'));
  if (isIncomplete) renameSync(folder, `${folder}.incomplete-${startedAt.replaceAll(':', '')}`);
  return folder;
}

/** What it says of a folder that it cannot open (`PGlite failed to initialize properly`) has no code and tells not what to do. */
function refuse(error: unknown): never {
  if (error instanceof Error && 'code' in error) throw error;
  throw new ConfigError(
    'DATA_DIR',
    'holds a database that cannot be opened: make room if the disk is full, else restore a backup into a new folder',
    { cause: error },
  );
}
