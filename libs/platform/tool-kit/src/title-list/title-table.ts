import {
  decodeText,
  fileBytes,
  isKnownHeader,
  LARGEST_FILE,
  matchColumns,
  readTable,
  type FileRefusal,
  type TableRow,
} from '../table-file/index.ts';
import { MOST_TITLES, type TitleColumn } from './read-titles.ts';
import { TITLE_COLUMNS } from './title-columns.data.ts';

/** A file or a paste that has columns. */
export interface ReadTable {
  readonly headers: readonly string[];
  /** With the line of headers where nothing says that it is one. */
  readonly rows: readonly TableRow[];
  /** Where the titles are likely to be. */
  readonly titleColumn: TitleColumn;
  /** Null where no column names the products. */
  readonly nameColumn: number | null;
}

export type ListRefusal = FileRefusal | 'file-unreadable';

export type ReadFile =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly code: ListRefusal };

const isKnown = isKnownHeader(TITLE_COLUMNS);

/** The text of a file that somebody chose, in whatever encoding it was saved. */
export async function readTextFile(file: File): Promise<ReadFile> {
  if (file.size > LARGEST_FILE) return { ok: false, code: 'file-too-large' };
  try {
    return decodeText(await fileBytes(file), isKnown);
  } catch {
    return { ok: false, code: 'file-unreadable' };
  }
}

/** The table in a text; null where each line is one title. */
export function readTitleTable(text: string): ReadTable | null {
  const table = readTable(text, { mostRows: 2 * MOST_TITLES, isKnown });
  if (table === null) return null;
  const { headers, rows, delimiter } = table;
  const { title, name } = matchColumns(headers, TITLE_COLUMNS);
  const [nameColumn = null] = name;
  const [titleColumn] = title;
  if (titleColumn !== undefined) return { headers, rows, titleColumn, nameColumn };
  const isQuoted = headers.length === 1 && /^"/m.test(text);
  if (headers.length === 1 && !isQuoted) return null;
  const all = nameColumn === null ? [{ line: (rows[0]?.line ?? 2) - 1, cells: headers }, ...rows] : rows;
  // A title may hold commas: only what nobody types between words parts cells for sure.
  const isParted = isQuoted || delimiter === '\t';
  return { headers, rows: all, titleColumn: isParted ? widestColumn(all) : 'line', nameColumn };
}

function widestColumn(rows: readonly TableRow[]): number {
  const widths: number[] = [];
  for (const { cells } of rows) {
    cells.forEach((cell, column) => (widths[column] = (widths[column] ?? 0) + cell.length));
  }
  return widths.indexOf(Math.max(...widths));
}
