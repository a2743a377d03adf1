/**
 * A cell between tabs that begins with a quotation mark: whole, where the mark is closed right before a tab or the end
 * of the line, else up to there. It holds breaks or tabs, not both, or it would hold rows; a cell of a spreadsheet has at
 * most 32,767 characters, and without that limit a browser's patterns run out of memory.
 */
const MARKED =
  /(^|\t)(?:"(?:(?:[^"\t]|""){0,32767}|(?:[^"\r\n]|""){0,32767})" *(?=[\t\r\n]|$)|("[^\t\r\n]*))/gm;

/** Text parted by tabs whose marks that only begin a cell (`"Best" Mug`) are written as part of it. */
export function withClosedQuotes(text: string): string {
  return text.replace(MARKED, (cell, before: string, open: string | undefined) =>
    open === undefined ? cell : `${before}"${open.replaceAll('"', '""')}"`,
  );
}
