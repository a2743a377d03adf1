import type { ReadOptions } from '../table-file/read-table.ts';
import { readTable } from '../table-file/read-table.ts';
import { withHeaders } from '../table-file/headless-table.ts';
import { readTableFile, toTableRead, type TableRead } from '../table-file/read-table-file.ts';
import { isProductHeader } from './product-mapping.ts';

/** Far beyond a list of a seller; more rows are named, not read. */
export const MAX_PRODUCT_ROWS = 50_000;

const OPTIONS: ReadOptions = { mostRows: MAX_PRODUCT_ROWS, isKnown: isProductHeader };

/** The table in a file of products: a report, a CSV or a workbook. */
export async function openProducts(file: File): Promise<TableRead> {
  return withProductHeaders(await readTableFile(file, OPTIONS, openText));
}

/** The table in what was copied from a spreadsheet. */
export function openPasted(text: string): TableRead {
  return withProductHeaders(openText(text));
}

function openText(text: string): TableRead {
  return toTableRead(readTable(text, OPTIONS));
}

function withProductHeaders(read: TableRead): TableRead {
  return read.kind === 'table' ? { ...read, table: withHeaders(read.table, isProductHeader) } : read;
}
