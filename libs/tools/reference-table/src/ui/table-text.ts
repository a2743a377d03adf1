import type { OpenColumn, OpenRow } from './open-table.ts';

type Shown = string | number | null;

/** Rows as text for spreadsheets: cells parted by tabs. */
export function toTsv(rows: readonly (readonly Shown[])[]): string {
  return rows
    .map((cells) => cells.map((cell) => plain(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** Rows as a table of HTML, for mail and spreadsheets that keep the form. */
export function toHtmlTable(rows: readonly (readonly Shown[])[]): string {
  const lines = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${escape(plain(cell))}</td>`).join('')}</tr>`,
  );
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

/**
 * A CSV file (RFC 4180) that spreadsheets read as UTF-8 because of its mark. A text that a spreadsheet would take for a
 * formula is written with an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly Shown[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

export function cellsOf(row: OpenRow, columns: readonly OpenColumn[]): readonly Shown[] {
  return columns.map(({ key }) => row[key] ?? null);
}

function csvCell(cell: Shown): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : plain(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function plain(cell: Shown): string {
  return cell === null ? '' : String(cell);
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
