import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { ensureDataFolder, restrictDataFolder, type PermissionRepair } from '../data-folder.ts';
import { lockDataFolder, type FolderLock } from './data-folder-lock.ts';
import { DatabaseStream } from './database-stream.ts';

export interface EmbeddedPool {
  readonly pool: pg.Pool;
  /** What was repaired before the database was opened. */
  readonly permissions: PermissionRepair;
  /** How the folder is locked. */
  readonly lock: FolderLock['kind'];
  /** For how many seconds the database has not answered. */
  readonly stalledSeconds: () => number;
  /** From now on a statement may take STATEMENT_LIMIT_SECONDS, before 60 times as long. To be called after the migrations of a service. */
  readonly limitStatements: () => void;
  readonly afterClose: () => Promise<void>;
}

const TICK_MS = 1_000;

/** PGlite in the data folder, through the pg driver. This process holds the folder until `afterClose`. */
export async function openEmbeddedPool(dataDir: string, startedAt: string): Promise<EmbeddedPool> {
  ensureDataFolder(dataDir);
  const { kind: lock, release } = await lockDataFolder(dataDir, startedAt);
  try {
    const permissions = restrictDataFolder(dataDir);
    // Loaded lazily: a service on Postgres does not need it.
    const { startDatabaseThread } = await import('./database-thread.ts');
    const folder = usableFolder(join(dataDir, 'pglite'), startedAt);
    const thread = await startDatabaseThread(folder).catch((error: unknown) => reject(error));
    // The database creates its files readable for all users, in a folder that other users cannot enter.
    restrictDataFolder(dataDir);
    let stream: DatabaseStream | undefined;
    const openStream = () => (stream = new DatabaseStream(thread));
    const timer = setInterval(() => {
      thread.stall.tick();
      stream?.rejectIfStalled();
    }, TICK_MS).unref();
    // PGlite has one connection: a transaction blocks every other query.
    const pool = new pg.Pool({
      stream: openStream,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
    });
    return {
      pool,
      permissions,
      lock,
      stalledSeconds: thread.stall.seconds,
      limitStatements: thread.stall.limit,
      afterClose: async () => {
        clearInterval(timer);
        await thread.close();
        release();
      },
    };
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
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** PGlite's own error (`PGlite failed to initialize properly`) has no code and no remedy. */
function reject(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code !== undefined) throw error;
  throw new ConfigError(
    'DATA_DIR',
    'holds a database that cannot be opened: free some space if the disk is full, else restore a backup into a new folder',
    { cause: error },
  );
}
