/** A cell as it is written; null is an empty one. */
export type WrittenCell = string | number | null;
export type WrittenRow = readonly WrittenCell[];

/** Rows as text for spreadsheets: cells parted by tabs. */
export function toTsv(rows: readonly WrittenRow[]): string {
  return rows
    .map((cells) => cells.map((cell) => plain(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** Rows as a table of HTML, for documents, mail and spreadsheets that keep the form. */
export function toHtmlTable(rows: readonly WrittenRow[], head?: WrittenRow): string {
  const columns = head ? `<thead>${toLine(head, 'th')}</thead>` : '';
  return `<table>${columns}<tbody>${rows.map((cells) => toLine(cells, 'td')).join('')}</tbody></table>`;
}

function toLine(cells: WrittenRow, tag: 'td' | 'th'): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escape(plain(cell))}</${tag}>`).join('')}</tr>`;
}

function plain(cell: WrittenCell): string {
  return cell === null ? '' : String(cell);
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
