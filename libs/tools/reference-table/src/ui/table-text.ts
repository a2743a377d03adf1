import type { WrittenCell } from '@seller-toolbox/tool-kit';
import type { OpenColumn, OpenRow } from './open-table.ts';

/**
 * A CSV file (RFC 4180) that spreadsheets read as UTF-8 because of its mark. A text that a spreadsheet would take for a
 * formula is written with an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly WrittenCell[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

export function cellsOf(row: OpenRow, columns: readonly OpenColumn[]): readonly WrittenCell[] {
  return columns.map(({ key }) => row[key] ?? null);
}

function csvCell(cell: WrittenCell): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
