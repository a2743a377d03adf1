import {
  isKnownHeader,
  openTableFile,
  readTable,
  type TableFileRefusal,
  type TextTable,
} from '@seller-toolbox/tool-kit/table-file';
import { INVENTORY_COLUMNS } from './inventory-columns.data.ts';

/** `mostRows`: more than are taken, so that the ones left out can be named. */
const OPTIONS = { mostRows: 20_000, isKnown: isKnownHeader(INVENTORY_COLUMNS) };

export type InventoryRefusal = TableFileRefusal | 'no-table';

export type ReadInventory =
  | { readonly kind: 'table'; readonly table: TextTable }
  | { readonly kind: 'refused'; readonly code: InventoryRefusal };

/** The table of a file: a text or a workbook. */
export async function readInventoryFile(file: File): Promise<ReadInventory> {
  const opened = await openTableFile(file, OPTIONS);
  switch (opened.kind) {
    case 'refused':
      return opened;
    case 'text':
      return readInventoryText(opened.text);
    case 'workbook':
      return tableOf(opened.table);
  }
}

/** The table of a text, as it is pasted. */
export function readInventoryText(text: string): ReadInventory {
  return tableOf(readTable(text, OPTIONS));
}

function tableOf(table: TextTable | null): ReadInventory {
  return table === null ? { kind: 'refused', code: 'no-table' } : { kind: 'table', table };
}
