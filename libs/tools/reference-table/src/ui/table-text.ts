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
  const inCell = (cell: Shown) => `<td>${escape(plain(cell))}</td>`;
  const lines = rows.map((cells) => `<tr>${cells.map(inCell).join('')}</tr>`);
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

export function cellsOf(row: OpenRow, columns: readonly OpenColumn[]): readonly Shown[] {
  return columns.map(({ key }) => row[key] ?? null);
}

function plain(cell: Shown): string {
  return cell === null ? '' : String(cell);
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
