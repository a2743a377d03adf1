import { openTableFile, type TableFileRejection } from '../table-file/open-table-file.ts';

export type TextFileRead =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: TableFileRejection };

/** More rows than any text field takes. */
const MAX_ROWS = 50_000;

/** The text of a file, or the rows of a workbook as lines with their cells after commas. */
export async function readTextFile(file: File): Promise<TextFileRead> {
  const opened = await openTableFile(file, { mostRows: MAX_ROWS, isKnown: () => false });
  if (opened.kind === 'refused') return { ok: false, code: opened.code };
  if (opened.kind === 'text') return { ok: true, text: opened.text.replace(/\r\n?/gu, '\n').trimEnd() };
  if (opened.table === null) return { ok: false, code: 'file-empty' };
  const lines = [opened.table.headers, ...opened.table.rows.map(({ cells }) => cells)].map((cells) =>
    cells.filter((cell) => cell !== undefined && cell.trim() !== '').join(', '),
  );
  return { ok: true, text: lines.filter((line) => line !== '').join('\n') };
}
