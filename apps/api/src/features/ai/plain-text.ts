/** Control characters and halves of surrogate pairs, which no database keeps, and marks that turn a text around. */
const UNSHOWN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** One line of plain text: unshown characters are spaces, white space is single, and nothing is longer than allowed. */
export function plainLine(text: string, maxLength: number): string {
  return cut(text.normalize('NFC').replace(UNSHOWN, ' ').replace(/\s+/gu, ' ').trim(), maxLength);
}

/** Several lines of plain text, for what a seller pasted. */
export function plainLines(text: string, maxLength: number): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => plainLine(line, maxLength));
  return cut(lines.join('\n').trim(), maxLength);
}

/** Never in the middle of a surrogate pair. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return text
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
