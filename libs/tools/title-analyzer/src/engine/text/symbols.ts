import type { Span } from '@seller-toolbox/listing-text/words';

/** Where the signs ™, ® and © stand in a text. */
export function findSymbols(text: string): Span[] {
  return Array.from(text.matchAll(/[™®©]/gu), ({ index }) => ({ start: index, end: index + 1 }));
}
