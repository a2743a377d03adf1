const USERNAME = /^[a-z0-9][a-z0-9._@-]{1,63}$/;

/** Trimmed and in lower case, as names are compared. */
export function normalUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

/** 2 to 64 Latin letters, digits and `. _ @ -`. */
export function isUsername(name: string): boolean {
  return USERNAME.test(name);
}
