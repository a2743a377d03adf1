import type { TextTable } from '@seller-toolbox/tool-contract';
import { isBlank } from '../table-file/cell-values.ts';
import { isKnownHeader, matchColumns, plainHeader } from '../table-file/match-columns.ts';
import { withoutHeaderUnit } from './product-cells.ts';
import type { ColumnTarget } from './column-target.ts';
import { OTHER_COLUMN, OTHER_COLUMNS, PRODUCT_COLUMNS } from './product-columns.data.ts';

/** Where each column of a file goes, by its index; null is not imported. */
export type ProductMapping = readonly (ColumnTarget | null)[];

const isKnownAsWritten = isKnownHeader(PRODUCT_COLUMNS);

export function isProductHeader(header: string): boolean {
  return isKnownAsWritten(header) || isKnownAsWritten(withoutHeaderUnit(header));
}

/**
 * Proposes where the columns of a file go; columns that no field has are left out. Of two that could be the same field the one
 * with values in the `rows` is it.
 */
export function proposeMapping(headers: readonly string[], rows: TextTable['rows'] = []): ProductMapping {
  const named = headers.map((header) => (isOther(header) ? '' : withoutHeaderUnit(header)));
  const hasValues = headers.map((_, column) => rows.some(({ cells }) => !isBlank(cells[column] ?? '')));
  const filled = targetsOf(named.map((header, column) => (hasValues[column] ? header : '')));
  const taken = new Set(filled.filter((target) => target !== null));
  const all = targetsOf(named.map((header, column) => (filled[column] ? '' : header)));
  return headers.map((_, column) => {
    const target = all[column] ?? null;
    return filled[column] ?? (target !== null && !taken.has(target) ? target : null);
  });
}

/** Begins the header of a column that a tool has computed, which an import leaves out. */
const COMPUTED_MARK = 'ƒ ';

/** The header of a computed column: marked where an import would take it for a field of a product. */
export function computedHeader(label: string): string {
  return isProductHeader(label) ? COMPUTED_MARK + label : label;
}

function isOther(header: string): boolean {
  if (header.startsWith(COMPUTED_MARK)) return true;
  const plain = plainHeader(header);
  return OTHER_COLUMNS.has(plain) || OTHER_COLUMN.test(plain);
}

/** By the header alone. */
function targetsOf(named: readonly string[]): ProductMapping {
  const columns = matchColumns(named, PRODUCT_COLUMNS);
  const byColumn = new Map(
    PRODUCT_COLUMNS.flatMap(({ field }) => columns[field].map((column) => [column, field] as const)),
  );
  return named.map((_, column) => byColumn.get(column) ?? null);
}
