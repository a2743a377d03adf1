// White space, and characters without width: direction marks, joiners, control characters.
const INVISIBLE_ONLY = /^[\s\p{Cf}\p{Cc}]*$/u;

/** True for a text without visible characters. */
export function isBlank(text: string): boolean {
  return INVISIBLE_ONLY.test(text);
}
