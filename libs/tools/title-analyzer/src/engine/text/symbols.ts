import type { Span } from '@seller-toolbox/listing-text/words';

/** The offsets of ™, ® and ©. */
export function findSymbols(text: string): Span[] {
  return Array.from(text.matchAll(/[™®©]/gu), ({ index }) => ({ start: index, end: index + 1 }));
}
