import type { ListedProduct } from '@seller-toolbox/product-store';
import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import type { TableColumn } from './table-columns.ts';

/** The shown products with the shown columns as a file that spreadsheets open; figures without format or unit. */
export function listAsCsv(rows: readonly ListedProduct[], columns: readonly TableColumn[]): string {
  const cellOf = (column: TableColumn, listed: ListedProduct): string | number => {
    const problem = column.problem?.(listed);
    if (problem) return problem;
    const value = column.value(listed);
    if (value === undefined || value === null) return '';
    if (typeof value === 'number') return value;
    return typeof value === 'string' ? value : column.shown(listed);
  };
  const lines = rows.map((listed) => toCsvLine(columns.map((column) => cellOf(column, listed))));
  return CSV_START + toCsvLine(columns.map(({ label }) => label)) + lines.join('');
}
