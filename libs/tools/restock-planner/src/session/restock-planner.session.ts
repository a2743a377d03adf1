import type { ToolSession } from '@seller-toolbox/tool-contract';
import type { TableRead } from '@seller-toolbox/file-import/table-file';
import { readInventoryFile } from './read-inventory.ts';

export interface InventoryQuestion {
  readonly file: File;
}

/** Reads inventory exports away from the page: unpacking a large workbook would hold it up for seconds. */
export function openSession(): ToolSession<InventoryQuestion, TableRead> {
  return ({ file }) => readInventoryFile(file);
}
