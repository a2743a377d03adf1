import { existsSync, rmSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { BackupRefused } from './backup/backup-refused.ts';
import { checkBackup, type BackupSummary } from './backup/check-backup.ts';
import { compareBackup, type TableComparison } from './backup/compare-backup.ts';
import { fetchBackup } from './backup/fetch-backup.ts';
import { abandonedBackups, backupName, surplusBackups } from './backup/kept-backups.ts';
import { restoreBackup, type RestoreOptions } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';
import { readConfig, type Config } from './config.ts';
import { withConfiguredDatabase } from './db/configured-database.ts';
import { SERVICE_CONNECTION, type Database } from './db/connection.ts';
import { FolderInUseError } from './db/data-folder-lock.ts';
import { isMendable } from './mendable.ts';
import { packageOf, versionOf } from './package-version.ts';
import { systemClock } from './ports/clock.ts';

export type { BackupSummary, TableComparison };

type Environment = Readonly<Record<string, string | undefined>>;

const PACKAGE = packageOf(fileURLToPath(import.meta.url));

/**
 * Writes a backup of the database that the environment names into a new file, while the service runs or not, and reads
 * it through. Of an embedded database that a service holds, the service makes it. Throws what `isBackupMistake`
 * recognizes, and leaves no file then.
 */
export async function makeBackup(
  environment: Environment,
  path: string,
): Promise<BackupSummary & { bytes: number }> {
  const config = readConfig(environment);
  if (existsSync(path)) throw new BackupRefused(`There is a file ${path} already.`);
  const partial = `${path}.partial-${process.pid}`;
  const forget = () => rmSync(partial, { force: true });
  process.once('exit', forget);
  try {
    await writeSomehow(config, partial);
    const summary = await checkBackup(partial);
    await rename(partial, path);
    return { ...summary, bytes: (await stat(path)).size };
  } finally {
    process.removeListener('exit', forget);
    forget();
  }
}

/**
 * Makes a backup named after this instant in a folder, and removes those before the newest `keep` of that kind, and what
 * was left half by a command that was killed: only once the new one was read through. Throws what `isBackupMistake`
 * recognizes; then all that were there stay.
 */
export async function makeBackupInto(
  environment: Environment,
  { folder, keep }: { folder: string; keep: number | undefined },
): Promise<BackupSummary & { bytes: number; path: string; removed: string[] }> {
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

async function writeSomehow(config: Config, path: string): Promise<void> {
  checkPresent(config);
  const occasion = { now: new Date(systemClock()), madeBy: versionOf(PACKAGE) };
  try {
    await onDatabase(config, (database) => writeBackup(database, occasion, path));
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    if (await fetchBackup(config.DATA_DIR, path)) return;
    throw new BackupRefused(`${error.message}, which gives no backups: stop it, or try again.`);
  }
}

/** Reads a backup to its end. */
export function verifyBackup(path: string): Promise<BackupSummary> {
  return checkBackup(path);
}

/** Compares a backup row by row with the database that the environment names. */
export async function compareWithDatabase(
  environment: Environment,
  path: string,
): Promise<TableComparison[]> {
  const config = readConfig(environment);
  checkPresent(config);
  return onDatabase(config, ({ db }) => compareBackup(db, path));
}

/** Fills the database that the environment names with a backup, wholly or not at all. No service may run on it. */
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

/** To open an embedded database is to make it: of a wrong folder nothing should come to be. */
function checkPresent({ DATABASE_URL, DATA_DIR }: Config): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, 'pglite', 'PG_VERSION'))) return;
  throw new BackupRefused(`There is no database in the data folder "${DATA_DIR}".`);
}

async function checkNoService({ db }: Database): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${SERVICE_CONNECTION} limit 1`.execute(db);
  if (rows.length === 0) return;
  throw new BackupRefused('A service is connected to the database: stop every replica before a restore.');
}

/** What whoever typed the command can mend: its message is one line. */
export function isBackupMistake(error: unknown): error is Error {
  return error instanceof BackupRefused || isMendable(error);
}
