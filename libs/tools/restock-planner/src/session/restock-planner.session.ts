import type { ToolSession } from '@seller-toolbox/tool-contract';
import type { TableRead } from '@seller-toolbox/file-import/table-file';
import { readInventoryFile } from '../import/read-inventory.ts';

export interface InventoryRequest {
  readonly file: File;
}

/** Reads inventory exports in a worker: unpacking a large workbook would block the page for seconds. */
export function openSession(): ToolSession<InventoryRequest, TableRead> {
  return ({ file }) => readInventoryFile(file);
}
