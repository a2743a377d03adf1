/** An error that the caller can fix: printed as one line, exit code 2. */
export class UsageError extends Error {}
