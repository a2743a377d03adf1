/** Tells a spreadsheet that the file is UTF-8. */
export const CSV_START = '\ufeff';

// A spreadsheet takes a cell that begins like this for a formula; the full-width signs count too in East Asian ones.
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
const NEEDS_QUOTES = /[",\r\n]/u;

/** One line of a CSV file. Texts cannot become formulas; numbers are written as they are. */
export function toCsvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(guarded(cell)))).join(',')}\r\n`;
}

function guarded(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
