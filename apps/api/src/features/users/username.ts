/** Trimmed and in lower case, as names are compared. */
export function normalUsername(typed: string): string {
  return typed.trim().toLowerCase();
}
