import type { TextTable } from '@seller-toolbox/tool-contract';
import { openTableFile, type TableFileRejection } from './open-table-file.ts';
import type { ReadOptions } from './read-table.ts';

/** Why there is no table in a file or a text. */
export type NoTable = TableFileRejection | 'no-table';

/** The result of reading a table from a file or a text. */
export type TableRead =
  | { readonly kind: 'table'; readonly table: TextTable }
  | { readonly kind: 'refused'; readonly code: NoTable };

/** The table of a file, a text or a workbook; `readText` reads the text of the one as it reads what is pasted. */
export async function readTableFile(
  file: File,
  options: ReadOptions,
  readText: (text: string) => TableRead,
): Promise<TableRead> {
  const opened = await openTableFile(file, options);
  switch (opened.kind) {
    case 'refused':
      return opened;
    case 'text':
      return readText(opened.text);
    case 'workbook':
      return toTableRead(opened.table);
  }
}

/** The result of reading a text or a workbook; null where no table was found in it. */
export function toTableRead(table: TextTable | null): TableRead {
  return table === null ? { kind: 'refused', code: 'no-table' } : { kind: 'table', table };
}
