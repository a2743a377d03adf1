import type { Span } from '@seller-toolbox/listing-text/words';

// . , ; : ! ? with their full-width forms and the East Asian stop and comma; the point of a number is no punctuation.
const PUNCTUATION = /(?<!\p{Nd})[.．]|[.．](?!\p{Nd})|[,;:!?，；：！？。、]/gu;

/** Where the punctuation characters of a text stand. */
export function findPunctuation(text: string): Span[] {
  return Array.from(text.matchAll(PUNCTUATION), ({ index }) => ({ start: index, end: index + 1 }));
}
