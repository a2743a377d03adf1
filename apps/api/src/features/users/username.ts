const USERNAME = /^[a-z0-9][a-z0-9._@-]{1,63}$/;

/** As names are compared: without blanks around and whatever the case. */
export function normalUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

/** 2 to 64 Latin letters, digits and `. _ @ -`; what a person is called stands in the full name. */
export function isUsername(name: string): boolean {
  return USERNAME.test(name);
}
