import { DECIMAL_POINTS, PUNCTUATION } from '@seller-toolbox/reference-data/punctuation.data';
import type { Span } from '@seller-toolbox/listing-text/words';

const SIGNS = PUNCTUATION.flatMap(({ sign, fullWidth }) => [sign, ...fullWidth]);
const POINTS = oneOf(DECIMAL_POINTS);
const OTHERS = oneOf(SIGNS.filter((sign) => !DECIMAL_POINTS.includes(sign)));

// A point counts unless it is between two digits.
const NOT_AFTER_DIGIT = '(?<!\\p{Nd})';
const NOT_BEFORE_DIGIT = '(?!\\p{Nd})';
const ANY_PUNCTUATION = new RegExp(
  [NOT_AFTER_DIGIT.concat(POINTS), POINTS.concat(NOT_BEFORE_DIGIT), OTHERS].join('|'),
  'gu',
);

/** The offsets of punctuation characters, without points inside numbers. */
export function findPunctuation(text: string): Span[] {
  return Array.from(text.matchAll(ANY_PUNCTUATION), ({ index }) => ({ start: index, end: index + 1 }));
}

function oneOf(signs: readonly string[]): string {
  return `[${signs.join('')}]`;
}
