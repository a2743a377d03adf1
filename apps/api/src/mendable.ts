import { errorCode } from './backup/error-code.ts';
import { ConfigError } from './config.ts';
import { FolderInUseError } from './db/data-folder-lock.ts';
import { isUnavailable } from './db/is-unavailable.ts';

/** The SQL state of a role that may not do what was asked. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Whether whoever started a command or the service can mend it: the variables, the database, the disk. Its message is one line. */
export function isMendable(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    isUnavailable(error) ||
    errorCode(error) === INSUFFICIENT_PRIVILEGE ||
    isOfFileSystem(error)
  );
}

/** The disk is full, or a folder may not be written. */
function isOfFileSystem(error: unknown): boolean {
  return /^E[A-Z]{2,}$/.test(errorCode(error));
}
