import type { TextTable } from '@seller-toolbox/tool-contract';
import { openTableBytes } from '../table-file/open-table-file.ts';
import { readTable, type ReadOptions } from '../table-file/read-table.ts';

/** The table in the content of a file; null where there is none. */
export async function tableOfBytes(bytes: Uint8Array, options: ReadOptions): Promise<TextTable | null> {
  const opened = await openTableBytes(bytes, options);
  if (opened.kind === 'refused') return null;
  return opened.kind === 'text' ? readTable(opened.text, options) : opened.table;
}
