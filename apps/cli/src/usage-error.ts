/** Something the caller can mend: told in one line, exit code 2. */
export class UsageError extends Error {}
