import { guardFormulas } from './formula-guard.ts';

/** Byte order mark, by which spreadsheets detect UTF-8. */
export const CSV_START = '\ufeff';

const NEEDS_QUOTES = /[",\r\n]/u;

/** One line of a CSV file. Guards texts that look like formulas; numbers are unchanged. */
export function toCsvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : quoted(guardFormulas(cell)))).join(',')}\r\n`;
}

function quoted(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}
