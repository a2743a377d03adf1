/** A cell as it is written; null is an empty one. */
export type WrittenCell = string | number | null;

/** Rows as text for spreadsheets: cells parted by tabs. */
export function toTsv(rows: readonly (readonly WrittenCell[])[]): string {
  return rows
    .map((cells) => cells.map((cell) => plain(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** Rows as a table of HTML, for mail and spreadsheets that keep the form. */
export function toHtmlTable(rows: readonly (readonly WrittenCell[])[]): string {
  const lines = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${escape(plain(cell))}</td>`).join('')}</tr>`,
  );
  return `<table><tbody>${lines.join('')}</tbody></table>`;
}

function plain(cell: WrittenCell): string {
  return cell === null ? '' : String(cell);
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
