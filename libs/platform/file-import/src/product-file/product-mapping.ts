import { isKnownHeader, matchColumns, plainHeader } from '../table-file/match-columns.ts';
import { withoutHeaderUnit } from './product-cells.ts';
import { OTHER_COLUMNS, PRODUCT_COLUMNS, type ColumnTarget } from './product-columns.data.ts';

/** Where each column of a file goes, by its index; null is not imported. */
export type ProductMapping = readonly (ColumnTarget | null)[];

const isKnownAsWritten = isKnownHeader(PRODUCT_COLUMNS);

export function isProductHeader(header: string): boolean {
  return isKnownAsWritten(header) || isKnownAsWritten(withoutHeaderUnit(header));
}

/** Proposes where the columns of a file go; columns that no field has are left out. */
export function proposeMapping(headers: readonly string[]): ProductMapping {
  const named = headers.map((header) =>
    OTHER_COLUMNS.has(plainHeader(header)) ? '' : withoutHeaderUnit(header),
  );
  const columns = matchColumns(named, PRODUCT_COLUMNS);
  const byColumn = new Map(
    PRODUCT_COLUMNS.flatMap(({ field }) => columns[field].map((column) => [column, field] as const)),
  );
  return headers.map((_, column) => byColumn.get(column) ?? null);
}
