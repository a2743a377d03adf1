import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLineDeps } from './administration.ts';
import { readConfig, type Config } from './config.ts';
import { openConfiguredDatabase } from './db/configured-database.ts';
import { FolderInUseError } from './db/data-folder-lock.ts';
import { migrate } from './db/migrate.ts';
import { importGrantFile, type ImportedFile, type ImportOptions } from './features/patents/import-file.ts';
import { PatentFileError } from './features/patents/patent-file-error.ts';
import { createPatentCalls, type PatentCalls, type PatentState } from './patent-calls.ts';
import { connectToPatentsSocket } from './patents-socket.ts';
import { systemClock } from './ports/clock.ts';
import { isUserFixable } from './user-fixable.ts';

export { openPatentsSocket } from './patents-socket.ts';
export type { ImportedFile, PatentState };

/** Design patents for the command line, in the database of the service. */
export interface Patents {
  /** See `importGrantFile`. */
  readonly importFile: (path: string, onProgress: ImportOptions['onProgress']) => Promise<ImportedFile>;
  readonly state: () => Promise<PatentState>;
  /** For the socket of a service. */
  readonly calls: PatentCalls;
  readonly close: () => Promise<void>;
}

/** As the office names its weekly files, with or without full texts: `ipgb20261117.zip`, `ipg261117.zip`, `..._r1.zip`. */
const WEEKLY_FILE = /^ipgb?(?:20)?(\d{6})(?:_r\d)?\.zip$/i;

/** The weekly files of a folder, the earliest first. Throws `PatentFileError` where there are none. */
export async function listWeeklyFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).flatMap((name) => {
    const week = WEEKLY_FILE.exec(name)?.[1];
    return week === undefined ? [] : [{ name, week }];
  });
  if (names.length === 0)
    throw new PatentFileError(`There is no weekly file such as ipgb20261117.zip in ${folder}.`);
  return names
    .sort((one, other) => one.week.localeCompare(other.week) || one.name.localeCompare(other.name))
    .map(({ name }) => join(folder, name));
}

/**
 * Opens the database that the environment names and migrates it. If a running service holds the embedded database, the
 * service stores what is read here; throws an error that `isPatentsUserError` accepts if it does not answer.
 */
export async function openPatents(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Patents> {
  const config = readConfig(environment);
  try {
    return await openOnDatabase(config);
  } catch (error) {
    const calls = error instanceof FolderInUseError ? await connectToPatentsSocket(config.DATA_DIR) : null;
    if (!calls) throw error;
    return patentsOn(calls, async () => {});
  }
}

async function openOnDatabase(config: Config): Promise<Patents> {
  const { db, close } = await openConfiguredDatabase(config);
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return patentsOn(createPatentCalls(commandLineDeps(db)), close);
}

function patentsOn(calls: PatentCalls, close: Patents['close']): Patents {
  return {
    importFile: (path, onProgress) => importGrantFile(path, calls, { clock: systemClock, onProgress }),
    state: calls.state,
    calls,
    close,
  };
}

/** An error that the caller of the command can fix. Its message is one line. */
export function isPatentsUserError(error: unknown): error is Error {
  return error instanceof PatentFileError || isUserFixable(error);
}
