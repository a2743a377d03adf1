import { errorCode } from './backup/error-code.ts';
import { ConfigError } from './config.ts';
import { FolderInUseError } from './db/data-folder-lock.ts';
import { isUnavailable } from './db/is-unavailable.ts';

/** Whether whoever typed a command can mend it: the variables, the database, the disk. Its message is one line. */
export function isMendable(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    isUnavailable(error) ||
    isOfFileSystem(error)
  );
}

/** The disk is full, or a folder may not be written. */
function isOfFileSystem(error: unknown): boolean {
  return /^E[A-Z]{3,}$/.test(errorCode(error));
}
