import {
  isKnownHeader,
  matchColumns,
  openTableFile,
  readTable,
  type TableFileRejection,
  type TableRow,
  type TextTable,
} from '@seller-toolbox/file-import/table-file';
import type { ReadTable } from './read-table.ts';
import { MAX_TITLES, titlesInTable, type ListedTitle } from './read-titles.ts';
import { TITLE_COLUMNS } from './title-columns.data.ts';

export type ListRejection = TableFileRejection;

export type ReadFile =
  | { readonly ok: true; readonly text: string; readonly table: ReadTable | null }
  | { readonly ok: false; readonly code: ListRejection };

const OPTIONS = { mostRows: 2 * MAX_TITLES, isKnown: isKnownHeader(TITLE_COLUMNS) };

/** The list in a chosen file: a text in any encoding, or a workbook. */
export async function readTitleFile(file: File): Promise<ReadFile> {
  const opened = await openTableFile(file, OPTIONS);
  switch (opened.kind) {
    case 'text':
      return { ok: true, text: opened.text, table: readTitleTable(opened.text) };
    case 'workbook': {
      const { table } = opened;
      if (table === null) return { ok: false, code: 'file-empty' };
      return { ok: true, text: linesOf(table), table: titleTable(table, true) };
    }
    case 'refused':
      return { ok: false, code: opened.code };
  }
}

/** The titles of a table with a column of titles; none where it has no such column. */
export function titlesOfTable(table: TextTable): readonly ListedTitle[] {
  const read = titleTable(table, true);
  return typeof read?.titleColumn === 'number' ? titlesInTable(read, read.titleColumn).titles : [];
}

/** The table in a text; null where each line is one title. */
export function readTitleTable(text: string): ReadTable | null {
  const table = readTable(text, OPTIONS);
  if (table === null) return null;
  return titleTable(table, hasUnambiguousCells(text, table));
}

// "Salt; Pepper" and "Men&#39;s": a sign of the text.
const SEMICOLON_IN_TEXT = /; |&#?\w+;/;
const QUOTED_CELL = /(?:^|[,;|])"(?:[^"\n,;|]|"")*[,;|](?:[^"\n]|"")*"(?=[,;|\r]|$)/m;

/** A title may contain commas: only quotes, and delimiters that are not used between words, are unambiguous. */
function hasUnambiguousCells(text: string, { headers, delimiter }: TextTable): boolean {
  if (headers.length === 1) return /^"/m.test(text);
  return delimiter === '\t' || (delimiter === ';' && !SEMICOLON_IN_TEXT.test(text)) || QUOTED_CELL.test(text);
}

/** `isUnambiguous`: the delimiter cannot be part of a title. */
function titleTable(table: TextTable, isUnambiguous: boolean): ReadTable | null {
  const { headers, rows } = table;
  const { title, name } = matchColumns(headers, TITLE_COLUMNS);
  const [nameColumn = null] = name;
  const [titleColumn] = title;
  if (titleColumn !== undefined)
    return { headers, rows: joinSplitTitles(table, titleColumn), titleColumn, nameColumn };
  if (headers.length === 1 && !isUnambiguous) return null;
  const all = nameColumn === null ? [{ line: (rows[0]?.line ?? 2) - 1, cells: headers }, ...rows] : rows;
  return { headers, rows: all, titleColumn: isUnambiguous ? widestColumn(all) : 'line', nameColumn };
}

/** Titles in the last column may contain unquoted delimiters: cells beyond the headers belong to them. */
function joinSplitTitles({ headers, rows, delimiter }: TextTable, column: number): readonly TableRow[] {
  if (delimiter === '\t' || column < headers.length - 1) return rows;
  return rows.map(({ line, cells, rest }) => ({
    line,
    cells: rest === undefined ? cells : [...cells.slice(0, column), rest],
  }));
}

/** The content of each row, for callers that take the whole line. */
function linesOf({ headers, rows }: TextTable): string {
  return [headers, ...rows.map(({ cells }) => cells)]
    .map((cells) => cells.join(' ').replace(/\s+/g, ' '))
    .join('\n');
}

function widestColumn(rows: readonly TableRow[]): number {
  const widths: number[] = [];
  for (const { cells } of rows) {
    cells.forEach((cell, column) => (widths[column] = (widths[column] ?? 0) + cell.length));
  }
  return widths.indexOf(Math.max(...widths));
}
