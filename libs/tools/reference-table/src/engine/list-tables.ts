import type { TableCategory } from './reference-table.types.ts';
import { TABLE_SUMMARIES, type TableSummary } from './table-summaries.data.ts';

/** The tables of a category, or all; without a query every row counts as a match. */
export function listTables(category: TableCategory | 'all'): (TableSummary & { matchedRows: number })[] {
  return TABLE_SUMMARIES.filter((table) => category === 'all' || table.category === category).map(
    (table) => ({
      ...table,
      matchedRows: table.totalRows,
    }),
  );
}
