import { existsSync, rmSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { BackupError } from './backup/backup-error.ts';
import { checkBackup, type BackupSummary } from './backup/check-backup.ts';
import { compareBackup, type TableComparison } from './backup/compare-backup.ts';
import { fetchBackup } from './backup/fetch-backup.ts';
import { abandonedBackups, backupName, surplusBackups } from './backup/backup-rotation.ts';
import { restoreBackup, type RestoreOptions } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { writeFromStandby } from './backup/write-from-standby.ts';
import { readConfig, type Config } from './config.ts';
import { withConfiguredDatabase } from './db/configured-database.ts';
import { SERVICE_CONNECTION, type Database } from './db/connection.ts';
import { FolderInUseError } from './db/data-folder-lock.ts';
import { reportFailedBackup } from './features/notices/failed-backup.ts';
import { isUserFixable } from './user-fixable.ts';
import { packageOf, versionOf } from './package-version.ts';
import { systemClock } from './ports/clock.ts';
import { createIds } from './ports/ids.ts';
import { systemRandom } from './ports/random.ts';

export type { BackupSummary, TableComparison };

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the rows of a backup were read. */
export type BackupOrigin = 'database' | 'standby';

export interface MadeBackup extends BackupSummary {
  readonly bytes: number;
  readonly from: BackupOrigin;
}

const PACKAGE = packageOf(fileURLToPath(import.meta.url));

/**
 * Writes a backup of the configured database into a new file and verifies it. If a running service holds the embedded
 * database, the service makes the backup. Throws errors that `isBackupUserError` accepts, and then leaves no file.
 */
export async function makeBackup(environment: Environment, path: string): Promise<MadeBackup> {
  const config = readConfig(environment);
  if (existsSync(path)) throw new BackupError(`There is a file ${path} already.`);
  const partial = `${path}.partial-${process.pid}`;
  const removePartial = () => rmSync(partial, { force: true });
  process.once('exit', removePartial);
  try {
    const from = await writeFromDatabaseOrService(config, partial);
    const summary = await checkBackup(partial);
    await rename(partial, path);
    return { ...summary, bytes: (await stat(path)).size, from };
  } catch (error) {
    await reportFailure(config, error);
    throw error;
  } finally {
    process.removeListener('exit', removePartial);
    removePartial();
  }
}

/** Best effort: without a server, the running service reports its own failures. */
async function reportFailure(config: Config, error: unknown): Promise<void> {
  if (!config.DATABASE_URL) return;
  const report = ({ db }: Database) =>
    reportFailedBackup({ db, clock: systemClock, newId: createIds(systemClock, systemRandom) }, error);
  await onDatabase(config, report).catch(() => undefined);
}

/**
 * Makes a backup in a folder, named after the current instant. After it is verified, removes all but the newest `keep`
 * backups and abandoned partial files. Throws errors that `isBackupUserError` accepts, and then removes nothing.
 */
export async function makeBackupInto(
  environment: Environment,
  { folder, keep }: { folder: string; keep: number | undefined },
): Promise<MadeBackup & { path: string; removed: string[] }> {
  const now = new Date(systemClock());
  const path = join(folder, backupName(now));
  const summary = await makeBackup(environment, path);
  const names = await readdir(folder);
  const removed = [
    ...abandonedBackups(names, now),
    ...(keep === undefined ? [] : surplusBackups(names, keep)),
  ];
  for (const name of removed) await rm(join(folder, name));
  return { ...summary, path, removed };
}

async function writeFromDatabaseOrService(config: Config, path: string): Promise<BackupOrigin> {
  checkPresent(config);
  const stamp = { now: new Date(systemClock()), madeBy: versionOf(PACKAGE) };
  try {
    return await onDatabase<BackupOrigin>(config, async (database) => {
      if (await writeFromStandby({ config, primary: database.db }, stamp, path)) return 'standby';
      await writeBackup(database, stamp, path);
      return 'database';
    });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    if (await fetchBackup(config.DATA_DIR, path)) return 'database';
    throw new BackupError(`${error.message}, which gives no backups: stop it, or try again.`);
  }
}

/** Reads a backup to its end and checks it. */
export function verifyBackup(path: string): Promise<BackupSummary> {
  return checkBackup(path);
}

/** Compares a backup row by row with the configured database. */
export async function compareWithDatabase(
  environment: Environment,
  path: string,
): Promise<TableComparison[]> {
  const config = readConfig(environment);
  checkPresent(config);
  return onDatabase(config, ({ db }) => compareBackup(db, path));
}

/** Restores a backup into the configured database in one transaction. No service may be connected to it. */
export async function restoreIntoDatabase(
  environment: Environment,
  path: string,
  options: RestoreOptions,
): Promise<BackupSummary> {
  const config = readConfig(environment);
  await checkBackup(path);
  return onDatabase(config, async (database) => {
    if (database.kind === 'server') await checkNoService(database);
    return restoreBackup(database.db, path, options);
  });
}

function onDatabase<Result>(config: Config, work: (database: Database) => Promise<Result>): Promise<Result> {
  return withConfiguredDatabase(config, work, { connectionName: `${SERVICE_CONNECTION}-backup` });
}

/** Opening an embedded database would create it in a wrong folder. */
function checkPresent({ DATABASE_URL, DATA_DIR }: Config): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'pglite', 'PG_VERSION'))) return;
  throw new BackupError(`There is no database in the data folder "${DATA_DIR}".`);
}

async function checkNoService({ db }: Database): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${SERVICE_CONNECTION} limit 1`.execute(db);
  if (rows.length === 0) return;
  throw new BackupError('A service is connected to the database: stop every replica before a restore.');
}

/** An error that the caller of the command can fix. Its message is one line. */
export function isBackupUserError(error: unknown): error is Error {
  return error instanceof BackupError || isUserFixable(error);
}
