import {
  isKnownHeader,
  readTable,
  readTableFile,
  toTableRead,
  type TableRead,
} from '@seller-toolbox/file-import/table-file';
import { INVENTORY_COLUMNS } from './inventory-columns.data.ts';

/** `mostRows`: more than a plan takes, so that the page can list the skipped rows. */
const OPTIONS = { mostRows: 20_000, isKnown: isKnownHeader(INVENTORY_COLUMNS) };

/** The table of a file: a text or a workbook. */
export function readInventoryFile(file: File): Promise<TableRead> {
  return readTableFile(file, OPTIONS, readInventoryText);
}

/** The table of a text, as it is pasted. */
export function readInventoryText(text: string): TableRead {
  return toTableRead(readTable(text, OPTIONS));
}
