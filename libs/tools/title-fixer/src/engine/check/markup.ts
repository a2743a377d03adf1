import type { Span } from '@seller-toolbox/listing-text/words';

// "&amp;", "&#39;", "&eacute;", and double-escaped: "&amp;quot;".
export const ENTITY =
  /&(?:amp;)*(amp|quot|apos|lt|gt|nbsp|trade|reg|copy|deg|[nm]dash|[lr][sd]quo|szlig|[a-z](?:acute|grave|circ|uml|tilde|cedil)|#\d+|#x[\da-f]+);/giu;
// A bare tag only if HTML has it: "<Black>" is content.
export const TAG =
  /<(?:[a-z][a-z\d]*\s[^<>=]*=[^<>]*|[a-z][a-z\d]*\s*\/|\/[a-z][a-z\d]*\s*|(?:[abipsu]|[bh]r|em|strong|span|div|font|[uod]l|li|d[dt]|h[1-6]|su[bp]|small|img|table|t[rdh]|tbody|section|center|pre|svg|iframe|html|body|head)\s*|!--[^<>]*|!doctype[^<>]*)>/giu;
/** Code is markup with all that it says. */
export const CODE =
  /<(script|style)(?:\s[^<>]*)?>[^]{0,2000}?<\/(?:script|style)\s*>|<\/?(?:script|style)(?:\s[^<>]*)?>/giu;

const MARKUP = new RegExp([CODE, TAG, ENTITY].map(({ source }) => source).join('|'), 'giu');

/** HTML tags, comments and character references, in order. */
export function findMarkup(text: string): Span[] {
  return Array.from(text.matchAll(MARKUP), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
