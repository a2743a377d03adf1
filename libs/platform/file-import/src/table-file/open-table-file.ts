import type { TextTable } from '@seller-toolbox/tool-contract';
import { decodeText, MAX_FILE_BYTES, type FileRejection } from './decode-text.ts';
import { fileBytes } from './file-bytes.ts';
import type { ReadOptions } from './read-table.ts';

/** Why nothing is read of a file that should hold a table or a list. */
export type TableFileRejection =
  Exclude<FileRejection, 'file-is-workbook'> | 'file-unreadable' | 'workbook-broken' | 'workbook-too-large';

export type OpenedTableFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'workbook'; readonly table: TextTable | null }
  | { readonly kind: 'refused'; readonly code: TableFileRejection };

/** Opens a chosen file: its text in whatever encoding it was saved, or the table of a workbook. */
export async function openTableFile(file: File, options: ReadOptions): Promise<OpenedTableFile> {
  if (file.size > MAX_FILE_BYTES) return { kind: 'refused', code: 'file-too-large' };
  try {
    return await openTableBytes(await fileBytes(file), options);
  } catch {
    return { kind: 'refused', code: 'file-unreadable' };
  }
}

/** The same for the content of a file. */
export async function openTableBytes(bytes: Uint8Array, options: ReadOptions): Promise<OpenedTableFile> {
  const decoded = decodeText(bytes, options.isKnown);
  if (decoded.ok) return { kind: 'text', text: decoded.text };
  if (decoded.code === 'file-is-workbook') return await openWorkbook(bytes, options);
  return { kind: 'refused', code: decoded.code };
}

/** What reads workbooks is loaded with the first. */
async function openWorkbook(bytes: Uint8Array, options: ReadOptions): Promise<OpenedTableFile> {
  const { workbookTable, WorkbookRejected } = await import('../workbook/index.ts');
  try {
    return { kind: 'workbook', table: workbookTable(bytes, options) };
  } catch (error) {
    if (!(error instanceof WorkbookRejected)) throw error;
    const isBroken = error.code === 'workbook-broken';
    return { kind: 'refused', code: isBroken ? 'workbook-broken' : 'workbook-too-large' };
  }
}
