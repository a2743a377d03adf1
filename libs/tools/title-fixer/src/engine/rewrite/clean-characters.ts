import type { Span } from '@seller-toolbox/listing-text/words';

const WORD_END = /[\p{L}\p{N}]$/u;
const WORD_START = /^[\p{L}\p{N}]/u;
/** Braces become brackets, so that what they held stays held. */
const IN_PLACE_OF: Readonly<Record<string, string>> = { '{': '(', '}': ')', '¦': ', ' };

/**
 * The title without the characters at these places, ascending: braces become round brackets, and where two letters or
 * digits would touch that did not ("USB_C", "5!!5"), a space parts them.
 */
export function cleanCharacters(
  text: string,
  places: readonly Span[],
  forbidden: ReadonlySet<string>,
): string {
  let cleaned = '';
  let at = 0;
  for (const { start, end } of joinTouching(places)) {
    cleaned += text.slice(at, start);
    const written = Array.from(text.slice(start, end), (sign) => inPlaceOf(sign, forbidden)).join('');
    const parts = WORD_END.test(cleaned) && WORD_START.test(text.slice(end));
    cleaned += written === '' && parts ? ' ' : written;
    at = end;
  }
  return cleaned + text.slice(at);
}

function inPlaceOf(sign: string, forbidden: ReadonlySet<string>): string {
  const written = IN_PLACE_OF[sign] ?? '';
  return Array.from(written).some((other) => forbidden.has(other)) ? '' : written;
}

function joinTouching(places: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const place of places) {
    const last = joined.at(-1);
    if (last?.end === place.start) joined[joined.length - 1] = { start: last.start, end: place.end };
    else joined.push(place);
  }
  return joined;
}
