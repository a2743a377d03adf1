/** A weekly file that cannot be imported. The message is one line for the operator. */
export class PatentFileError extends Error {}
