import type { TableComparison } from '@seller-toolbox/api/backups';
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
  /** How many stay; without it all do. */
  readonly keep: string | undefined;
}

const KEEP = /^[1-9]\d{0,3}$/;

/** Loaded only where it is used: the tools need no database. */
const loadBackups = () => import('@seller-toolbox/api/backups');
type Backups = Awaited<ReturnType<typeof loadBackups>>;

/** Writes the service's database into a file; answers the exit code. */
export function backupCommand(args: BackupArguments, io: CliIo): Promise<number> {
  const file = neededFile(args, 'backup');
  return performed(async ({ makeBackup }) => {
    const { tables, rows, bytes } = await makeBackup(io.environment, file);
    io.write(`${file}: ${rows} rows of ${tables.length} tables in ${bytes} bytes, read through.\n`);
    return 0;
  });
}

/** Writes the service's database into a file of a folder that is named after the instant; answers the exit code. */
export function nightlyBackupCommand({ file, into, keep }: NightlyArguments, io: CliIo): Promise<number> {
  if (file !== undefined) throw new UsageError('A file, or a folder with --into: not both.');
  if (keep !== undefined && !KEEP.test(keep)) throw new UsageError('--keep takes a number from 1 to 9999.');
  return performed(async ({ makeBackupInto }) => {
    const request = { folder: into, keep: keep === undefined ? undefined : Number(keep) };
    const { path, tables, rows, bytes, removed } = await makeBackupInto(io.environment, request);
    io.write(`${path}: ${rows} rows of ${tables.length} tables in ${bytes} bytes, read through.\n`);
    for (const name of removed) io.write(`${name} is removed.\n`);
    return 0;
  });
}

/** Fills the service's database from a file; answers the exit code. */
export function restoreCommand(args: BackupArguments, io: CliIo): Promise<number> {
  const file = neededFile(args, 'restore');
  return performed(async ({ restoreIntoDatabase }) => {
    const { tables, rows } = await restoreIntoDatabase(io.environment, file, {
      replace: args.replace ?? false,
      onTable: (name, count) => io.write(`${name} ${count}\n`),
    });
    io.write(`${rows} rows of ${tables.length} tables restored and compared with ${file}.\n`);
    return 0;
  });
}

/** Reads a backup through, and compares it with the service's database when asked; answers the exit code. */
export function verifyCommand(args: BackupArguments, io: CliIo): Promise<number> {
  const file = neededFile(args, 'verify');
  return performed(async ({ compareWithDatabase, verifyBackup }) => {
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

function lineOf(comparison: TableComparison): string {
  const { name, rowsInBackup, rowsInDatabase, onlyInBackup, onlyInDatabase } = comparison;
  if (isEqual(comparison)) return `${name} ${rowsInBackup}, equal`;
  return `${name} ${rowsInBackup} in the backup, ${rowsInDatabase} in the database: ${onlyInBackup} only in the backup, ${onlyInDatabase} only in the database`;
}

const isEqual = ({ onlyInBackup, onlyInDatabase }: TableComparison) => onlyInBackup + onlyInDatabase === 0;

function neededFile({ file }: BackupArguments, command: string): string {
  if (file === undefined) throw new UsageError(`Which file? ${command} <file>`);
  return file;
}

async function performed(perform: (backups: Backups) => Promise<number>): Promise<number> {
  const backups = await loadBackups();
  try {
    return await perform(backups);
  } catch (error) {
    if (backups.isBackupMistake(error)) throw new UsageError(error.message);
    throw error;
  }
}
