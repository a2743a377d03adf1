/** Byte order mark, by which spreadsheets detect UTF-8. */
export const CSV_START = '\ufeff';

// Spreadsheets interpret such cells as formulas; East Asian ones also full-width signs.
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
const NEEDS_QUOTES = /[",\r\n]/u;

/** One line of a CSV file. Prefixes texts that look like formulas; numbers are unchanged. */
export function toCsvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(escapedFormula(cell)))).join(',')}\r\n`;
}

function escapedFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
