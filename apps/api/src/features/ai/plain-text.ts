/** Control characters, lone surrogates and bidirectional controls. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** One line of plain text: replaces invisible characters by spaces, collapses white space and cuts to `maxLength` UTF-16 units. */
export function plainLine(text: string, maxLength: number): string {
  return truncate(text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim(), maxLength);
}

/** Several lines of plain text, cut to `maxLength` UTF-16 units. */
export function plainLines(text: string, maxLength: number): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => plainLine(line, maxLength));
  return truncate(lines.join('\n').trim(), maxLength);
}

/** Cuts without splitting a surrogate pair. */
function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
