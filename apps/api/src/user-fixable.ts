import { errorCode } from './backup/error-code.ts';
import { ConfigError } from './config.ts';
import { FolderInUseError } from './db/data-folder-lock.ts';
import { isUnavailable } from './db/is-unavailable.ts';

/** SQL state: the role lacks a privilege. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Whether the operator can fix the error: configuration, database or disk. The message is one line. */
export function isUserFixable(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof FolderInUseError ||
    isUnavailable(error) ||
    errorCode(error) === INSUFFICIENT_PRIVILEGE ||
    isFileSystemError(error)
  );
}

/** For example a full disk or a read-only folder. */
function isFileSystemError(error: unknown): boolean {
  return /^E[A-Z]{2,}$/.test(errorCode(error));
}
