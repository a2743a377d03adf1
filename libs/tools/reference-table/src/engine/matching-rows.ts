import type { Cell, TableColumn } from './reference-table.types.ts';
import type { TableRow } from './table-rows.ts';

/**
 * The rows in which a searchable cell contains the query, whatever the case. White space around the query does not count,
 * and a blank query matches every row. Numbers are found with a point or a comma, and digits and letters of full width
 * are those of the table.
 */
export function matchingRows(
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  query: string,
): readonly TableRow[] {
  const wanted = plain(query.trim());
  if (wanted === '') return rows;
  const keys = columns.filter(({ searchable }) => searchable).map(({ key }) => key);
  return rows.filter((row) => keys.some((key) => contains(row[key] ?? null, wanted)));
}

function contains(cell: Cell, wanted: string): boolean {
  if (cell === null) return false;
  if (typeof cell === 'number') return String(cell).includes(wanted.replace(',', '.'));
  return plain(cell).includes(wanted);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
