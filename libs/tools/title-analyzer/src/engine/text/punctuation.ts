import { DECIMAL_POINTS, PUNCTUATION } from '@seller-toolbox/reference-data/punctuation.data';
import type { Span } from '@seller-toolbox/listing-text/words';

const SIGNS = PUNCTUATION.flatMap(({ sign, fullWidth }) => [sign, ...fullWidth]);
const POINTS = `[${DECIMAL_POINTS.join('')}]`;
const OTHERS = `[${SIGNS.filter((sign) => !DECIMAL_POINTS.includes(sign)).join('')}]`;

// A point counts unless a digit stands on either side of it.
const ANY_PUNCTUATION = new RegExp(`(?<!\\p{Nd})${POINTS}|${POINTS}(?!\\p{Nd})|${OTHERS}`, 'gu');

/** Where the punctuation characters of a text stand; the point inside a number is none. */
export function findPunctuation(text: string): Span[] {
  return Array.from(text.matchAll(ANY_PUNCTUATION), ({ index }) => ({ start: index, end: index + 1 }));
}
