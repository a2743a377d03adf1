/** A text as a pattern that finds it as it is written. Only signs of the syntax are escaped: with the `u` flag, others must not be. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
}
