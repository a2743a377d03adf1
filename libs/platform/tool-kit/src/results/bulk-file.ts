import { BULK_COLUMNS, type BulkRow } from '@seller-toolbox/reference-data/bulk-columns.data';
import { CSV_START, toCsvLine } from './csv.ts';

/** A CSV file for the Sponsored Products tab of a bulk workbook. */
export function toBulkFile(rows: readonly BulkRow[]): string {
  const lines = rows.map((row) => toCsvLine(BULK_COLUMNS.map((column) => row[column] ?? '')));
  return CSV_START + toCsvLine(BULK_COLUMNS) + lines.join('');
}
