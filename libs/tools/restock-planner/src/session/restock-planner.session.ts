import type { ToolSession } from '@seller-toolbox/tool-contract';
import { readInventoryFile, type ReadInventory } from './read-inventory.ts';

export interface InventoryQuestion {
  readonly file: File;
}

/** Reads inventory exports away from the page: unpacking a large workbook would hold it up for seconds. */
export function openSession(): ToolSession<InventoryQuestion, ReadInventory> {
  return ({ file }) => readInventoryFile(file);
}
