import type { Span } from '@seller-toolbox/listing-text/words';
import { ENTITY } from '../check/markup.ts';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
};
/** Combining marks of the letters that have a name: "eacute". */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
};
const MAX_CODE_POINT = 0x10ffff;
const INVISIBLE = /^\p{Cf}$/u;
// White space, and characters that are invalid in a title: controls, lone surrogates, unassigned code points.
const WHITESPACE_OR_CONTROL = /^[\s\p{C}]$/u;

/** Replaces the entities at these ascending spans by their characters, an invalid one by a space. */
export function decodeEntities(text: string, spans: readonly Span[]): string {
  let decoded = '';
  let at = 0;
  for (const { start, end } of spans) {
    decoded += text.slice(at, start) + decodeEntity(text.slice(start, end));
    at = end;
  }
  return decoded + text.slice(at);
}

function decodeEntity(entity: string): string {
  const written = entity.replace(ENTITY, '$1');
  const name = written.toLowerCase();
  const mark = MARKS[name.slice(1)];
  const named = NAMED[name] ?? (mark && `${written.charAt(0)}${mark}`.normalize('NFC'));
  if (named !== undefined) return named;
  const isHexadecimal = name.startsWith('#x');
  const code = Number.parseInt(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10);
  const char = code > MAX_CODE_POINT ? ' ' : String.fromCodePoint(code);
  if (INVISIBLE.test(char)) return '';
  return WHITESPACE_OR_CONTROL.test(char) ? ' ' : char;
}
