import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';

const JOINER = ', ';

/**
 * The item highlights with the phrases that a version leaves out, as far as they fit `max` code points; null where the
 * rules have no such field. What is there already, or does not fit, is left as it is.
 */
export function proposeHighlights(
  given: string,
  dropped: readonly string[],
  max: number | null,
): string | null {
  if (max === null) return null;
  let proposed = given.trim();
  for (const phrase of dropped) {
    const isThere = foldCase(proposed).includes(foldCase(phrase));
    const next = proposed === '' ? phrase : proposed + JOINER + phrase;
    if (!isThere && codePointLength(next) <= max) proposed = next;
  }
  return proposed;
}
