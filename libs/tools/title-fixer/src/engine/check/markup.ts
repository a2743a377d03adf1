import type { Span } from '@seller-toolbox/listing-text/words';

// "&amp;", "&#39;", "&eacute;", and double-escaped: "&amp;quot;".
export const ENTITY =
  /&(?:amp;)*(amp|quot|apos|lt|gt|nbsp|[a-z](?:acute|grave|circ|uml|tilde|cedil)|#\d+|#x[\da-f]+);/giu;
// Code with all that it says, what only HTML has, and known tags: "<Black>" is content.
export const TAG =
  /<(?:script|style)(?:\s[^<>]*)?>[^]{0,2000}?<\/(?:script|style)\s*>|<(?:[a-z][a-z\d]*(?:\s[^<>=]*=[^<>]*|\s*\/)|\/[a-z][a-z\d]*\s*|![^<>]*|(?:[abipsu]|[bh]r|em|strong|span|div|font|[uod]l|li|h[1-6]|su[bp]|small|img|table|t[rdh]|script|style)\s*)>/giu;
const MARKUP = new RegExp(`${TAG.source}|${ENTITY.source}`, 'giu');

/** HTML tags, comments and character references, in order. */
export function findMarkup(text: string): Span[] {
  // Not by `spansOf`, whose file has the lexicons: an answer of the AI is checked without them.
  return Array.from(text.matchAll(MARKUP), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
