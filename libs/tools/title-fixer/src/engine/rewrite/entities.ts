import type { Span } from '@seller-toolbox/listing-text/words';

// "&amp;", "&#39;", "&#x27;", and what was escaped twice: "&amp;quot;".
export const ENTITY = /&(?:amp;)*(amp|quot|apos|lt|gt|nbsp|#\d+|#x[\da-f]+);/giu;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
};
const LAST_CODE_POINT = 0x10ffff;
const JOINS = /^\p{Cf}$/u;
// White space, and what no title can hold: controls, half a pair, what is no character.
const PARTS = /^[\s\p{C}]$/u;

/** A text with what the entities at these places, ascending, stand for; what stands for no sign parts words like a space. */
export function writeEntities(text: string, places: readonly Span[]): string {
  let written = '';
  let at = 0;
  for (const { start, end } of places) {
    written += text.slice(at, start) + signOf(text.slice(start, end));
    at = end;
  }
  return written + text.slice(at);
}

function signOf(entity: string): string {
  const name = entity.replace(ENTITY, '$1').toLowerCase();
  const named = NAMED[name];
  if (named !== undefined) return named;
  const isHexadecimal = name.startsWith('#x');
  const code = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10);
  const sign = code > LAST_CODE_POINT ? ' ' : String.fromCodePoint(code);
  if (JOINS.test(sign)) return '';
  return PARTS.test(sign) ? ' ' : sign;
}
