// White space, and what has no width of its own: direction marks, joiners, control characters.
const INVISIBLE_ONLY = /^[\s\p{Cf}\p{Cc}]*$/u;

/** True for a text in which there is nothing to see. */
export function isBlank(text: string): boolean {
  return INVISIBLE_ONLY.test(text);
}
