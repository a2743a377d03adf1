import type { Cell, TableColumn } from './reference-table.types.ts';
import type { TableRow } from './table-rows.ts';

/**
 * The rows in which a searchable cell contains the query, whatever the case. White space around the query does not count,
 * and a blank query matches every row. Numbers are found with a point or a comma.
 */
export function matchingRows(
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  query: string,
): readonly TableRow[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return rows;
  const keys = columns.filter(({ searchable }) => searchable).map(({ key }) => key);
  return rows.filter((row) => keys.some((key) => contains(row[key] ?? null, wanted)));
}

function contains(cell: Cell, wanted: string): boolean {
  if (cell === null) return false;
  if (typeof cell === 'number') return String(cell).includes(wanted.replace(',', '.'));
  return cell.toLowerCase().includes(wanted);
}
