import type { MadeBackup, TableComparison } from '@seller-toolbox/api/backups';
import type { CliIo } from './io.ts';
import { UsageError } from './usage-error.ts';

export interface BackupArguments {
  readonly file: string | undefined;
  readonly replace?: boolean | undefined;
  readonly database?: boolean | undefined;
}

export interface NightlyArguments {
  readonly file: string | undefined;
  readonly into: string;
  /** The number of backups to keep; default: all. */
  readonly keep: string | undefined;
}

const KEEP = /^[1-9]\d{0,3}$/;

/** Loaded lazily, because tools need no database. */
const loadBackups = () => import('@seller-toolbox/api/backups');
type Backups = Awaited<ReturnType<typeof loadBackups>>;

/** Backs up the database into a file; returns the exit code. */
export function backupCommand(args: BackupArguments, io: CliIo): Promise<number> {
  const file = requiredFile(args, 'backup');
  return runWithBackups(async ({ makeBackup }) => {
    io.write(madeLine(file, await makeBackup(io.environment, file)));
    return 0;
  });
}

/** Backs up the database into a folder, into a file named after the instant; returns the exit code. */
export function nightlyBackupCommand({ file, into, keep }: NightlyArguments, io: CliIo): Promise<number> {
  if (file !== undefined) throw new UsageError('Use either a file or --into <folder>.');
  if (keep !== undefined && !KEEP.test(keep)) throw new UsageError('--keep takes a number from 1 to 9999.');
  return runWithBackups(async ({ makeBackupInto }) => {
    const request = { folder: into, keep: keep === undefined ? undefined : Number(keep) };
    const made = await makeBackupInto(io.environment, request);
    const { path, removed } = made;
    io.write(madeLine(path, made));
    for (const name of removed) io.write(`${name} was removed.\n`);
    return 0;
  });
}

/** Restores the database from a file; returns the exit code. */
export function restoreCommand(args: BackupArguments, io: CliIo): Promise<number> {
  const file = requiredFile(args, 'restore');
  return runWithBackups(async ({ restoreIntoDatabase }) => {
    const { tables, rows } = await restoreIntoDatabase(io.environment, file, {
      replace: args.replace ?? false,
      onTable: (name, count) => io.write(`${name} ${count}\n`),
    });
    io.write(`${rows} rows of ${tables.length} tables restored and compared with ${file}.\n`);
    return 0;
  });
}

/** Verifies a backup and optionally compares it with the database; returns the exit code. */
export function verifyCommand(args: BackupArguments, io: CliIo): Promise<number> {
  const file = requiredFile(args, 'verify');
  return runWithBackups(async ({ compareWithDatabase, verifyBackup }) => {
    const { header, tables, rows } = await verifyBackup(file);
    io.write(
      `${file}: whole, ${rows} rows of ${tables.length} tables, schema ${header.schema_version}, ${header.created_at}.\n`,
    );
    if (!args.database) return 0;
    const comparisons = await compareWithDatabase(io.environment, file);
    for (const comparison of comparisons) io.write(`${lineOf(comparison)}\n`);
    const different = comparisons.filter((one) => !isEqual(one));
    io.write(different.length === 0 ? 'All rows are equal.\n' : `${different.length} tables differ.\n`);
    return different.length === 0 ? 0 : 2;
  });
}

function madeLine(path: string, { tables, rows, bytes, from }: MadeBackup): string {
  const source = from === 'standby' ? ' from the standby,' : '';
  return `${path}: ${rows} rows of ${tables.length} tables in ${bytes} bytes,${source} verified.\n`;
}

function lineOf(comparison: TableComparison): string {
  const { name, rowsInBackup, rowsInDatabase, onlyInBackup, onlyInDatabase } = comparison;
  if (isEqual(comparison)) return `${name} ${rowsInBackup}, equal`;
  return `${name} ${rowsInBackup} in the backup, ${rowsInDatabase} in the database: ${onlyInBackup} only in the backup, ${onlyInDatabase} only in the database`;
}

const isEqual = ({ onlyInBackup, onlyInDatabase }: TableComparison) => onlyInBackup + onlyInDatabase === 0;

function requiredFile({ file }: BackupArguments, command: string): string {
  if (file === undefined) throw new UsageError(`Which file? ${command} <file>`);
  return file;
}

async function runWithBackups(perform: (backups: Backups) => Promise<number>): Promise<number> {
  const backups = await loadBackups();
  try {
    return await perform(backups);
  } catch (error) {
    if (backups.isBackupUserError(error)) throw new UsageError(error.message);
    throw error;
  }
}
